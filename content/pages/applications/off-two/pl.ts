import type { OffTwoText } from './text.ts';

export const pl: OffTwoText = {
  title: 'Fotowoltaika off-grid na wodzie i na szynach',
  description:
    'Moduły bez szkła do jachtów i pociągów: mgła solna, wypukłe pokłady i dachy, pociąg słoneczny z Byron Bay i to, czego nie obiecujemy.',
  hero: {
    title: 'Energia tam, gdzie masa jest wysoko',
    text: 'Na jachcie każdy kilogram na pokładzie leży wysoko nad kilem, a w pociągu dach to najwyższe miejsce. Klejone moduły ważące około {off-grid-215.weightPerArea} dodają tam niewiele masy.',
    action: 'Zapytaj o łódź lub pociąg',
    alternative: 'Zobacz realizacje',
  },
  tests: {
    title: 'Sól w powietrzu, piasek na trasie',
    text: 'Trzy z naszych badań trwałości mają na wodzie i na szynach największe znaczenie. Bada się w nich moduł. Klej, uszczelnienia i przepusty przewodów wymagają własnej kontroli.',
    testsTitle: 'Badania trwałości',
    saltMist: {
      name: 'Mgła solna',
      text: 'Z myślą o pokładach, portach i liniach nadmorskich.',
    },
    blownSand: {
      name: 'Piasek niesiony wiatrem',
      text: 'Z myślą o liniach w suchym terenie.',
    },
    fire: {
      name: 'Ogień',
      text: 'To badanie modułu. Nie zastępuje dopuszczenia łodzi ani pojazdu szynowego.',
    },
  },
  byronBay: {
    text: 'W grudniu 2017 roku pociąg w australijskim Byron Bay miał na własnym dachu moduły o mocy 6,5 kW.',
    basis: 'Kolejne 30 kW znajduje się na dachu hali postojowej.',
    source: 'The Northern Star, gazeta australijska',
  },
  rail: {
    title: 'Na szynach dach już jest',
    text: 'Na długim, łukowym dachu wagonu silnikowego nie ma masztów, a na liniach bez sieci trakcyjnej prawie nie ma cienia. Cienkie moduły układają się na łuku, zamiast z niego wystawać. Przyklejone bez szczeliny powietrznej mocniej się nagrzewają. Przepisy przeciwpożarowe i dopuszczenie zależą od pojazdu i kraju; przed przyklejeniem pierwszego modułu trzeba zapytać właściwy urząd.',
    action: 'Zobacz modele off-grid',
  },
  questions: {
    title: 'Trzy pytania przed zamówieniem',
    walking: {
      question: 'Czy załoga może chodzić po modułach?',
      answer:
        'Prosimy tego nie zakładać. Nie podajemy dopuszczalnego obciążenia przy chodzeniu, dlatego nie twierdzimy, że można po nich chodzić. Należy je rozmieścić tak, aby załoga i obsługa mogły przejść obok.',
    },
    curve: {
      question: 'Jak mocno można wygiąć moduł?',
      answer:
        'To zależy od modelu i kierunku gięcia. Nie podajemy najmniejszego promienia; prosimy przysłać rysunek lub szablon pokładu albo dachu, a my to sprawdzimy.',
    },
    shade: {
      question: 'Co powoduje cień masztu?',
      answer:
        'Cień na jednym ogniwie może zahamować cały łańcuch ogniw. Moduły warto w miarę możliwości trzymać z dala od masztu, bomu i anten, a powierzchnie zacienione o różnych porach wyposażyć w osobne regulatory ładowania.',
    },
    action: 'Zapytaj o moduł na wymiar',
  },
  cases: {
    title: 'Pociąg, jego hala i jacht',
    text: 'Pociąg i halę opisano publicznie. Jacht jest przykładem.',
    train: {
      place: 'Pociąg słoneczny, Byron Bay (Australia)',
      text: 'Moduły na dachu samego pociągu.',
      roof: 'Dach pociągu',
      source: 'The Northern Star, gazeta australijska',
    },
    shed: {
      place: 'Hala postojowa, Byron Bay (Australia)',
      text: 'Większa część mocy znajduje się na budynku.',
      roof: 'Dach hali',
      source: 'The Northern Star, gazeta australijska',
    },
    yacht: {
      place: 'Przykład: jacht żaglowy',
      text: 'Dwa moduły na pokładzie dziobowym, po obu stronach luku, z wolnym przejściem obok.',
      roof: 'Wypukły pokład z laminatu poliestrowo-szklanego',
      method: 'Klejenie',
    },
  },
  products: 'Na pokład, pociąg i halę',
  quote: {
    title: 'Zapytanie o łódź lub pociąg',
    text: 'Prosimy podać wolną powierzchnię, krzywiznę, materiał i napięcie akumulatora. W odpowiedzi prześlemy propozycję rozmieszczenia; powiemy też otwarcie, jeśli pokład lub dach się nie nadaje.',
  },
};
