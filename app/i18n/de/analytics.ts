import type { AnalyticsMessages } from '../en/analytics.ts';

export const messages: AnalyticsMessages = {
  title: 'Darf {provider} diesen Besuch zählen?',
  text: 'Wenn Sie zustimmen, erfährt der Dienst, welche Seiten Sie hier öffnen, und setzt Cookies, die bis zu zwölf Monate bleiben. Wenn Sie ablehnen, wird nichts geladen. Die Website funktioniert in beiden Fällen gleich, und Sie können sich jederzeit anders entscheiden.',
  agree: 'Zustimmen',
  refuse: 'Ablehnen',
  settings: 'Cookie-Einstellungen',
  agreed: 'Sie haben zugestimmt, dass {provider} Ihre Besuche zählt.',
  refused: 'Sie haben abgelehnt, dass {provider} Ihre Besuche zählt.',
};
