import type { AccountMessages } from '../en/accounts.ts';

export const messages: AccountMessages = {
  forgotten: '¿Ha olvidado su contraseña?',
  askAdministrator: '¿Ha olvidado su contraseña? Un administrador puede asignarle una nueva.',
  changed: 'Su contraseña se ha cambiado. Inicie sesión con la nueva.',
  forgotText:
    'Escriba el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
  forgotSubmit: 'Enviar el enlace',
  forgotInvalid: 'Indique su correo electrónico, por ejemplo nombre@example.com.',
  forgotSent:
    'Si existe una cuenta con este correo electrónico, le llegará un mensaje con un enlace. Sirve una sola vez y durante una hora.',
  backToLogin: 'Volver al inicio de sesión',
  resetText:
    'Al menos {shortest} caracteres. Unas cuantas palabras que solo usted combinaría son fáciles de recordar y difíciles de adivinar.',
  resetPassword: 'Contraseña nueva',
  resetSubmit: 'Guardar la contraseña',
  resetExpired: 'Este enlace ya no es válido. Sirve una sola vez y durante una hora.',
  resetAgain: 'Pedir otro enlace',
  passwordTooShort: 'Elija una contraseña de al menos {shortest} caracteres.',
  passwordTooLong: 'Elija una contraseña de {longest} caracteres como máximo.',
  passwordCommon: 'Muchas personas usan esta contraseña y se adivinaría enseguida. Elija otra.',
  passwordPersonal:
    'Esta contraseña es poco más que su nombre, su correo electrónico o la empresa. Elija otra.',
  currentPassword: 'Contraseña actual',
  currentPasswordHelp: 'Necesaria para cambiar su propia contraseña o su correo electrónico.',
  currentPasswordMissing:
    'Escriba su contraseña actual para cambiar la contraseña o el correo electrónico.',
  currentPasswordWrong: 'Esta no es su contraseña actual.',
  tooManyAttempts: 'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
  signInBusy:
    'En este momento hay muchos inicios de sesión. Vuelva a intentarlo dentro de un momento.',
  lastAdministrator:
    'Tiene que haber un administrador. Nombre primero administrador a otra persona.',
};
