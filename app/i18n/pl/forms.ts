import type { FormMessages } from '../en/forms.ts';

export const messages: FormMessages = {
  formNext: 'Każde zapytanie czytamy sami i odpowiadamy najszybciej, jak to możliwe.',
  contactHint: 'Wymagany e-mail lub telefon',
  fieldProjectAddress: 'Kraj inwestycji',
  fieldPrefecture: 'Prefektura',
  fieldDetailedAddress: 'Ulica, kod, miejscowość',
  fieldContent: 'Opis projektu i wymagania',
  fieldCase: 'Obliczenia',
  errorProjectAddressRequired: 'Proszę podać kraj inwestycji',
  errorContactRequired:
    'Proszę podać adres e-mail lub numer telefonu, abyśmy mogli Państwu odpowiedzieć',
  fieldCountry: 'Kraj',
  fieldProjectScale: 'Skala projektu',
  projectScalePlaceholder: 'np. pojazdy, moduły, kW',
  fieldRequirements: 'Państwa wymagania',
  errorRequirementsRequired: 'Proszę podać wymagania',
  fieldPortablePowerStation: 'Czy potrzebna jest przenośna stacja zasilania?',
  answerYes: 'Tak',
  answerNo: 'Nie',
  fieldMessage: 'Państwa wiadomość',
  errorMessageRequired: 'Proszę wpisać wiadomość',
  fieldPrivacy: 'Zapoznałem(-am) się z polityką prywatności.',
  errorPrivacyRequired: 'Proszę potwierdzić zapoznanie się z polityką prywatności',
  fieldFiles: 'Zdjęcia lub plany',
  filesHint:
    'Do 5 plików, każdy do 10 MB: JPEG, PNG, WebP lub PDF. Ze zdjęć usuwamy dane o miejscu, czasie i urządzeniu. W odróżnieniu od tekstu pliki nie są zachowywane po opuszczeniu strony.',
  filesAgain: 'Przeglądarka nie może zachować plików. Proszę wybrać je ponownie:',
  fileRemove: 'Usuń {file}',
  errorTooManyFiles: 'Proszę wybrać najwyżej 5 plików',
  errorFileTooLarge: 'Plik może mieć najwyżej 10 MB, a obraz najwyżej 50 milionów pikseli',
  errorFileType:
    'Obsługujemy obrazy JPEG, PNG i WebP oraz pliki PDF. Obraz HEIC proszę najpierw zapisać jako JPEG.',
  errorFileDamaged: 'Plik jest pusty lub uszkodzony. Proszę wybrać inny.',
};
