import type { DownloadText } from './text.ts';

export const de: DownloadText = {
  title: 'Download-Bereich',
  description:
    'Datenblätter, Montageleitfäden, Parameter für Programme, Zertifikate auf Anfrage und Pressematerial von eArc, mit Sprache, Größe und Datum.',
  documents: {
    title: 'Unterlagen',
    text: 'Jeweils mit Sprache, Größe, Version und Datum. Ohne Anmeldung. Die Vorschau zeigt die Seiten gleich hier.',
  },
  mediaKit: {
    title: 'Pressematerial',
    text: 'Logo, Visualisierungen und Bedingungen für alle, die über eArc berichten. Die Bilder sind am Computer entstanden: Bitte schreiben Sie „Visualisierung: eArc“ dazu. Sie dürfen beschnitten und skaliert, in ihrer Aussage aber nicht verändert werden. Das Logo bleibt, wie es ist.',
    action: 'Pressematerial anzeigen',
    alternative: 'Pressekontakt',
  },
  body: [
    { heading: 'Parameter für Programme' },
    'Zu jedem Modell gibt es die Parameter als JSON und CSV, zu jedem einzelnen Modul auch als PAN (PVsyst). [Alle Modelle in einer Datei](/parameters.json) und das [Schema der Felder](/parameters/schema.json) stehen jedem Programm offen. Beispielwerte sind als solche gekennzeichnet; was nicht bekannt ist, fehlt in der PAN-Datei, worauf ihre Bemerkungen hinweisen.',
    { heading: 'Zertifikate' },
    'Die Module sind nach IEC 61215, IEC 61730 und UL 61730 geprüft. Unsere Prüfzeichen sind TÜV, VDE, CGC, CSA und JET. Zertifikate mit ihrem Geltungsbereich senden wir auf Anfrage, denn Netzbetreiber und Versicherungen verlangen Verschiedenes: Bitte nennen Sie das Land des Projekts.',
    { heading: 'Werte ohne Datei' },
    'Die Werte der Modelle stehen auch auf ihren Seiten. Beispieldaten sind dort gekennzeichnet.',
    {
      list: [
        '[SMF 520](/product_data#parameters) und [SMF 430](/product_data_430#parameters)',
        '[SMH „Dragonfly“](/dragonfly#parameters)',
        '[Off-Grid-Serie](/off_series#parameters)',
        '[Balkon 400](/balcony_item/400#parameters) und [Balkon 800](/balcony_item/800#parameters)',
      ],
    },
    'Wie Module verklebt und geklemmt werden, steht unter [Montagearten](/eArc_install); die Prüfzeichen finden Sie unter [eArc-Technologie](/eArc#certificates).',
  ],
  next: {
    title: 'Fehlt eine Unterlage?',
    text: 'Nennen Sie uns das Modell, die Art der Unterlage und die gewünschte Sprache.',
    action: 'Unterlage anfragen',
    alternative: 'Häufige Fragen',
  },
};
