import type { Messages } from './en.ts';

export const messages: Messages = {
  siteName: 'eArc',
  skipToContent: 'Przejdź do treści',
  menu: 'Menu',
  mainMenu: 'Menu główne',
  search: 'Szukaj',
  languageSelection: 'Język',
  breadcrumbs: 'Ścieżka nawigacji',
  pictureCaption: 'Wizualizacja',
  exampleData: 'Dane przykładowe',
  moreThan: 'ponad {value}',
  about: 'około {value}',

  atLeast: 'co najmniej {value}',
  basis: 'Podstawa',
  toScale: 'Narysowane w skali',
  inAll: 'łącznie',
  assumptions: 'Założenia',
  parameter: 'Parametr',
  criterion: 'Kryterium',
  note: 'Uwaga',
  documentUnavailable: 'jeszcze niedostępny',
  downloadsEmpty: 'Nie opublikowano jeszcze żadnych dokumentów.',
  documentDataSheet: 'Karta katalogowa',
  documentInstallationManual: 'Instrukcja montażu',
  documentCertificate: 'Certyfikat',
  documentPanFile: 'Plik PAN',
  documentDrawing: 'Rysunek CAD',

  serviceHotline: 'Infolinia serwisowa',
  workingHours: 'Godziny pracy',
  allRightsReserved: 'Wszelkie prawa zastrzeżone.',

  notFoundTitle: 'Nie znaleźliśmy tej strony',
  notFoundText:
    'W adresie może być błąd albo strona została przeniesiona. Proszę skorzystać z menu u góry lub przejść na stronę główną.',
  errorTitle: 'Wystąpił błąd po naszej stronie',
  errorText: 'Nie udało się wyświetlić strony. Proszę spróbować ponownie za chwilę.',
  chunkErrorTitle: 'Strona nie wczytała się w całości',
  chunkErrorMissing:
    'Części tej strony nie ma już na serwerze, najpewniej dlatego, że witryna została właśnie zaktualizowana. Proszę wczytać stronę ponownie, aby zobaczyć jej aktualną wersję.',
  chunkErrorTimeout:
    'Część tej strony wczytywała się zbyt długo. Proszę sprawdzić połączenie i wczytać stronę ponownie.',
  chunkErrorNetwork:
    'Nie udało się pobrać części tej strony. Proszę sprawdzić połączenie i wczytać stronę ponownie.',
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
  formUnavailable:
    'W tej chwili nie udało się zapisać zapytania. Wpisany tekst nie zniknął: proszę wysłać go ponownie za chwilę.',
  formTooLarge: 'Zapytanie jest zbyt długie, aby je zapisać. Proszę skrócić tekst.',
  formOffline:
    'Serwer nie odpowiedział. Wpisany tekst nie zniknął: proszę sprawdzić połączenie i wysłać go ponownie.',
  pleaseEnter: 'Proszę wpisać',

  fieldName: 'Imię i nazwisko',
  fieldPhone: 'Telefon',
  fieldEmail: 'E-mail',
  fieldProjectAddress: 'Adres projektu (kraj)',
  fieldDetailedAddress: 'Dokładny adres',
  fieldCompanyName: 'Nazwa firmy',
  fieldContent: 'Opis projektu i wymagania',
  projectAddressPlaceholder: 'Proszę podać adres projektu',

  fieldCountry: 'Kraj',
  fieldProjectScale: 'Skala projektu',
  projectScalePlaceholder: 'np. liczba pojazdów, modułów lub kW',
  fieldRequirements: 'Państwa wymagania',
  errorRequirementsRequired: 'Proszę podać wymagania',
  fieldPortablePowerStation: 'Czy potrzebna jest przenośna stacja zasilania?',
  answerYes: 'Tak',
  answerNo: 'Nie',
  fieldPrivacy: 'Zapoznałem(-am) się z polityką prywatności.',
  errorPrivacyRequired: 'Proszę potwierdzić zapoznanie się z polityką prywatności',
  fieldTransferConsent:
    'Zgadzam się na przekazanie moich danych firmie poza Chinami kontynentalnymi i ich przetwarzanie tam.',
  errorTransferConsentRequired: 'Bez tej zgody nie możemy przyjąć zapytania',
  errorEmailRequired: 'Proszę podać adres e-mail',
  fieldMessage: 'Państwa wiadomość',
  errorMessageRequired: 'Proszę wpisać wiadomość',
  formPrivacyNote:
    'Podane dane wykorzystamy tylko do odpowiedzi. Do chwili wysłania pozostają wyłącznie na tym urządzeniu.',
  formPrivacyLink: 'Polityka prywatności',
  formNext:
    'Czytamy każde zapytanie i zwykle odpowiadamy w ciągu dwóch dni roboczych, w Państwa języku.',
  formTooMany:
    'Z tego łącza przyszło zbyt wiele zapytań. Tekst pozostał na miejscu: proszę wysłać go ponownie za kilka minut.',
  formRetrying:
    'Serwer nie może teraz niczego zapisać. Tekst jest tu bezpieczny, próbujemy ponownie automatycznie.',
  errorNameRequired: 'Proszę podać imię i nazwisko',
  errorProjectAddressRequired: 'Proszę podać adres projektu',
  errorContactRequired:
    'Proszę podać adres e-mail lub numer telefonu, abyśmy mogli Państwu odpowiedzieć',
  errorEmailInvalid: 'Proszę podać adres e-mail, na przykład imie@example.com',
  errorPhoneInvalid: 'Proszę podać numer telefonu cyframi, na przykład +48 22 123 45 67',
  errorTooLong: 'Proszę skrócić ten tekst',

  loginTitle: 'Logowanie dla pracowników',
  loginText: 'Dla osób, które prowadzą tę witrynę.',
  loginEmail: 'E-mail',
  loginPassword: 'Hasło',
  loginSubmit: 'Zaloguj się',
  loginFailed: 'Adres e-mail i hasło nie pasują do siebie. Proszę sprawdzić oba pola.',
  loginLocked:
    'Zbyt wiele nieudanych prób. Konto jest zablokowane na dziesięć minut. Po tym czasie proszę spróbować ponownie.',
  loginMissing: 'Proszę podać adres e-mail i hasło.',
  loginUnavailable: 'Logowanie jest w tej chwili niemożliwe. Proszę spróbować ponownie za chwilę.',

  casePower: 'Moc',
  caseYear: 'Rok',
  caseRoof: 'Dach',
  caseMethod: 'Montaż',
  source: 'Źródło',
  scenesStrip: 'Obrazy zastosowań, jedno obok drugiego',
};
