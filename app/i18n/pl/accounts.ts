import type { AccountMessages } from '../en/accounts.ts';

export const messages: AccountMessages = {
  loginText: 'Dla osób, które prowadzą tę witrynę.',
  loginEmail: 'E-mail',
  loginPassword: 'Hasło',
  loginSubmit: 'Zaloguj się',
  loginFailed: 'Adres e-mail i hasło nie pasują do siebie. Proszę sprawdzić oba pola.',
  loginMissing: 'Proszę podać adres e-mail i hasło.',
  loginUnavailable: 'Logowanie jest w tej chwili niemożliwe. Proszę spróbować ponownie za chwilę.',
  forgotten: 'Nie pamiętają Państwo hasła?',
  askAdministrator: 'W razie zapomnienia hasła administrator może ustawić nowe.',
  changed: 'Hasło zostało zmienione. Proszę zalogować się nowym hasłem.',
  forgotText: 'Proszę podać adres e-mail konta. Wyślemy link, który pozwala ustawić nowe hasło.',
  forgotSubmit: 'Wyślij link',
  forgotInvalid: 'Proszę podać adres e-mail, na przykład nazwa@example.com.',
  forgotSent:
    'Jeśli istnieje konto z tym adresem, wiadomość z linkiem jest już w drodze. Link jest jednorazowy i ważny przez godzinę.',
  backToLogin: 'Powrót do logowania',
  resetText:
    'Co najmniej {shortest} znaków. Kilka słów, których nikt inny by nie zestawił, łatwo zapamiętać, a trudno odgadnąć.',
  resetPassword: 'Nowe hasło',
  resetSubmit: 'Zapisz hasło',
  resetExpired:
    'Ten link jest już nieważny. Link do ustawienia hasła jest jednorazowy i działa przez godzinę. Nowe zaproszenie może wysłać administrator.',
  resetAgain: 'Poproś o nowy link',
  passwordTooShort: 'Proszę wybrać hasło o długości co najmniej {shortest} znaków.',
  passwordTooLong: 'Proszę wybrać hasło o długości najwyżej {longest} znaków.',
  passwordCommon:
    'Tego hasła używa wiele osób, więc szybko dałoby się je odgadnąć. Proszę wybrać inne.',
  passwordPersonal:
    'To hasło składa się niemal wyłącznie z imienia, adresu e-mail lub nazwy firmy. Proszę wybrać inne.',
  currentPassword: 'Obecne hasło',
  currentPasswordHelp: 'Potrzebne do zmiany własnego hasła lub adresu e-mail.',
  currentPasswordMissing: 'Aby zmienić hasło lub adres e-mail, proszę podać obecne hasło.',
  currentPasswordWrong: 'To nie jest obecne hasło.',
  tooManyAttempts: 'Zbyt wiele prób. Proszę odczekać kilka minut i spróbować ponownie.',
  signInBusy: 'W tej chwili loguje się bardzo wiele osób. Proszę spróbować ponownie za chwilę.',
  lastAdministrator: 'Musi istnieć administrator. Proszę najpierw nadać tę rolę innej osobie.',
  secondFactorTitle: 'Drugi składnik logowania',
  codeText: 'Proszę podać kod z aplikacji uwierzytelniającej albo jeden z kodów zapasowych.',
  codeLabel: 'Kod',
  codeSubmit: 'Dalej',
  secondFactorNeeded: 'Proszę podać kod drugiego składnika.',
  secondFactorWrong: 'Ten kod jest nieprawidłowy albo został już użyty.',
  secondFactorMissing:
    'Administratorzy potrzebują drugiego składnika logowania. Proszę skonfigurować go pod adresem /login.',
  setUpRequired:
    'Administratorzy potrzebują drugiego składnika logowania, proszę skonfigurować go teraz.',
  signInExpired: 'To trwało zbyt długo. Proszę zalogować się ponownie.',
  setUpText:
    'Proszę zeskanować ten obraz aplikacją uwierzytelniającą w telefonie, a następnie podać kod, który pokaże aplikacja.',
  setUpPicture: 'Kod QR z kluczem',
  setUpKey: 'Albo proszę wpisać ten klucz w aplikacji:',
  setUpSubmit: 'Włącz',
  codesTitle: 'Kody zapasowe',
  codesText:
    'Drugi składnik jest włączony. Proszę przechowywać te kody w bezpiecznym miejscu: każdy z nich raz zastępuje aplikację, na przykład po utracie telefonu. Są pokazywane tylko teraz.',
  codesDownload: 'Pobierz kody',
  isOnText: 'Drugi składnik jest włączony. Pozostałe kody zapasowe: {count}.',
  renewCodes: 'Nowe kody zapasowe',
  turnOff: 'Wyłącz',
  toBackOffice: 'Do panelu administracyjnego',
  invitationTitle: 'Witamy: proszę wybrać hasło',
  welcome: 'Konto jest gotowe. Proszę się zalogować.',
};
