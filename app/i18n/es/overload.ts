import type { OverloadMessages } from '../en/overload.ts';

export const messages: OverloadMessages = {
  title: 'Un momento, por favor',
  busy: 'El sitio está muy solicitado en este momento. Vuelva a cargar la página en unos instantes.',
  tooMany:
    'Se han solicitado muchísimas páginas desde su red. Espere un momento y vuelva a cargar la página.',
  tooSlow: 'Lo que envió llegó con demasiada lentitud. Compruebe su conexión y envíelo de nuevo.',
};
