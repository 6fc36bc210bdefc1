import type { ResumeMessages } from '../en/resume.ts';

export const messages: ResumeMessages = {
  file: 'Państwa CV',
  fileHint:
    'Nasz własny serwer odczytuje plik i wypełnia formularz, który można sprawdzić. Obsługujemy PDF i DOCX, do 10 MB.',
  fileDrop: 'Plik można tu upuścić, wkleić lub wybrać:',
  fileRemove: 'Usuń plik',
  fileAgain: 'Przeglądarka nie może zachować pliku: proszę dołączyć go ponownie.',
  uploading: 'Przesyłanie pliku {file}…',
  reading: 'Odczytywanie pliku {file}…',
  readingDone: 'Odczytano plik {file}. Wypełnione pola: {value}. Proszę je sprawdzić.',
  readingNothing:
    'Plik {file} jest dołączony. Nie znaleźliśmy w nim danych do wypełnienia; proszę wypełnić formularz samodzielnie.',
  fileMissing: 'Proszę przesłać CV',
  fileTooLarge: 'Plik jest większy niż 10 MB. Proszę dołączyć mniejszy.',
  fileUnsupported: 'To nie jest plik PDF ani DOCX. Proszę zapisać CV w jednym z tych formatów.',
  fileEmpty: 'Plik jest pusty. Proszę wybrać inny.',
  problemEncrypted:
    'Plik {file} jest chroniony hasłem, więc nie mogliśmy go odczytać. Mimo to jest dołączony; proszę wypełnić formularz samodzielnie.',
  problemUnreadable:
    'Nie udało się odczytać pliku {file}; może być uszkodzony. Mimo to jest dołączony; proszę wypełnić formularz samodzielnie.',
  problemNoText:
    'Plik {file} nie zawiera tekstu, tylko obrazy, np. skan. Mimo to jest dołączony; proszę wypełnić formularz samodzielnie.',
  problemTooComplex:
    'Plik {file} jest zbyt długi lub zbyt złożony, aby odczytać go automatycznie. Mimo to jest dołączony; proszę wypełnić formularz samodzielnie.',
  problemBusy:
    'Plik {file} jest dołączony, ale w tej chwili nie możemy go odczytać. Proszę wypełnić formularz samodzielnie lub spróbować za chwilę.',
  problemOffline:
    'Plik {file} jest dołączony, ale bez połączenia z internetem nie możemy go odczytać. Proszę spróbować, gdy połączenie wróci, lub wypełnić formularz samodzielnie.',
  problemUnreachable:
    'Plik {file} jest dołączony, ale serwer nie odpowiedział. Proszę sprawdzić połączenie i spróbować ponownie lub wypełnić formularz samodzielnie.',
  readAgain: 'Odczytaj ponownie',
  markTitle: 'Z Państwa CV, proszę sprawdzić',
  markPage: '(strona {page})',
  markConfirm: 'Zgadza się',
  markConfirmAll: 'Wszystko się zgadza',
  person: 'Dane osobowe',
  work: 'Doświadczenie',
  dateOfBirth: 'Data urodzenia',
  nationality: 'Obywatelstwo',
  pleaseChoose: 'Proszę wybrać',
  currentAddress: 'Obecny adres',
  pastPositions: 'Dotychczasowe stanowiska',
  pastPositionsHint: 'Od najnowszego. Puste wiersze są pomijane.',
  position: 'Stanowisko {value}',
  positionTitle: 'Nazwa stanowiska',
  positionOrganisation: 'Pracodawca',
  positionStart: 'Od',
  positionEnd: 'Do',
  positionPresent: 'obecnie',
  positionAdd: 'Dodaj stanowisko',
  positionRemove: 'Usuń stanowisko {value}',
  positionsTooLong: 'Proszę podać najwyżej 50 stanowisk, po najwyżej 300 znaków w polu',
  pastIndustry: 'Dotychczasowa branża',
  job: 'Oferta pracy',
  noJob: 'Żadna z nich: aplikacja bez ogłoszenia',
  positionAppliedFor: 'Stanowisko, o które się Państwo ubiegają',
  positionAppliedForHint: 'Albo dziedzina, w której chcieliby Państwo pracować.',
  fieldPrivacy: 'Zapoznałem(-am) się z polityką prywatności i przesyłam zgłoszenie w tym celu.',
  errorPrivacyRequired: 'Proszę potwierdzić zapoznanie się z polityką prywatności',
  talentPool:
    'Mogą Państwo zachować moje zgłoszenie w bazie kandydatów i uwzględnić je w późniejszych naborach. (Dobrowolne, można wycofać w każdej chwili.)',
  fieldTransferConsent:
    'Wyrażam odrębną zgodę na przekazanie mojego zgłoszenia odbiorcy spoza Chin kontynentalnych, {company}, w celu jego rozpatrzenia.',
  errorTransferConsentRequired: 'Bez tej zgody nie możemy przyjąć zgłoszenia',
  formPrivacyNote:
    'Dane wykorzystujemy wyłącznie w związku z Państwa zgłoszeniem. Wpisany tekst pozostaje na tym urządzeniu do chwili wysłania; wybrany plik trafia na nasz serwer do odczytania i nie jest tam przechowywany.',
  save: 'Zapisz',
  saved:
    'Zapisano na tym urządzeniu. Plik nie jest zapisywany: przy powrocie proszę dołączyć go ponownie.',
  saveFailed: 'Ta przeglądarka nie pozwala zapisywać na urządzeniu.',
  saveLinkOffer:
    'Aby kontynuować gdzie indziej: możemy wysłać link e-mailem. Wpisane dane, bez pliku, pozostaną wtedy przez 30 dni na naszym serwerze.',
  saveLinkSend: 'Wyślij mi link',
  saveLinkSent: 'Link do zapisanych danych jest w drodze na adres {email}. Jest ważny 30 dni.',
  saveLinkFailed:
    'W tej chwili nie udało się wysłać linku. Dane są nadal zapisane na tym urządzeniu.',
  draftRestored: 'Zapisane dane zostały przywrócone. Proszę dołączyć CV.',
  draftUnknown: 'Ten link stracił ważność. Linki wygasają po 30 dniach.',
  draftFailed:
    'W tej chwili nie udało się pobrać zapisanych danych. Proszę za chwilę ponownie wczytać stronę.',
  formUnavailable:
    'W tej chwili nie udało się zapisać zgłoszenia. Wpisane dane nie zniknęły: proszę ponownie dołączyć plik i wysłać za chwilę.',
  formRetrying:
    'Serwer nie może teraz niczego zapisać. Zgłoszenie jest tu bezpieczne, próbujemy ponownie automatycznie.',
  formOffline:
    'Brak połączenia z internetem. Zgłoszenie jest tu bezpieczne i zostanie wysłane samo, gdy połączenie wróci.',
  formTimeout:
    'Serwer nie odpowiedział na czas; połączenie może być wolne. Zgłoszenie jest tu bezpieczne, próbujemy ponownie automatycznie.',
  formUnreachable:
    'Serwer jest nieosiągalny. Zgłoszenie jest tu bezpieczne, próbujemy ponownie automatycznie; proszę sprawdzić połączenie.',
  formTooMany:
    'Z tego łącza przyszło zbyt wiele zgłoszeń. Dane pozostały na miejscu: proszę wysłać je ponownie za kilka minut.',
  formTooLarge:
    'Zgłoszenie jest zbyt duże, aby je zapisać. Proszę skrócić tekst lub dołączyć mniejszy plik.',
  formSuccessTitle: 'Zgłoszenie zostało wysłane',
  formSuccessText:
    'Dziękujemy. Zgłoszenie jest zapisane. Dział kadr przeczyta je i Państwu odpowie.',
  formAnother: 'Wyślij kolejne zgłoszenie',
  sentConfirmation: 'Potwierdzenie wysyłamy e-mailem.',
};
