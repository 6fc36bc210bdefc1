import type { BrandText } from './text.ts';

export const pl: BrandText = {
  title: 'Nazwy i logotyp',
  description:
    'Co oznaczają nazwy eArc, SMF i SMH „Dragonfly”, jak je pisać i jak mogą ich używać partnerzy oraz media.',
  hero: {
    title: 'Małe e, wielkie A',
    text: 'eArc to nazwa technologii, a w czterech literach łatwo o błąd. Ta strona jest dla partnerów, redakcji i tłumaczy, którzy chcą pisać tę nazwę poprawnie.',
    action: 'Sprawdź, jak pisać nazwy',
    alternative: 'Zobacz, jak używać logotypu',
  },
  names: [
    { heading: 'Co oznaczają nazwy' },
    'eArc to technologia: ogniwa z krzemu krystalicznego w laminacie bez szkła. Tę samą nazwę nosi ten serwis.',
    {
      list: [
        'SMF: moduły bezramowe, przeznaczone do klejenia.',
        'SMH: moduły z fabrycznie zintegrowaną ramą montażową, przeznaczone do mocowania mechanicznego. Noszą też nazwę „Dragonfly”.',
        'Off-grid, balkon i przenośna ładowarka słoneczna opisują zastosowanie. Nie są nazwami własnymi, więc się je tłumaczy.',
      ],
    },
    'SMF i SMH to oznaczenia typu; prosimy ich nie rozwijać. Liczba po nich to moc nominalna w watach. W starszych publikacjach i instrukcjach ta sama technologia występuje w pisowni „eArche”.',
  ],
  writing: {
    title: 'Jak je pisać',
    text: 'Te pięć przypadków rozstrzyga większość wątpliwości.',
    right: 'Prosimy pisać',
    wrong: 'Prosimy unikać',
    rows: [
      ['Technologia', 'eArc', 'Earc lub EARC', 'Także w tytułach i na początku zdania.'],
      ['Z rzeczownikiem', 'moduły eArc', 'eArki', 'Nazwy się nie odmienia; stoi po rzeczowniku.'],
      ['Model', 'SMF 520', 'SMF520W', 'Ze spacją i bez jednostki.'],
      [
        'Druga nazwa',
        'SMH „Dragonfly”',
        'Dragon Fly lub DragonFly',
        'Najpierw oznaczenie typu, potem nazwa w cudzysłowie. Nie tłumaczy się jej.',
      ],
      [
        'Liczby',
        'około {smf-520.weightPerArea}, sam moduł',
        'najlżejszy moduł na świecie',
        'Liczba z podaniem, czego dotyczy, zamiast stopnia najwyższego.',
      ],
    ],
  },
  wordmark: {
    title: 'Logotyp',
    text: 'Dwa łuki, jeden w drugim, a obok nazwa: proste litery na jednolitym tle. Wokół prosimy zostawić wolne pole, co najmniej na wysokość łuków. Prosimy logotypu nie rozciągać, nie obrysowywać, nie pochylać, nie zmieniać jego kolorów i nie łączyć z własnym logotypem. Pliki na jasne i ciemne tło są w materiałach prasowych.',
    action: 'Pobierz logotyp',
  },
  use: [
    { heading: 'Co mogą mówić partnerzy' },
    {
      list: [
        '„Montujemy moduły eArc”: jeśli to prawda, nie trzeba pytać.',
        '„Nadaje się do modułów eArc”: jeśli zostało to sprawdzone i można pokazać, w jaki sposób.',
        '„Oficjalny partner” lub „przeszkolony przez eArc”: tylko za naszą pisemną zgodą.',
        'eArc w nazwie firmy lub w adresie internetowym: prosimy tego nie robić.',
      ],
    },
    'Oznaczenia takie jak IEC 61215, UL 61730, TÜV czy VDE dotyczą modelu wymienionego w certyfikacie, a nie całej instalacji ani Państwa firmy. W razie wątpliwości prosimy podać model i pominąć oznaczenie.',
  ],
  next: {
    title: 'Jakieś zdanie budzi wątpliwości?',
    text: 'Prosimy przysłać je przed drukiem. To łatwiejsze niż późniejsze sprostowanie.',
    action: 'Wyślij pytanie prasowe',
    alternative: 'Przejdź do plików do pobrania',
  },
};
