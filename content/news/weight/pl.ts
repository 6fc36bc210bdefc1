import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'Dlaczego decyduje masa: obciążenie dachu w liczbach',
  summary:
    'Wiele dachów mogłoby dawać prąd ze słońca, gdyby instalacja mniej ważyła. Krótki rachunek ze źródłami i ograniczeniami.',
  body: [
    'Halę projektuje się na ciężar jej własnego dachu, śnieg, wiatr i niewiele więcej. To, co zostaje, jest rezerwą nośności. Jeśli moduły potrzebują więcej, dach trzeba wzmocnić albo zostawić pusty.',
    { heading: 'Liczby' },
    {
      list: [
        'Tradycyjna instalacja z modułami szklanymi to dodatkowe obciążenie co najmniej {minimumRoofLoad} (nasze dane).',
        'Moduł SMF waży około {smf-520.weightPerArea}, o {lighterThanGlass} mniej niż moduł szklany. Do tego dochodzą klej i przewody.',
        'Około {excludedRoofs} dachów komercyjnych i przemysłowych odpada z tego powodu według naszych szacunków (2026). Inni podają 30–40% budynków (couleenergy.com) albo, w 2019 roku, 60% dachów przemysłowych (vwi.org).',
        'Ponad 85 GW na europejskich dachach pozostaje poza zasięgiem z powodu masy (pv-magazine.com, 11 marca 2026).',
        'Wzmocnienie kosztuje od 100 000 do 250 000 euro za megawat (eu.longi.com).',
      ],
    },
    { heading: 'Ograniczenia' },
    'Mała masa nie zastąpi obliczeń. Wiatr łatwiej podrywa lekki moduł niż ciężki, śnieg waży tyle, ile waży, a bez szczeliny powietrznej moduł bardziej się nagrzewa i daje mniej ([ograniczenia eArc](/eArc#limits)).',
    'Uczciwe zdanie brzmi więc tak: tam, gdzie szkło jest za ciężkie, lekki moduł może być rozwiązaniem. Czy nim jest, rozstrzyga konstruktor dla każdego dachu z osobna. Mając rysunki, możemy [zacząć rozmowę](/home#quote).',
  ],
};
