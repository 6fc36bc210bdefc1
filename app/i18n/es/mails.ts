import type { MailMessages } from '../en/mails.ts';

export const messages: MailMessages = {
  inquiryReceived: {
    subject: 'Hemos recibido su solicitud ({reference})',
    body: `Hola, {name}:

Gracias por escribirnos. Su solicitud está guardada con la referencia {reference}.
Leemos cada solicitud y respondemos lo antes posible.

Si desea añadir algo, responda a este correo y conserve la referencia en el asunto.

eArc`,
  },
  applicationReceived: {
    subject: 'Hemos recibido su candidatura ({reference})',
    body: `Hola, {name}:

Gracias por su candidatura. Está guardada, junto con su currículum, con la referencia {reference}.
Solo pueden verla las personas responsables de la selección, que se pondrán en contacto con usted.

Si desea añadir algo o retirar su candidatura, responda a este correo y conserve la referencia en el asunto.

eArc`,
  },
  savedApplication: {
    subject: 'Su candidatura guardada',
    body: `Hola:

Con este enlace puede continuar su candidatura a eArc desde cualquier dispositivo. Es válido durante 30 días:

{link}

El currículum no se guarda; adjúntelo de nuevo. Nadie lee la candidatura antes de que usted la envíe.
Si no lo ha solicitado, ignore este correo: lo guardado se elimina a los 30 días.

eArc`,
  },
  calculation: {
    subject: 'Su cálculo: {title}',
    body: `Hola:

Alguien, probablemente usted, ha pedido en el sitio web de eArc que se envíe este cálculo a esta dirección:

{text}

El enlace lo muestra de nuevo y permite cambiar los datos.
Si no lo ha solicitado, ignore este correo: no recibirá nada más, y no hemos guardado la dirección.

eArc`,
  },
  newPassword: {
    subject: 'Elija una contraseña nueva',
    body: `Hola:

Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta en el sitio web de eArc. Puede elegirla aquí:

{link}

El enlace sirve una sola vez y durante una hora. Si no ha sido usted, no tiene que hacer nada: su contraseña no cambia.

eArc`,
  },
  invitation: {
    subject: 'Su cuenta en el sitio web de eArc',
    body: `Hola, {name}:

Se le invita a trabajar en el sitio web de eArc. Elija aquí su contraseña y su cuenta estará lista:

{link}

El enlace sirve una sola vez y durante 7 días. Si no esperaba este mensaje, ignórelo.

eArc`,
  },
  inquiryAssigned: {
    subject: 'Se le ha asignado la solicitud {reference}',
    body: `Hola, {name}:

Se le ha asignado la solicitud {reference}:

{link}

eArc`,
  },
  inquiryReminder: {
    subject: 'Recordatorio: solicitud {reference}',
    body: `Hola, {name}:

Hoy toca retomar la solicitud {reference}:

{link}

eArc`,
  },
};
