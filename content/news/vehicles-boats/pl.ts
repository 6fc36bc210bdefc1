import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'Moduły na pojazdach i łodziach: co zmierzyć przed zapytaniem',
  summary:
    'Wolna powierzchnia, krzywizna, masa i napięcie: z tymi czterema danymi już pierwsza odpowiedź będzie przydatna, czy chodzi o kamper, ciężarówkę, autobus, pociąg czy jacht.',
  body: [
    'Dach, który się porusza, jest mniejszy i bardziej zastawiony niż dach budynku, a każdy kilogram trzeba wieźć ze sobą. Przed zapytaniem o moduły warto zapisać cztery rzeczy. Wystarczą taśma miernicza, prosta listwa i dowód rejestracyjny.',
    { heading: 'Powierzchnia i krzywizna' },
    {
      list: [
        'Powierzchnia: narysować ją w skali, z lukami, oknami dachowymi, wywietrznikami, antenami, łączeniami i masztami, i zapisać wysokość każdego z nich. Cień na jednym ogniwie może ograniczyć cały łańcuch ogniw.',
        'Odstępy: zostawić miejsce na krawędzie, odpływ wody, przewód i szczotkę, a na pokładzie także na przejście dla załogi.',
        'Krzywizna: położyć listwę w poprzek łuku tak, aby środkiem dotykała dachu, a szczelina h była na obu końcach jednakowa. Jeśli a to połowa długości listwy, promień wynosi r = (a² + h²) ÷ 2h. Przykład: a = 1 m i h = 5 cm dają około 10 m.',
        'Kierunek: powtórzyć pomiar wzdłuż. Jeśli i tam jest szczelina, powierzchnia jest kopułą, a moduł układa się tylko na walcu. Nie publikujemy najmniejszego promienia; podany promień sprawdzamy dla konkretnego modelu.',
        'Podłoże: lakier, żelkot, aluminium i laminat poliestrowo-szklany różnie przyjmują klej. Zapisać materiał, powłokę i jej wiek.',
      ],
    },
    { heading: 'Ile kilogramów zostało' },
    'Pojazd należy zważyć tak, jak jeździ, z ludźmi, wodą i bagażem, a wynik odjąć od dopuszczalnej masy całkowitej z dowodu rejestracyjnego. Tyle zostaje do dyspozycji. Moduły off-grid ważą około {off-grid-215.weightPerArea}; do tego dochodzą klej, przewody, regulator ładowania i akumulator. W autobusach i pociągach trzeba też ustalić, ile może unieść sam dach. Na jachcie liczy się wysokość: kilogram na pokładzie leży wysoko nad kilem.',
    { heading: 'Napięcie i dzienne zużycie' },
    'Potrzebne są napięcie akumulatora i maksymalne napięcie wejściowe regulatora ładowania. Na mrozie napięcie obwodu otwartego rośnie i musi pozostać poniżej tej granicy. W upale napięcie maleje, a mimo to musi przewyższać napięcie ładowania akumulatora. Potem wystarczy zsumować dzień: waty × godziny dla każdego urządzenia. Dobór do [12 V i 24 V](/product_off#voltage) opisujemy na stronie serii.',
    { heading: 'Byron Bay: udokumentowany pociąg' },
    'W grudniu 2017 roku pociąg słoneczny w Byron Bay w Australii miał moduły o mocy 6,5 kW, a jego hala postojowa kolejne 30 kW (northernstar.com.au). Większa część mocy znajdowała się więc na budynku. Warto o tym pomyśleć wszędzie tam, gdzie pojazdy wracają do zajezdni. Publikacja nie podaje, jakich modeli użyto.',
    { heading: 'Czego nie pokaże taśma miernicza' },
    'Przyczepność widać dopiero na próbce danej powierzchni. Przepisy przeciwpożarowe i dopuszczenie zależą od pojazdu i kraju; przed przyklejeniem pierwszego modułu trzeba zapytać właściwy urząd.',
    'Jeśli standardowe wymiary nie pasują, prosimy o [zapytanie o moduł na wymiar](/off_grid#custom-request). Można dołączyć zdjęcia i rysunki.',
  ],
};
