import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  siteName: 'eArc',
  labelled: '{label}: ',
  inBrackets: ' ({text})',
  skipToContent: 'Przejdź do treści',
  menu: 'Menu',
  mainMenu: 'Menu główne',
  search: 'Szukaj',
  languageSelection: 'Język',
  breadcrumbs: 'Ścieżka nawigacji',
  pictureCaption: 'Wizualizacja',
  visualisationAlternative: '{alternative} (wizualizacja)',
  allVisualisations: 'Ilustracje w tym serwisie są wizualizacjami komputerowymi, nie fotografiami.',
  exampleData: 'Dane przykładowe',
  exampleDataAll: 'Wszystkie podane tu wartości są danymi przykładowymi',
  moreThan: 'ponad {value}',
  about: 'około {value}',

  atLeast: 'co najmniej {value}',
  basis: 'Źródło i założenia',
  toScale: 'Narysowane w skali',
  inAll: 'łącznie',
  assumptions: 'Założenia',
  parameter: 'Parametr',
  compareModels: 'Porównaj z innymi modułami',
  yieldHere: 'Ile energii da w danym miejscu',
  criterion: 'Kryterium',
  note: 'Uwaga',

  serviceHotline: 'Infolinia serwisowa',
  workingHours: 'Godziny pracy',
  allRightsReserved: 'Wszelkie prawa zastrzeżone.',

  notFoundTitle: 'Nie znaleźliśmy tej strony',
  notFoundText:
    'W adresie może być błąd albo strona została przeniesiona. Proszę skorzystać z menu u góry lub przejść na stronę główną.',
  errorTitle: 'Wystąpił błąd po naszej stronie',
  errorText: 'Nie udało się wyświetlić strony. Proszę spróbować ponownie za chwilę.',
  offlineTitle: 'Brak połączenia z internetem',
  offlineText:
    'Bez połączenia z internetem nie udało się pobrać tej strony. Wczyta się sama, gdy połączenie wróci.',
  chunkErrorTitle: 'Strona nie wczytała się w całości',
  chunkErrorMissing:
    'Części tej strony nie ma już na serwerze: witryna została zapewne właśnie zaktualizowana. Proszę wczytać stronę ponownie.',
  chunkErrorTimeout:
    'Część tej strony wczytywała się zbyt długo. Proszę sprawdzić połączenie i wczytać stronę ponownie.',
  chunkErrorNetwork:
    'Nie udało się pobrać części tej strony. Proszę sprawdzić połączenie i wczytać stronę ponownie.',
  loading: 'Wczytywanie…',
  loadAgain: 'Wczytaj ponownie',
  toHomePage: 'Na stronę główną',

  formRequired: 'wymagane',
  formSubmit: 'Wyślij',
  formSubmitting: 'Wysyłanie…',
  formCancel: 'Anuluj',
  formCancelQuestion: 'Odrzucić wpisane dane?',
  formErrorSummary: 'Proszę sprawdzić poniższe dane',
  formSuccessTitle: 'Zapytanie zostało wysłane',
  formSuccessText: 'Dziękujemy. Zapisaliśmy Państwa zapytanie i odpowiemy na nie.',
  formReference: 'Numer Państwa zapytania',
  formBackToPage: 'Powrót do strony',
  formAnother: 'Napisz kolejną wiadomość',
  formUnavailable:
    'W tej chwili nie udało się zapisać zapytania. Wpisany tekst nie zniknął: proszę wysłać go ponownie za chwilę.',
  formTooLarge: 'Zapytanie jest zbyt długie, aby je zapisać. Proszę skrócić tekst.',
  formOffline:
    'Brak połączenia z internetem. Tekst jest tu bezpieczny i zostanie wysłany sam, gdy połączenie wróci.',
  formTimeout:
    'Serwer nie odpowiedział na czas; połączenie może być wolne. Tekst jest tu bezpieczny, próbujemy ponownie automatycznie.',
  formUnreachable:
    'Serwer jest nieosiągalny. Tekst jest tu bezpieczny, próbujemy ponownie automatycznie; proszę sprawdzić połączenie.',
  pleaseEnter: 'Proszę wpisać',

  fieldName: 'Imię i nazwisko',
  fieldPhone: 'Telefon',
  fieldEmail: 'E-mail',
  fieldCompanyName: 'Nazwa firmy',

  fieldTransferConsent:
    'Wyrażam odrębną zgodę na przekazanie powyższych danych odbiorcy spoza Chin kontynentalnych, {company}, w celu udzielenia odpowiedzi na to zapytanie.',
  errorTransferConsentRequired: 'Bez tej zgody nie możemy przyjąć zapytania',
  errorEmailRequired: 'Proszę podać adres e-mail',
  formPrivacyNote:
    'Podane dane wykorzystamy tylko, by odpowiedzieć. Do chwili wysłania pozostają wyłącznie na tym urządzeniu.',
  formPrivacyLink: 'Polityka prywatności',
  formTooMany:
    'Z tego łącza przyszło zbyt wiele zapytań. Tekst pozostał na miejscu: proszę wysłać go ponownie za kilka minut.',
  formRetrying:
    'Serwer nie może teraz niczego zapisać. Tekst jest tu bezpieczny, próbujemy ponownie automatycznie.',
  errorNameRequired: 'Proszę podać imię i nazwisko',
  errorEmailInvalid: 'Proszę podać adres e-mail, na przykład imie@example.com',
  errorPhoneInvalid: 'Proszę podać numer telefonu cyframi, na przykład +48 22 123 45 67',
  errorTooLong: 'Proszę skrócić ten tekst',

  loginTitle: 'Logowanie dla pracowników',
  forgotTitle: 'Zapomniane hasło',
  resetTitle: 'Nowe hasło',

  casePower: 'Moc',
  casePowerUnit: 'kW',
  caseYear: 'Rok',
  caseRoof: 'Podłoże',
  caseMethod: 'Montaż',
  source: 'Źródło',
  scenesStrip: 'Obrazy zastosowań, jeden obok drugiego',

  listAll: 'Wszystkie',
  listShow: 'Pokaż',
  listShowAll: 'Pokaż wszystkie',
  newsTopic: 'Temat',
  newsEmpty: 'Nie ukazał się jeszcze żaden artykuł.',
  listPage: 'Strona {page} z {pages}',
  newsAll: 'Wszystkie artykuły',
  newsFeeds: 'Kanał aktualności',
  jobTitle: 'Nazwa stanowiska',
  jobCategory: 'Dział',
  jobTrack: 'Ścieżka',
  jobLocation: 'Lokalizacja',
  jobOpenings: 'Liczba etatów',
  jobApplyUntil: 'Aplikacje do',
  jobReleased: 'Data ogłoszenia',
  jobTotal: 'Liczba ofert: {value}',
  jobEmpty: 'Obecnie nie prowadzimy naboru. Zawsze można jednak wysłać aplikację bez ogłoszenia.',
  jobNone:
    'Żadna oferta nie pasuje. Proszę użyć mniej słów lub innych albo wysłać aplikację bez ogłoszenia.',
  jobAll: 'Wszystkie oferty pracy',
  jobApply: 'Aplikuj',
  jobOpenApplication: 'Aplikacja bez ogłoszenia',
};
