import type { MediaKitMessages } from '../en/media-kit.ts';

export const messages: MediaKitMessages = {
  terms: [
    'eArc-Pressematerial: Nutzungsbedingungen',
    'Logo und Bilder dürfen Sie für die Berichterstattung über eArc und seine Produkte unentgeltlich verwenden, gedruckt und online.',
    'Bitte verändern Sie das Logo nicht: weder Form noch Proportionen noch Farben. Lassen Sie ringsum mindestens die Höhe seiner Bögen frei. Verwenden Sie es nicht so, dass der Eindruck einer Partnerschaft oder Empfehlung entsteht, die es nicht gibt.',
    'Die Bilder sind am Computer erzeugte Visualisierungen, keine Fotos. Bitte weisen Sie darauf hin, zum Beispiel mit „Visualisierung: eArc“. Sie dürfen beschnitten und skaliert, in ihrer Aussage aber nicht verändert werden.',
    'Der Verkauf der Dateien und ihre Verwendung in der Werbung für andere Produkte bedürfen unserer schriftlichen Zustimmung.',
  ],
};
