import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'Dwa dachy z 2019 roku: co pokazują publikacje, a czego nie',
  summary:
    'Muzeum w Sydney i hala sportowa w Waldkirch to dwie opisane publicznie realizacje z modułami eArc z tamtego roku. Przeczytaliśmy te publikacje jeszcze raz.',
  body: [
    'Obie realizacje opisali inni, nie my. Dlatego są cenne i dlatego powtarzamy tylko to, co zostało opublikowane.',
    { heading: 'Sydney: Wharf 7, muzeum morskie' },
    'Na stromym dachu zamontowano 812 modułów, łącznie 235 kW. Oszczędność szacuje się na około 50 000 dolarów australijskich rocznie (Clean Energy Regulator, cer.gov.au).',
    { heading: 'Waldkirch, Niemcy: hala sportowa' },
    'Moduły z ramą są tu przymocowane klemami do blachy tytanowo-cynkowej. Niektóre publikacje mówiły o klejeniu; doprowadziliśmy do ich sprostowania. Podaje się moc 245 kW (pv-magazine.de, 5 kwietnia 2019), a w innej publikacji 190 kW (leichtbauwelt.de).',
    { heading: 'Czego można się nauczyć' },
    {
      list: [
        'Stromy dach w Sydney, dach metalowy w Waldkirch: lekkie moduły znalazły miejsce na obu, w Waldkirch na klemach.',
        'Liczby w publikacjach się różnią. Podajemy obie zamiast wybierać ładniejszą.',
        'Ówczesne masy to nie dzisiejsze: 2,5 kg/m² według założyciela, 3,5 kg/m² w wersji klejonej i 4,5 kg/m² z ramą według wcześniejszej publikacji. Dzisiejszy SMF waży około {smf-520.weightPerArea}.',
      ],
    },
    { heading: 'Co pozostaje otwarte' },
    'Żadna publikacja nie podaje uzysków z kilku lat, uszkodzeń ani obecnego stanu. Jeśli mają Państwo takie dane, [prosimy o wiadomość](/about#media). Pozostałe daty są w [kalendarium](/about#history).',
  ],
};
