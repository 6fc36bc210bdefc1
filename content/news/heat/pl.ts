import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'Moduł klejony w upale: kiedy opłaca się szczelina powietrzna',
  summary:
    'Ciepłe ogniwa oddają mniej mocy, a moduł bez powietrza pod spodem bardziej się nagrzewa. Jak czytać współczynniki i kiedy szczelina jest warta swojej masy.',
  body: [
    'Moc nominalną mierzy się w laboratorium, przy temperaturze ogniw 25 °C. Na nasłonecznionym dachu ogniwa są prawie zawsze cieplejsze od powietrza. Ile to kosztuje, zależy od dwóch rzeczy: jak ogniwa reagują na ciepło i jak łatwo je oddają.',
    { heading: 'Jak czytać współczynniki' },
    'Karta katalogowa podaje, o ile zmienia się wartość na każdy kelwin, licząc od standardowych warunków testowych. Różnica jednego kelwina to tyle samo, co różnica jednego stopnia Celsjusza.',
    {
      list: [
        'Moc: jej współczynnik temperaturowy, w %/K, jest ujemny. Pomnożony przez różnicę temperatur daje stratę. Liczy się temperatura ogniwa, nie powietrza.',
        'Napięcie obwodu otwartego: jego współczynnik, w V/K lub %/K, też jest ujemny. W upale napięcie spada, na mrozie rośnie, dlatego długość łańcucha modułów ogranicza najzimniejszy poranek.',
        'Prąd: wraz z temperaturą nieco rośnie, ale zdecydowanie za mało, by wyrównać ubytek napięcia.',
      ],
    },
    { heading: 'Ile kosztuje brak szczeliny' },
    'Moduł na szynach oddaje ciepło przodem i tyłem. Przyklejonemu płasko zostaje niemal sam przód. W jednej z prób moduły elastyczne bez szczeliny powietrznej, w temperaturze otoczenia około 44 °C, miały moc niższą o około 9% (solar4rvs.com.au). To pojedyncza próba w wielkim upale: rząd wielkości, nie reguła.',
    'Gdy jest chłodno, wietrznie albo pochmurno, różnica maleje. Z tej próby i z modelu temperatury pvlib wyprowadzamy dla modułów nachylonych i klejonych roczny uzysk niższy o około 6% niż dla wentylowanych, w przedziale od 3 do 9%.',
    { heading: 'Gdzie szczelina się opłaca' },
    {
      list: [
        'W gorących, mało wietrznych miejscach z dużą rezerwą nośności: lepszym wyborem może być tam moduł szklany z powietrzem pod spodem.',
        'Na dachach płaskich, które i tak wymagają [podkonstrukcji aluminiowej](/eArc_install#flat-roof): otwarta z obu końców przepuszcza powietrze, o ile pozwalają na to obliczenia wiatrowe.',
        'Na balustradach i ścianach, gdzie elementy dystansowe niewielkim kosztem odsuwają moduł od podłoża.',
      ],
    },
    { heading: 'Gdzie się nie opłaca' },
    'Szczelina wymaga szyn albo ramy, a te ważą. Jeśli rezerwa nośności wystarcza tylko na moduł klejony, nie wybiera się między ciepłem a chłodem, lecz między nieco mniejszą ilością prądu a jego brakiem. Pod moduł dostaje się też wiatr, co trzeba obliczyć, a na pojeździe szczelina dodaje wysokości. Tam, gdzie lata są łagodne, daje niewiele.',
    'Warto więc od początku liczyć z modułem klejonym, a przed decyzją przeczytać o pozostałych [ograniczeniach eArc](/eArc#limits).',
  ],
};
