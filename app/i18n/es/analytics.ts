import type { AnalyticsMessages } from '../en/analytics.ts';

export const messages: AnalyticsMessages = {
  title: '¿Puede {provider} contar esta visita?',
  text: 'Si acepta, el servicio sabrá qué páginas abre aquí y guardará cookies durante doce meses como máximo. Si rechaza, no se carga nada. En ambos casos el sitio funciona igual, y puede cambiar de opinión en cualquier momento.',
  agree: 'Aceptar',
  refuse: 'Rechazar',
  settings: 'Configuración de cookies',
  agreed: 'Ha aceptado que {provider} cuente sus visitas.',
  refused: 'Ha rechazado que {provider} cuente sus visitas.',
};
