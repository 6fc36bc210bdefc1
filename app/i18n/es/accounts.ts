import type { AccountMessages } from '../en/accounts.ts';

export const messages: AccountMessages = {
  loginText: 'Para quienes gestionan este sitio web.',
  loginEmail: 'Correo electrónico',
  loginPassword: 'Contraseña',
  loginSubmit: 'Iniciar sesión',
  loginFailed: 'El correo electrónico y la contraseña no coinciden. Revíselos.',
  loginMissing: 'Indique su correo electrónico y su contraseña.',
  loginUnavailable:
    'En este momento no es posible iniciar sesión. Vuelva a intentarlo dentro de un momento.',
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
  resetExpired:
    'Este enlace ya no es válido. Un enlace para una contraseña nueva sirve una sola vez y durante una hora. Si necesita otra invitación, pídasela a un administrador.',
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
  secondFactorTitle: 'Segundo factor',
  codeText:
    'Escriba el código que muestra su aplicación de autenticación o uno de sus códigos de recuperación.',
  codeLabel: 'Código',
  codeSubmit: 'Continuar',
  secondFactorNeeded: 'Indique el código de su segundo factor.',
  secondFactorWrong: 'Este código es incorrecto o ya se ha usado.',
  secondFactorMissing: 'Los administradores necesitan un segundo factor. Configúrelo en /login.',
  setUpRequired: 'Los administradores necesitan un segundo factor; configúrelo ahora.',
  signInExpired: 'Ha tardado demasiado. Vuelva a iniciar sesión.',
  setUpText:
    'Escanee esta imagen con una aplicación de autenticación en su teléfono y escriba después el código que muestra.',
  setUpPicture: 'Código QR con la clave',
  setUpKey: 'O escriba esta clave en la aplicación:',
  setUpSubmit: 'Activar',
  codesTitle: 'Códigos de recuperación',
  codesText:
    'El segundo factor está activado. Guarde estos códigos en un lugar seguro: cada uno sustituye una vez a la aplicación, por ejemplo si pierde el teléfono. Solo se muestran ahora.',
  codesDownload: 'Descargar los códigos',
  isOnText: 'El segundo factor está activado. Códigos de recuperación restantes: {count}.',
  renewCodes: 'Nuevos códigos de recuperación',
  turnOff: 'Desactivar',
  toBackOffice: 'Ir a la administración',
  invitationTitle: 'Le damos la bienvenida: elija su contraseña',
  welcome: 'Su cuenta está lista. Inicie sesión.',
};
