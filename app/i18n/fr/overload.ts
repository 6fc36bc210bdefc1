import type { OverloadMessages } from '../en/overload.ts';

export const messages: OverloadMessages = {
  title: 'Un instant, s’il vous plaît',
  busy: 'Le site est très sollicité en ce moment. Veuillez recharger la page dans un instant.',
  tooMany:
    'De très nombreuses pages ont été demandées depuis votre réseau. Veuillez patienter un instant, puis recharger la page.',
  tooSlow:
    'Votre envoi est arrivé trop lentement. Veuillez vérifier votre connexion et l’envoyer à nouveau.',
};
