import type { AnalyticsMessages } from '../en/analytics.ts';

export const messages: AnalyticsMessages = {
  title: '{provider} peut-il compter cette visite ?',
  text: 'Si vous acceptez, ce service voit quelles pages vous ouvrez ici et dépose des cookies, gardés douze mois au plus. Si vous refusez, rien n’est chargé. Dans les deux cas, le site fonctionne de la même façon, et vous pouvez changer d’avis à tout moment.',
  agree: 'Accepter',
  refuse: 'Refuser',
  settings: 'Paramètres des cookies',
  agreed: 'Vous avez accepté que {provider} compte vos visites.',
  refused: 'Vous avez refusé que {provider} compte vos visites.',
};
