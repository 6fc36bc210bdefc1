import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'Dach na rąbek stojący: kiedy klemy zamiast klejenia',
  summary:
    'Klema chwyta rąbek i nie wymaga otworu. Kiedy to lepsza droga, jaki rozstaw klem podaje nasza instrukcja z 2019 roku i czym jest SMH „Dragonfly”.',
  body: [
    'Dach na rąbek stojący sam daje punkt zaczepienia: rąbek. Klema chwyta go bez przebicia pokrycia dachu. Klejenie też jest możliwe, jeśli między rąbkami jest dość płaskiego miejsca. O wyborze decyduje dach.',
    { heading: 'Cztery powody, aby wybrać klemy' },
    {
      list: [
        'Powłoka jest nieznana albo klej źle się na niej trzyma. Na powłokach PVDF klejenie jest zawodne (support.s-5.com); klema od powłoki nie zależy.',
        'Trzeba pracować na zimnie lub w wilgoci. Mocowanie mechaniczne nie ma czasu utwardzania.',
        'Moduły trzeba będzie kiedyś zdjąć, na przykład do prac na dachu. Klemę można zwolnić.',
        'Mocowanie ma być kontrolowane. Klemę widać, a jej moment dokręcenia można sprawdzić; klej jest ukryty pod modułem.',
      ],
    },
    'Przeciw przemawia masa. SMH waży {smh-520.weightPerArea}, klejony SMF około {smf-520.weightPerArea}; do tego dochodzą klemy, klej i przewody. Klema przekazuje też ssanie wiatru na rąbek punktowo. Konstruktor sprawdza więc również, co trzyma blachę na budynku, a blacha musi nadal móc pracować pod wpływem ciepła.',
    { heading: 'Waldkirch: udokumentowany przypadek' },
    'Na hali sportowej w Waldkirch w Niemczech moduły eArc z ramą są przymocowane klemami do blachy tytanowo-cynkowej. Doniesienia o klejeniu były błędne i doprowadziliśmy do ich sprostowania. Podaje się moc 245 kW (pv-magazine.de, 5 kwietnia 2019), a w innej publikacji 190 kW (leichtbauwelt.de).',
    'To ówczesne moduły z ramą, a nie dzisiejszy Dragonfly. Przypadek pokazuje, że metoda jest stosowana. Uzysków z kilku lat nie podano.',
    { heading: 'Rozstaw klem w naszej instrukcji z 2019 roku' },
    'Nasza instrukcja montażu z tamtego roku podaje następujące zakresy, zależnie od liczby ogniw (manualshive.com, earc-sma160m-4x09dw, strona 15):',
    {
      list: ['6 × 12 ogniw: 250–450 mm', '6 × 10 ogniw: 210–400 mm', '4 × 9 ogniw: 200–350 mm'],
    },
    'Dotyczą one ówczesnych modułów. Przed użyciem takiej wartości trzeba sprawdzić, od którego punktu się mierzy i dla jakiego obciążenia obowiązuje. Dla konkretnego modułu rozstrzygają dołączona do niego instrukcja i obliczenia wiatrowe.',
    { heading: 'Czym jest SMH „Dragonfly”' },
    'SMH „Dragonfly” to moduł eArc, który opuszcza fabrykę z gotową ramą montażową: {smh-520.nominalPower}, {smh-520.weightPerArea}, o {dragonflyLighterThanGlass} lżejszy od modułu szklanego z ramą. Dzięki zintegrowanej ramie montaż trwa o {installationTimeSaving} krócej. To nasze dane; rzeczywista oszczędność zależy od dachu, dostępu i ekipy.',
    'Dobór klemy zależy od kształtu i metalu rąbka. Wystarczy zmierzyć wysokość i rozstaw rąbków, przygotować zdjęcie i [opisać nam dach](/dragonfly#quote).',
  ],
};
