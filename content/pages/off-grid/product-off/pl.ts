import type { ProductOffText } from './text.ts';

export const pl: ProductOffText = {
  title: 'Seria off-grid do pojazdów, łodzi i pociągów',
  description:
    'Ultralekkie moduły fotowoltaiczne o masie około {off-grid-215.weightPerArea}: modele, dobór do 12 i 24 V, wskazówki o gięciu, klejeniu i cieple.',
  hero: {
    title: 'Prąd ze słońca bez zbędnego bagażu',
    text: 'Moduły off-grid ważą około {off-grid-215.weightPerArea}, leżą płasko na dachu lub pokładzie, dopasowują się do krzywizny w jednym kierunku i przez regulator ładują akumulator 12 V lub 24 V.',
    action: 'Zobacz modele',
    alternative: 'Zapytaj o ofertę',
  },
  scenes: {
    title: 'Na czym podróżują',
    motorhome: {
      name: 'Kampery',
      text: 'Przyklejone między wywietrznikami i oknami dachowymi, bez szyn i bez wiercenia.',
    },
    boxTruck: {
      name: 'Ciężarówki z zabudową furgonową i autobusy',
      text: 'Duży, równy dach, który może zasilać urządzenia pokładowe.',
    },
    yacht: {
      name: 'Jachty',
      text: 'Na pokładzie lub dachu kabiny, gdzie rama by przeszkadzała.',
    },
    train: {
      name: 'Pociągi',
      text: 'W Byron Bay w Australii w grudniu 2017 roku zaczął kursować pociąg z modułami o mocy 6,5 kW (northernstar.com.au).',
    },
    charger: {
      name: 'Przenośna ładowarka słoneczna',
      text: 'Do postoju czeka w torbie i w ogóle nie potrzebuje dachu.',
    },
  },
  models: {
    title: 'Podstawowe parametry: dwa modele w skrócie',
    text: 'Masa na metr kwadratowy to nasza wartość. Wymiary i wartości elektryczne są danymi przykładowymi, dopóki nie zastąpi ich karta katalogowa: nadają się do porównań, nie do zamawiania przewodów.',
    power: 'Moc nominalna',
    size: {
      criterion: 'Wymiary',
      ours: '{off-grid-110.length} × {off-grid-110.width}',
      other: '{off-grid-215.length} × {off-grid-215.width}',
    },
    weight: 'Masa',
    place: {
      criterion: 'Gdzie pasuje',
      ours: 'Wąskie pasy między oknami dachowymi, wywietrznikami i antenami',
      other: 'Duże, równe powierzchnie: mniej połączeń i przewodów',
    },
    small: 'Off-grid 110',
    large: 'Off-grid 215',
    assumption:
      'Oba mają masę około {off-grid-215.weightPerArea}; klej i przewody trzeba doliczyć.',
  },
  voltage: [
    { heading: 'Dobór do 12 V i 24 V' },
    'Moduł ładuje akumulator tylko wtedy, gdy jego napięcie jest wyższe od napięcia ładowania. Między nimi pracuje regulator ładowania. Regulator MPPT zamienia nadmiar napięcia na większy prąd.',
    {
      list: [
        '12 V: napięcie jednego modułu musi przewyższać napięcie ładowania także w upale, bo maleje, gdy ogniwa się nagrzewają.',
        '24 V: dwa jednakowe moduły łączy się szeregowo albo stosuje regulator podwyższający napięcie. Przy połączeniu równoległym sumują się tylko prądy.',
        'Górna granica: na mrozie napięcie obwodu otwartego rośnie. Nawet w najzimniejszy poranek moduły połączone szeregowo nie mogą przekroczyć maksymalnego napięcia wejściowego regulatora.',
        'Akumulator: napięcie ładowania określa jego własna karta katalogowa, a nie moduł.',
      ],
    },
    'Dla Państwa pojazdu liczymy na wartościach modułu, który dostarczamy. Do tego czasu można [sprawdzić regulator ładowania](/off_series#string-check) na danych przykładowych.',
  ],
  handling: {
    title: 'Gięcie, klejenie, ciepło',
    text: 'Trzy rzeczy decydują o tym, jak długo moduł wytrzyma na dachu pojazdu w ruchu.',
    bend: {
      title: 'Zginać tylko w jednym kierunku',
      text: 'Moduł układa się na walcu, nie na kopule. Nie ma ogólnego promienia gięcia: prosimy podać swój przed zamówieniem. Modułu nie wolno załamywać ani zginać w miejscu puszki przyłączeniowej.',
    },
    bond: {
      title: 'Sprawdzić klej na prawdziwej powierzchni',
      text: 'Lakier, żelkot i aluminium zachowują się różnie. Próbkę należy przykleić, poczekać na utwardzenie i oderwać. Pęd powietrza podrywa przednią krawędź, więc ścieżka kleju nie może mieć tam przerw.',
    },
    heat: {
      title: 'Uwzględnić ciepło',
      text: 'Moduły przyklejone bez szczeliny powietrznej bardziej się nagrzewają i dają mniej; ile zmierzono w teście, podajemy przy ograniczeniach eArc. Warto to wliczyć i zaizolować sufit pod modułem.',
    },
  },
  faq: {
    title: 'Pytania przed montażem',
    questions: [
      {
        question: 'Czy po modułach można chodzić?',
        answer:
          'Lepiej zaplanować tak, żeby nikt nie musiał. Obcas może złamać ogniwo bez śladu. Jeśli po pokładzie trzeba chodzić, prosimy o informację; odpowiemy dla danego modelu, a odpowiedź może brzmieć „nie”.',
      },
      {
        question: 'Czy jeden moduł wystarczy?',
        answer:
          'Prosimy zsumować watogodziny z jednego dnia i przysłać nam listę. Dach pojazdu rzadko jest dobrze zwrócony do słońca, a zima daje znacznie mniej niż lato. W obliczeniach uwzględniamy jedno i drugie.',
      },
      {
        question: 'Czy moduł można później zdjąć?',
        answer:
          'Przyklejony moduł ma pozostać na miejscu. Można go odciąć, ale często ulega przy tym uszkodzeniu. Jeśli planują Państwo przeniesienie, prosimy zapytać o inne mocowanie.',
      },
    ],
    action: 'Sprawdź, który model się zmieści',
  },
  quote: {
    title: 'Zapytanie o ofertę dla pojazdu lub łodzi',
    text: 'Pomocne informacje: typ i rocznik, wolna powierzchnia dachu, krzywizna, materiał powierzchni, napięcie akumulatora i regulator ładowania.',
  },
};
