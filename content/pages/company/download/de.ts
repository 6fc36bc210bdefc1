import type { DownloadText } from './text.ts';

export const de: DownloadText = {
  title: 'Download-Bereich',
  description:
    'Datenblätter, Montageanleitungen, Zertifikate und PAN-Dateien zu den eArc-Modulen, dazu die Werte aller Modelle online.',
  documents: {
    title: 'Unterlagen',
    text: 'Datenblätter, Montageanleitungen, Zertifikate, PAN-Dateien und Zeichnungen, jeweils mit Sprache und Größe. Ohne Anmeldung.',
  },
  body: [
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
