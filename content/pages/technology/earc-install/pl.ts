import type { EArcInstallText } from './text.ts';

export const pl: EArcInstallText = {
  title: 'Sposoby montażu: klejenie i klemy',
  description:
    'Klejenie bez przebicia pokrycia na blasze trapezowej, rąbku stojącym i dachach płaskich albo mocowanie mechaniczne klemami: każda metoda krok po kroku.',
  hero: {
    title: 'Klej czy klemy: decyduje dach',
    text: 'Moduły bezramowe mocuje się szybkowiążącym klejem, bez przebicia pokrycia dachu. Moduły z ramą montażową mocuje się klemami. Oto metody, krok po kroku.',
    action: 'Klejenie',
    alternative: 'Klemy',
  },
  preparation: [
    { heading: 'Przed pierwszym modułem: konstrukcja' },
    'Konstruktor potwierdza rezerwę nośności dla modułów, kleju, ram i przewodów oraz oblicza ssanie wiatru przy krawędziach i w narożach.',
  ],
  adhesion: [
    { heading: 'Przed klejeniem: powierzchnia i przyczepność' },
    {
      list: [
        'Powierzchnia: trzeba ustalić rodzaj blachy i powłoki oraz ich wiek. Brud, skredowanie, rdzę i luźną powłokę należy usunąć. Na powłokach PVDF klejenie jest zawodne (support.s-5.com).',
        'Próba przyczepności: próbki przykleja się na Państwa dachu, czeka na pełne utwardzenie kleju i odrywa. Zerwanie powinno nastąpić w samym kleju (zerwanie kohezyjne). Jeśli klej odchodzi czysto od powłoki, taka powierzchnia się nie nadaje.',
        'Pogoda: powierzchnia sucha, temperatura w zakresie podanym dla kleju. Dla porównania: typowy neutralny silikon konstrukcyjny nakłada się w temperaturze 5–40 °C, a w ciągu 12 godzin utwardza się on na głębokość 3 mm (piedmontplastics.com). To nie są dane naszego kleju.',
      ],
    },
  ],
  bonding: {
    title: 'Klejenie na dachu z blachy trapezowej',
    text: 'Moduł leży na górnych fałdach blachy. Nie wierci się ani jednego otworu. Ciepłownia w Dreihausen w Niemczech ma na dachu 16 klejonych modułów (Stadtwerke Marburg).',
    steps: [
      {
        title: 'Wyznaczenie rzędów',
        text: 'Punktem wyjścia jest linia prosta. Należy zostawić przejścia serwisowe i odstęp od rynien, zakładów blach oraz stref wykluczonych w obliczeniach wiatrowych.',
      },
      {
        title: 'Oczyszczenie górnych fałd',
        text: 'Środkiem wskazanym w instrukcji modułu. Po wyschnięciu nie wolno już dotykać miejsc klejenia.',
      },
      {
        title: 'Nałożenie ścieżek kleju',
        text: 'Na każdej górnej fałdzie, o długości i przekroju podanym w instrukcji. Ścieżki biegną zgodnie ze spadkiem, aby woda spływała między nimi.',
      },
      {
        title: 'Ułożenie i dociśnięcie modułu',
        text: 'Dwie osoby opuszczają moduł bez ostrego zginania i dociskają go wzdłuż ścieżek. Do utwardzenia kleju modułu nie wolno obciążać.',
      },
      {
        title: 'Podłączenie i protokół',
        text: 'Przewody prowadzi się z dala od blachy. Trzeba sprawdzić biegunowość, zmierzyć napięcie każdego łańcucha i zapisać wyniki.',
      },
    ],
  },
  standingSeam: {
    title: 'Klejenie na dachu na rąbek stojący',
    text: 'Blacha pracuje pod wpływem ciepła, a rąbki muszą zachować swobodę ruchu. Dlatego rozplanowanie zaczyna się od rąbków.',
    steps: [
      {
        title: 'Pomiar rozstawu i wysokości rąbków',
        text: 'Od nich zależy, który moduł pasuje i jak ułożyć ścieżki kleju. Tam, gdzie klejenie nie wchodzi w grę, rozwiązaniem są klemy na rąbku.',
      },
      {
        title: 'Oczyszczenie i próba na blasze',
        text: 'Blacha bez powłoki i blacha powlekana zachowują się różnie. Próbę przyczepności wykonuje się na tej blasze, a nie na podobnej.',
      },
      {
        title: 'Ścieżki kleju wzdłuż rąbków',
        text: 'Deszczówka i woda z topniejącego śniegu muszą móc spływać pod modułem. Żadna ścieżka nie przechodzi przez rąbek.',
      },
      {
        title: 'Dociśnięcie zgodnie z krzywizną',
        text: 'Na dachu łukowym pracuje się od jednej krawędzi do drugiej. Docisk utrzymuje się tak długo, jak podaje instrukcja.',
      },
    ],
  },
  flatRoof: {
    title: 'Dach płaski z podkonstrukcją aluminiową',
    text: 'Na membranach dachowych TPO i PVC oraz na innych dachach płaskich moduły klei się do podkonstrukcji aluminiowej. Daje im ona sztywność, której nie zapewni miękkie pokrycie.',
    steps: [
      {
        title: 'Kontrola membrany i odwodnienia',
        text: 'Należy sprawdzić starzenie, otwarte zgrzewy i zastoiny wody. Zgoda producenta membrany pozwala zachować jej gwarancję.',
      },
      {
        title: 'Ustawienie podkonstrukcji',
        text: 'Położenie i punkty podparcia wynikają z obliczeń statycznych i wiatrowych. Membranę chroni się w każdym punkcie styku; nic przez nią nie przechodzi.',
      },
      {
        title: 'Klejenie modułów do profili',
        text: 'Oczyścić aluminium, nałożyć ścieżki kleju, docisnąć. Próbę przyczepności wykonuje się na takim samym profilu.',
      },
    ],
  },
  clamps: {
    title: 'Mocowanie mechaniczne klemami',
    text: 'Dla SMH „Dragonfly” z fabrycznie zintegrowaną ramą montażową; montaż trwa o {installationTimeSaving} krócej. Na hali sportowej w Waldkirch w Niemczech w 2019 roku zamocowano klemami moduły z ramą na blasze tytanowo-cynkowej: 245 kW (pv-magazine.de).',
    steps: [
      {
        title: 'Założenie klem',
        text: 'Na rąbku stojącym klema chwyta sam rąbek, więc tu także niczego się nie wierci.',
      },
      {
        title: 'Zachowanie rozstawu klem',
        text: 'Nasza instrukcja z 2019 roku podaje 250–450 mm dla modułów 6 × 12 ogniw, 210–400 mm dla 6 × 10 i 200–350 mm dla 4 × 9.',
      },
      {
        title: 'Dokręcenie kluczem dynamometrycznym',
        text: 'Moment podaje instrukcja klemy. Przed odbiorem trzeba go sprawdzić ponownie i zapisać.',
      },
    ],
  },
  cables: {
    title: 'Przewody i łańcuchy: nasza instrukcja z 2019 roku',
    voltage: 'maksymalne napięcie systemu',
    cable: 'przekrój przewodu PV o odporności do 90 °C',
    factor: 'współczynnik dla Isc i Voc przy doborze przewodów i bezpieczników',
    strings: 'największa liczba łańcuchów równoległych bez bezpieczników',
  },
  notice: {
    title: 'To poradnik; rozstrzyga instrukcja Państwa modułu',
    text: 'Wartości w tym poradniku pochodzą z naszej instrukcji z 2019 roku. Wiążące są instrukcja montażu dołączona do modułu, instrukcja kleju lub klemy oraz miejscowe przepisy. Usunięcie złączy powoduje utratę gwarancji. Prace elektryczne wykonują wykwalifikowani elektrycy.',
  },
  next: {
    title: 'Państwo opisują dach, my wskazujemy metodę',
    text: 'Pokrycie, powłoka, rozstaw rąbków, spadek i kilka zdjęć wystarczą do pierwszej odpowiedzi.',
    action: 'Zapytaj o ofertę',
    alternative: 'Zobacz poradniki',
  },
};
