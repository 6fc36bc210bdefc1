import type { EArcText } from './text.ts';

export const pl: EArcText = {
  title: 'Technologia eArc: krzem bez szkła',
  description:
    'Co zastępuje szkło w modułach eArc: laminat o grubości około {smf-520.thickness}, pokazany w przekroju i na wadze, z certyfikatami i ograniczeniami.',
  hero: {
    title: 'eArc: krzem bez szkła',
    text: 'Ogniwa są z krzemu krystalicznego, jak w tradycyjnym module. Inne jest wszystko, co je podtrzymuje i osłania: laminat o grubości około {smf-520.thickness}, który waży około {smf-520.weightPerArea} i dopasowuje się do krzywizny.',
    action: 'Zobacz sposoby montażu',
    alternative: 'Poznaj ograniczenia',
  },
  replacement: {
    title: 'Co zajmuje miejsce szkła',
    text: 'Szkło ma w module trzy zadania: przepuszcza światło, chroni przed pogodą i utrzymuje ogniwa w płaszczyźnie. W eArc dwa pierwsze przejmują przezroczysta warstwa przednia i folia enkapsulująca. Trzecie jest podzielone: cienki kompozyt podtrzymuje ogniwa, a sztywność zapewnia dach, rama montażowa lub podkonstrukcja. Dlatego podłoże jest częścią projektu.',
  },
  film: {
    title: 'Laminat przyjmuje krzywiznę dachu',
    text: 'Moduł szklany rozpina się nad krzywizną, laminat się na niej kładzie. Niczego nie wygina się wcześniej: kształt nadaje modułowi dach, tutaj o promieniu 2,4 m.',
  },
  section: {
    title: 'Dwa przekroje, jedna skala',
    text: 'eArc obok modułu szkło-szkło. Ubyło przede wszystkim szkła.',
    eArc: 'eArc',
    glassGlass: 'Moduł szkło-szkło, bez ramy',
    frontLayer: 'Przezroczysta warstwa przednia',
    encapsulant: 'Folia enkapsulująca',
    cells: 'Ogniwa',
    backLayer: 'Tylna warstwa kompozytowa',
    frontGlass: 'Szkło przednie',
    backGlass: 'Szkło tylne',
    basis:
      'Grubość całkowita eArc: opublikowane wymiary modułów klasy 520 W. Podział na warstwy i cały przekrój modułu szkło-szkło to dane przykładowe.',
  },
  space: {
    title: 'Wygiąć, rozdzielić, porównać',
    text: 'SMF 520 w rzeczywistych wymiarach: można go wygiąć na tyle, na ile pozwalają dane produktu, rozłożyć warstwa po warstwie i postawić obok modułu szklanego.',
    basis:
      'Wymiary i masa: dane produktu. Promień gięcia jest przykładowy: dla konkretnego dachu potwierdzamy go na piśmie. Moduł szklany ma taką samą wielkość i moc jak nasz; jego masa, około {glassModule}, jest wyliczona, a jego warstwy to dane przykładowe.',
  },
  weight: {
    title: 'Metr kwadratowy na wadze',
    text: 'Same moduły, Dragonfly z ramą. Klej, klemy i przewody dochodzą osobno i trzeba je uwzględnić w każdym obliczeniu obciążenia.',
    glass: 'Moduł szklany, wartość wyliczona',
    dragonfly: 'SMH „Dragonfly”',
    offGrid: 'Seria off-grid',
    smf: 'SMF',
    balcony: 'Seria balkonowa',
    basis:
      'Masa modułu szklanego jest wyliczona, a nie zważona: {smf-520.weightPerArea} to o {lighterThanGlass} mniej niż około {glassModule} i z tą wartością porównujemy wszystkie masy w tym serwisie. Tylko {dragonflyLighterThanGlass} podane dla Dragonfly zestawia ramę z ramą: moduł szklany z ramą, około {framedGlassModule}, także wartość wyliczona.',
  },
  certificates: {
    title: 'Certyfikaty i pięć badań',
    text: 'Oto normy i jednostki. Każdy certyfikat wymienia modele, których dotyczy; właściwy dołączamy do oferty.',
    testsTitle: 'Badania trwałości',
    saltMist: { name: 'Mgła solna', text: 'Z myślą o dachach nad morzem i o łodziach.' },
    ammonia: { name: 'Korozja amoniakalna', text: 'Z myślą o budynkach inwentarskich.' },
    fire: { name: 'Ogień', text: 'Jak ogień rozprzestrzenia się po module.' },
    blownSand: {
      name: 'Piasek niesiony wiatrem',
      text: 'Z myślą o pustyniach i zapylonych drogach.',
    },
    pid: {
      name: 'Degradacja indukowana potencjałem (PID)',
      text: 'Wysokie napięcie przez długi czas, jak w długich łańcuchach modułów.',
    },
  },
  limits: [
    { heading: 'Czego wymaga eArc' },
    'Lekki moduł przenosi część pracy z produktu na projekt. Lepiej przeczytać o tym tutaj, niż przekonać się na dachu.',
    {
      list: [
        'Ciepło: moduł przyklejony bez szczeliny powietrznej bardziej się nagrzewa. W jednym z testów, przy temperaturze otoczenia bliskiej 44 °C, zmierzono moc niższą o około 9% (solar4rvs.com.au).',
        'Przyczepność: trzeba ją sprawdzić na Państwa dachu i Państwa powłoce. Najpierw trzeba wykluczyć PVDF: na tej powłoce klejenie jest zawodne (support.s-5.com).',
        'Wiatr: jedna z klejonych instalacji zawiodła po czterech miesiącach przy wietrze 14 m/s, między innymi dlatego, że nie sprawdzono przyczepności (how-do-you-glue.de). Mała masa nie zastępuje obliczeń ssania wiatru.',
        'Klasa ogniowa: nasza instrukcja z 2019 roku podaje klasę C. Czy to wystarczy, zależy od budynku i miejscowych przepisów. Klasyfikacji dachu takiej jak BROOF(t1), do której odwołują się polskie przepisy, nie opublikowaliśmy.',
        'Złącza: ich usunięcie powoduje utratę gwarancji. Długości przewodów i adaptery trzeba zaplanować wcześniej.',
      ],
    },
    'I zawsze: dach sprawdza konstruktor. Przygotowanie i próbę opisujemy na stronie [Sposoby montażu](/eArc_install#preparation).',
  ],
  faq: {
    title: 'Pytania o technologię',
    questions: [
      {
        question: 'Czy eArc to moduł cienkowarstwowy?',
        answer:
          'Nie. Ogniwa są z krzemu krystalicznego; moduły klasy 520 W mają 144 ogniwa połówkowe mono PERC. Zrezygnowaliśmy tylko ze szkła.',
      },
      {
        question: 'Jak mocno można wygiąć moduł eArc?',
        answer:
          'Nie podajemy tu ogólnego promienia gięcia, bo zależy on od modelu i sposobu mocowania. Prosimy o podanie promienia dachu, a odpowiemy na piśmie dla konkretnego modelu.',
      },
      {
        question: 'Skoro moduł jest tak lekki, czy dach trzeba sprawdzać?',
        answer:
          'Tak. Około {smf-520.weightPerArea} to nadal obciążenie, a wiatr ciągnie w górę. Mała masa rozstrzyga, czy warto zlecić ocenę, a nie czy jest ona potrzebna.',
      },
    ],
  },
  next: {
    title: 'Zacznijmy od Państwa dachu',
    text: 'Prosimy podać rodzaj pokrycia, wiek dachu i jego nośność. Jeśli szkło będzie lepszym wyborem, powiemy o tym otwarcie.',
    action: 'Zapytaj o ofertę',
    alternative: 'Porównaj sposoby montażu',
  },
};
