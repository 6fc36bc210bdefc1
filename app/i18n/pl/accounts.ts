import type { AccountMessages } from '../en/accounts.ts';

export const messages: AccountMessages = {
  forgotten: 'Nie pamiętają Państwo hasła?',
  askAdministrator: 'W razie zapomnienia hasła administrator może ustawić nowe.',
  changed: 'Hasło zostało zmienione. Proszę zalogować się nowym hasłem.',
  forgotText: 'Proszę podać adres e-mail konta. Wyślemy link, który pozwala ustawić nowe hasło.',
  forgotSubmit: 'Wyślij link',
  forgotInvalid: 'Proszę podać adres e-mail, na przykład nazwa@example.com.',
  forgotSent:
    'Jeśli istnieje konto z tym adresem, wiadomość z linkiem jest już w drodze. Link działa raz i przez godzinę.',
  backToLogin: 'Powrót do logowania',
  resetText:
    'Co najmniej {shortest} znaków. Kilka słów, których nikt inny by nie zestawił, łatwo zapamiętać, a trudno odgadnąć.',
  resetPassword: 'Nowe hasło',
  resetSubmit: 'Zapisz hasło',
  resetExpired: 'Ten link jest już nieważny. Działa raz i przez godzinę.',
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
};
