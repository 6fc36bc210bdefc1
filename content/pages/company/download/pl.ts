import type { DownloadText } from './text.ts';

export const pl: DownloadText = {
  title: 'Materiały do pobrania',
  description:
    'Karty katalogowe, instrukcje montażu, certyfikaty i pliki PAN modułów eArc oraz wartości wszystkich modeli online.',
  documents: {
    title: 'Dokumenty',
    text: 'Karty katalogowe, instrukcje montażu, certyfikaty, pliki PAN i rysunki, z podanym językiem i rozmiarem. Bez rejestracji.',
  },
  body: [
    { heading: 'Wartości bez pliku' },
    'Wartości modeli są też na ich stronach. Dane przykładowe są tam oznaczone.',
    {
      list: [
        '[SMF 520](/product_data#parameters) i [SMF 430](/product_data_430#parameters)',
        '[SMH „Dragonfly”](/dragonfly#parameters)',
        '[Seria off-grid](/off_series#parameters)',
        '[Balkon 400](/balcony_item/400#parameters) i [Balkon 800](/balcony_item/800#parameters)',
      ],
    },
    'Jak klei się moduły i mocuje je klemami, opisują [sposoby montażu](/eArc_install); oznaczenia są na stronie [Technologia eArc](/eArc#certificates).',
  ],
  next: {
    title: 'Brakuje dokumentu?',
    text: 'Prosimy podać model, rodzaj dokumentu i potrzebny język.',
    action: 'Prośba o dokument',
    alternative: 'Częste pytania',
  },
};
