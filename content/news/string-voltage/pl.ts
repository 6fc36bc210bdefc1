import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'Ile modułów w szeregu? Decyduje najzimniejszy poranek',
  summary:
    'Im zimniejsze ogniwa, tym wyższe napięcie. O długości łańcucha modułów decyduje więc najniższa temperatura w danym miejscu, a nie 25 °C z karty katalogowej.',
  body: [
    'Napięcia modułów połączonych szeregowo się sumują. Jeden moduł za dużo w łagodny dzień może pozostać niezauważony, a w mroźny poranek podnosi napięcie łańcucha ponad granicę modułów i falownika. Liczenie zaczyna się więc od mrozu.',
    { heading: 'Górna granica' },
    'Napięcie obwodu otwartego to napięcie oświetlonego modułu, gdy nie płynie prąd: najwyższe, jakie osiąga przy danej temperaturze i jasności. Nasza instrukcja z 2019 roku podaje dla ówczesnych modułów eArc maksymalne napięcie systemu {smf-520.maximumSystemVoltage} (manualshive.com). Falownik ma własne maksymalne napięcie wejściowe. Granicą łańcucha modułów jest niższa z tych dwóch wartości.',
    { heading: 'Obliczenie słowami' },
    {
      list: [
        'Wziąć z karty katalogowej dostarczanych modułów napięcie obwodu otwartego w standardowych warunkach testowych i jego współczynnik temperaturowy.',
        'Ustalić najniższą temperaturę, jakiej można się spodziewać, na podstawie długiej serii pomiarów, a nie ostatniej zimy. O wschodzie słońca ogniwa są mniej więcej tak zimne jak powietrze.',
        'Policzyć, o ile kelwinów jest ona niższa od 25 °C.',
        'Pomnożyć tę liczbę przez współczynnik bez znaku i dodać wynik do napięcia obwodu otwartego. Współczynnik w %/K najpierw przelicza się na wolty, jako część tego napięcia.',
        'Podzielić granicę przez otrzymane napięcie i zaokrąglić w dół, nigdy w górę.',
      ],
    },
    'Ta sama instrukcja podaje też stały współczynnik: przewody i bezpieczniki dobiera się na 1,25-krotność prądu zwarcia i napięcia obwodu otwartego. Granicę warto podzielić także przez 1,25-krotność napięcia obwodu otwartego i przyjąć mniejszą z dwóch liczb. Przepisy lokalne mają pierwszeństwo przed jednym i drugim.',
    { heading: 'Dlaczego przykłady nie wystarczą' },
    'Wartości elektryczne na stronach naszych produktów są oznaczone jako dane przykładowe. Te przy SMF 520 należą do modułu szklanego tej samej klasy z listy CEC programu NREL SAM. Pokazują tok obliczeń i nie wolno na nich opierać projektu: każda odchyłka mnoży się przez liczbę modułów, a kilka woltów może przesądzić o całym module. Moc też nie jest wskazówką, bo słabszy moduł może mieć wyższe napięcie.',
    { heading: 'Dolna granica i kontrola' },
    'W letnim upale napięcie spada. Napięcie całego łańcucha modułów w punkcie mocy maksymalnej musi wtedy mieścić się w zakresie pracy falownika, inaczej łańcuch jest za krótki. Przed podłączeniem do falownika należy sprawdzić biegunowość, zmierzyć napięcie łańcucha modułów i zapisać wyniki wraz z temperaturą.',
    'Na stronie SMF 520 [te kroki pokazano na danych przykładowych](/product_data#strings). Można tam też poprosić o potrzebne do projektu dokumenty: kartę katalogową i plik PAN dostarczanych modułów.',
  ],
};
