import type { DownloadText } from './text.ts';

export const pl: DownloadText = {
  title: 'Do pobrania',
  description:
    'Karty katalogowe, poradniki montażu, parametry dla programów, certyfikaty na życzenie i materiały prasowe eArc, z językiem, rozmiarem i datą.',
  documents: {
    title: 'Dokumenty',
    text: 'Każdy z podanym językiem, rozmiarem, wersją i datą. Bez rejestracji. Podgląd otwiera się tutaj, bez opuszczania strony.',
  },
  mediaKit: {
    title: 'Materiały prasowe',
    text: 'Logotyp, wizualizacje i warunki dla wszystkich, którzy piszą o eArc. Ilustracje powstały komputerowo: prosimy o podpis „Wizualizacja: eArc”. Można je kadrować i skalować, ale nie zmieniać tego, co przedstawiają. Logotyp pozostaje bez zmian.',
    action: 'Pokaż materiały prasowe',
    alternative: 'Wyślij pytanie prasowe',
  },
  body: [
    { heading: 'Parametry dla programów' },
    'Parametry każdego modelu są dostępne jako JSON i CSV, a pojedynczego modułu także jako PAN (PVsyst). [Wszystkie modele w jednym pliku](/parameters.json) oraz [schemat pól](/parameters/schema.json) są otwarte dla każdego programu. Przy każdej wartości podano, czy jest przykładowa; czego nie wiadomo, tego w pliku PAN nie ma, a informują o tym jego uwagi.',
    { heading: 'Certyfikaty' },
    'Moduły są badane według IEC 61215, IEC 61730 i UL 61730. Nasze znaki to TÜV, VDE, CGC, CSA i JET. Certyfikaty wraz z wykazem modeli przesyłamy na życzenie, bo operatorzy sieci i ubezpieczyciele wymagają różnych dokumentów: prosimy podać kraj inwestycji.',
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
    'Jak klei się moduły i mocuje je klemami, opisują [sposoby montażu](/eArc_install); znaki i normy są na stronie [Technologia eArc](/eArc#certificates).',
  ],
  next: {
    title: 'Brakuje dokumentu?',
    text: 'Prosimy podać model, rodzaj dokumentu i potrzebny język.',
    action: 'Poproś o dokument',
    alternative: 'Zobacz częste pytania',
  },
};
