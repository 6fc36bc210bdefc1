import type { SolutionsText } from './text.ts';

export const pl: SolutionsText = {
  title: 'Rozwiązania balkonowe',
  description:
    'Balustrady, ściany pod oknami, domki ogrodowe, tarasy: gdzie wokół domu zmieszczą się lekkie moduły, z obliczeniem uzysku krok po kroku.',
  hero: {
    title: 'Słońce pada też na ściany i balustrady',
    text: 'Wokół mieszkania są powierzchnie, których nikt nie planował pod moduły fotowoltaiczne. Przy {balcony-400.weightPerArea} wielu z nich warto się przyjrzeć, a potem je sprawdzić.',
    tool: 'Sprawdź swój balkon',
    estimate: 'Zobacz obliczenia',
  },
  places: [
    {
      title: 'Na balustradzie',
      text: 'Pasy zamiast wiercenia i wiatr ze wszystkich stron. [Jak wiszą zestawy](/product_balcony).',
    },
    {
      title: 'Pod oknem',
      text: 'Pas elewacji między dwoma oknami bywa słoneczny i pusty. Moduł wymaga mocowań w ścianie, szczeliny powietrznej z tyłu i zgody właściciela elewacji. To praca dla instalatora, pasy tu nie wystarczą.',
    },
    {
      title: 'Na domku ogrodowym',
      text: 'Lekki dach z blachy to miejsce dla SMF: klejonego, o masie około {smf-520.weightPerArea}. Przyczepność trzeba najpierw sprawdzić na tym właśnie dachu. Moduł klejony nagrzewa się bardziej niż moduł z powietrzem z tyłu.',
    },
    {
      title: 'Wokół tarasu',
      text: 'Niska balustrada lub pergola łapie słońce, ale goście się o nią opierają. Moduły i przewody powinny być poza zasięgiem nóg, krzeseł i dzieci.',
    },
  ],
  cases: {
    title: 'Cztery przykłady',
    text: 'To nie są realizacje u klientów. Miejsca są wymyślone i pokazują, jak byśmy w nich postąpili.',
    railing: {
      place: 'Trzecie piętro, długa balustrada',
      method: 'dwa moduły na pasach',
      text: 'Przykładowa balustrada jest zwrócona na południe. Zanim cokolwiek zostanie zamówione, jej producent potwierdza nośność słupków.',
    },
    window: {
      place: 'Dom szeregowy, ściana pod oknem',
      method: 'jeden moduł na szynie, z tyłu powietrze',
      text: 'W tym przykładzie ściana jest murowana, więc instalator może dobrać odpowiednie kotwy.',
    },
    shed: {
      place: 'Domek ogrodowy z dachem z blachy',
      method: 'jeden moduł SMF, klejony',
      text: 'Przykład zaczyna się od próby przyczepności. Jeśli wypadnie źle, stosuje się mocowanie mechaniczne.',
    },
    terrace: {
      place: 'Taras na dachu, odsłonięty narożnik',
      method: 'jeden moduł na pasach zamiast dwóch',
      text: 'Zmieściłyby się dwa. W tym przykładzie wiatr w narożniku przemawia za jednym, po stronie osłoniętej.',
    },
  },
  estimate: {
    title: 'Oszacowanie uzysku krok po kroku',
    text: 'Przykład: balustrada zwrócona na południe w Polsce, dwa moduły z zestawu Balkon 800. Pokazujemy każdy krok obliczenia.',
    steps: [
      {
        title: 'Moc',
        text: '2 moduły × 400 W ÷ 1000 = 0,8 kWp. Moc modułów to dane przykładowe.',
      },
      {
        title: 'Uzysk w kraju przy najlepszym nachyleniu',
        text: 'Średnia dla Polski to 1089 kWh na kWp rocznie (Bank Światowy i Solargis, 2020). 0,8 × 1089 = około 871 kWh. Ta wartość zakłada optymalne nachylenie, 3,5% strat przez zabrudzenia, 7,5% innych strat i brak przestojów.',
      },
      {
        title: 'Od najlepszego nachylenia do balustrady',
        text: 'Balustrada jest pionowa. Mnożymy przez 0,70: to założenie tego przykładu, niepoparte źródłem; dla konkretnego miejsca trzeba je zastąpić obliczeniem. 871 × 0,70 = około 610 kWh rocznie. Za modułami przepływa powietrze, więc za klejenie nic się nie odejmuje.',
      },
      {
        title: 'Zakres',
        text: 'W Polsce uzysk przy najlepszym nachyleniu wynosi od 1057 do 1122 kWh na kWp (od P10 do P90). Dla przykładu daje to około 592–628 kWh.',
      },
      {
        title: 'Dwutlenek węgla',
        text: '610 kWh × 615 g = około 375 kg ekwiwalentu CO₂ rocznie (Ember, średnia dla polskiej sieci w 2024 r.), pod warunkiem że każda kilowatogodzina zastępuje pobraną z sieci.',
      },
      {
        title: 'Obciążenie',
        text: 'Moduły ważą razem {balcony-800.weight} (dane przykładowe); do tego dochodzą pasy, mikrofalownik i przewód. Tę masę oraz wiatr trzeba zestawić z tym, co balustrada może przenieść. Najlepszy wynik nigdy nie brzmi „bezpiecznie”, lecz „warto zlecić ocenę konstruktorowi”.',
      },
    ],
  },
  figures: {
    peakUnit: 'kWp',
    title: 'Przykład w czterech liczbach',
    power: 'moc nominalna',
    tilted: 'rocznie przy najlepszym nachyleniu',
    upright: 'rocznie na pionowej balustradzie',
    carbon: 'ekwiwalentu CO₂ rocznie, jeśli wszystko zastąpi prąd z sieci',
  },
  limits: {
    title: 'Czego to oszacowanie nie obejmuje',
    text: 'To średnia krajowa, a nie wartość dla Państwa miejscowości ani balkonu. Zakres opisuje różnice między miejscami, a nie między dobrymi i złymi latami. Nie uwzględniono zacienienia, śniegu, starzenia, ograniczeń ze strony sieci ani limitu falownika. Średnia dla sieci zmienia się co roku. To nie oferta, nie gwarancja i nie ekspertyza konstrukcyjna.',
  },
  products: { title: 'Moduły do tych miejsc' },
  quote: {
    title: 'Prosimy opisać miejsce',
    text: 'Balustrada, ściana, domek czy taras: prosimy podać miejscowość, kierunek, powierzchnię i to, co rzuca cień. Odpowiemy oszacowaniem dla tego miejsca.',
  },
};
