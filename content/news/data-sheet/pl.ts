import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'Jak czytać kartę katalogową modułu, wiersz po wierszu',
  summary:
    'Moc, napięcia, współczynniki, masa: co mówi każdy wiersz, w jakich warunkach obowiązuje i co na naszych stronach znaczą „dane przykładowe”.',
  body: [
    'Karta katalogowa opisuje moduł fotowoltaiczny w laboratorium. Niczego nie obiecuje co do konkretnego dachu, ale pozwala porównać dwa moduły, o ile wiadomo, w jakich warunkach obowiązuje dana liczba.',
    { heading: 'Moc i sprawność' },
    'Moc nominalna obowiązuje w standardowych warunkach testowych (STC): przy stałym natężeniu promieniowania i temperaturze ogniw 25 °C. Na zewnątrz moduł rzadko na nie trafia. Sprawność to ta moc podzielona przez powierzchnię modułu i przez natężenie promieniowania podczas badania. Wyższa sprawność oszczędza miejsce, niekoniecznie pieniądze. Dla klasy 520 W opublikowano {smf-520.efficiency} (unitedpowerpartners.com).',
    { heading: 'Napięcia, prądy, współczynniki' },
    {
      list: [
        'Napięcie obwodu otwartego: napięcie bez obciążenia. Razem z najniższą temperaturą ogranicza liczbę [modułów w łańcuchu](/product_data#strings).',
        'Prąd zwarcia: według niego dobiera się przewody i bezpieczniki. Nasza instrukcja z 2019 roku wymaga 1,25-krotności (manualshive.com).',
        'Napięcie i prąd w punkcie mocy maksymalnej: po pomnożeniu dają moc nominalną, z dokładnością do zaokrągleń. Jeśli nie, trzeba zapytać.',
        'Współczynniki temperaturowe: zmiana na każdy kelwin. Moduł klejony nagrzewa się bardziej niż moduł ze szczeliną powietrzną, więc jego współczynnik mocy ma większe znaczenie.',
      ],
    },
    { heading: 'Masa: na metr, nie na moduł' },
    'Duży moduł jest cięższy od małego i nic z tego nie wynika. Dach oblicza się na metr kwadratowy, więc porównuje się masę na metr kwadratowy. Łatwo ją sprawdzić: masa podzielona przez długość razy szerokość. Dla SMF 520 podajemy około {smf-520.weightPerArea}. Opublikowane {smf-520.weight} przy wymiarach {smf-520.length} × {smf-520.width} to około 2,9 kg/m². Tę masę przeliczono z pełnych funtów (unitedpowerpartners.com) i samo zaokrąglenie może wyjaśniać różnicę. Warto zapytać, która wartość dotyczy dostarczanych modułów. Do tego dochodzą klej, klemy i przewody.',
    { heading: 'Certyfikaty i dane przykładowe' },
    'Certyfikat mówi, że próbki danego typu przeszły badania według normy, na przykład IEC 61215 lub IEC 61730. Obejmuje typy, które wymienia, i nie mówi nic o kleju, o dachu ani o nadchodzących latach. Znak na karcie katalogowej go nie zastąpi: należy poprosić o dokument.',
    'Tam, gdzie nie opublikowaliśmy wartości modułu, nasze strony pokazują czasem wartość oznaczoną jako dane przykładowe. Wartości elektryczne SMF 520 pochodzą z modułu szklanego tej samej klasy z listy CEC programu NREL SAM; inne pokazują tylko, jaka wartość powinna się tam znaleźć. Nadają się do prześledzenia obliczeń, ale nie do projektu ani do zamawiania przewodów.',
    'To, co opublikowano, jest na stronie [Do pobrania](/download). Jeśli brakuje tam dokumentu dla danego modelu, można o niego poprosić na tej samej stronie.',
  ],
};
