import type { OffSeriesText } from './text.ts';

export const pl: OffSeriesText = {
  title: 'Modele off-grid 110 i 215 w szczegółach',
  description:
    'Parametry obu modeli off-grid i przykład obliczeń: ile modułów zmieści się na dachu pojazdu, o jakiej mocy i masie.',
  hero: {
    title: 'Ile modułów zmieści się na dachu?',
    text: 'Mniej, niż wynikałoby z samej powierzchni. Oto oba modele off-grid z parametrami i rachunek, który można powtórzyć z miarką w ręku.',
    action: 'Zobacz przykład obliczeń',
    alternative: 'Zobacz parametry',
  },
  parameters: {
    title: 'Podstawowe parametry',
    text: 'Dane przykładowe są oznaczone. Masa na metr kwadratowy, około {off-grid-215.weightPerArea}, do nich nie należy.',
    basis:
      'Wymiary, masy i wartości elektryczne są tymczasowe: ostatecznej karty katalogowej jeszcze nie opublikowaliśmy.',
  },
  fit: {
    title: 'Uczciwy rachunek w czterech krokach',
    text: 'Przykładowy dach, policzony z przykładowymi wymiarami z tabeli. Wystarczy wstawić własne liczby.',
    measure: {
      title: 'Pomiar wolnej powierzchni',
      text: 'Między wywietrznikami, oknami i antenami, a nie całego dachu. Przykład: 3,2 m × 1,9 m.',
    },
    edges: {
      title: 'Odjęcie krawędzi',
      text: 'Trzeba zostawić miejsce na pęd powietrza, odpływ wody i przewody. Przykład: 100 mm dookoła, zostaje 3,0 m × 1,7 m.',
    },
    count: {
      title: 'Oba modele w obu kierunkach',
      text: 'Przykład z odstępem 20 mm. Model 215 ({off-grid-215.length} × {off-grid-215.width}): wzdłuż 2 × 2 = 4, w poprzek 3 × 1 = 3. Model 110 ({off-grid-110.length} × {off-grid-110.width}): wzdłuż 2 × 3 = 6, w poprzek 5 × 1 = 5.',
    },
    compare: {
      title: 'Porównanie mocy i masy',
      text: 'Na tym przykładowym dachu cztery duże moduły dają więcej niż sześć małych. Na wąskim pasie może być odwrotnie. Klej i przewody dochodzą osobno; ładowność trzeba sprawdzić w dowodzie rejestracyjnym.',
    },
  },
  result: {
    title: 'Wynik przykładu',
    power215: 'moc nominalna czterech modułów Off-grid 215',
    weight215: 'masa czterech modułów Off-grid 215',
    power110: 'moc nominalna sześciu modułów Off-grid 110',
    weight110: 'masa sześciu modułów Off-grid 110',
  },
  train: {
    text: 'Pociąg z Byron Bay pokazuje, co mieści duży dach: 6,5 kW na pociągu i 30 kW na jego hali postojowej.',
    basis:
      'Stan z grudnia 2017 roku według doniesień prasowych. Doniesienia nie podają, jakich modeli użyto.',
  },
  notice: {
    title: 'Najpierw rysunek, potem cięcie',
    text: 'Wymiary na tej stronie to dane przykładowe. Przepusty kablowe i otwory prosimy wyznaczać dopiero według rysunku dostarczonego modułu.',
  },
  next: {
    title: 'Prosimy o szkic dachu',
    text: 'Wolna powierzchnia, przeszkody, krzywizna, napięcie akumulatora: rozplanujemy moduły i powiemy, co się nie zmieści.',
    action: 'Zapytaj o ofertę',
    alternative: 'Zapytaj o moduł na wymiar',
  },
};
