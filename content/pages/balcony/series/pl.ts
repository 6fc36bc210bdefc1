import type { SeriesText } from './text.ts';

export const pl: SeriesText = {
  title: 'Seria balkonowa',
  description:
    'Moduły bez szkła na balustradę balkonową: {balcony-400.weightPerArea}, w dwóch zestawach. Co zawierają, jak się je wiesza i o co zapytać wcześniej.',
  hero: {
    title: 'Prąd ze słońca na balustradzie, która już jest',
    text: 'Moduły serii balkonowej ważą {balcony-400.weightPerArea}. Nie mają szkła: jedna osoba wniesie moduł po schodach, a na balustradzie utrzymają go pasy.',
    kits: 'Zobacz zestawy',
    quote: 'Zapytaj o ofertę',
  },
  scale: {
    title: 'Ten sam metr kwadratowy, ze szkłem i bez szkła',
    text: 'Balustrada ma chronić ludzi przed upadkiem, a nie dźwigać ciężary. Każdy kilogram mniej to kilogram, którego słupki i mocowania nie muszą utrzymać.',
    glass: 'Moduł szklany (wartość wyliczona)',
    ours: 'Seria balkonowa',
    basis:
      'Sam moduł, bez pasów, falownika i przewodu. Wartość dla szkła jest wyliczona, a nie zmierzona: moduł SMF waży około {smf-520.weightPerArea}, czyli o {lighterThanGlass} mniej niż szklany.',
  },
  contents: {
    title: 'Co zawiera zestaw',
    text: 'Ta lista to dane przykładowe: pokazuje, czego można się spodziewać. Części przeznaczone dla Państwa kraju wymieni oferta.',
    parts: [
      'Moduły fotowoltaiczne bez szkła: jeden w zestawie Balkon 400, dwa w zestawie Balkon 800',
      'Pasy i haki do balustrady, linka asekuracyjna do każdego modułu oraz elementy dystansowe, dzięki którym za modułem zostaje powietrze',
      'Mikrofalownik, który zamienia prąd stały z modułów na przemienny',
      'Przewód z wtyczką w wersji dla danego kraju',
      'Instrukcja montażu ze sposobem sprawdzenia balustrady, pasów i wpływu wiatru',
    ],
  },
  kits: {
    title: 'Dwa zestawy, jeden moduł',
    text: 'W obu zestawach jest ten sam moduł. O wyborze decydują długość balustrady i moc, którą wolno przyłączyć w danym miejscu.',
    basis:
      '{balcony-400.weightPerArea} to rzeczywisty parametr produktu: masa metra kwadratowego modułu bez szkła, a nie całego modułu. Wartości oznaczone jako dane przykładowe zastąpi karta katalogowa. Napięcia i wymiary dotyczą jednego modułu.',
  },
  hanging: {
    title: 'Na pasach, bez wiercenia',
    text: 'Pasy przechodzą przez oczka w górnej krawędzi, obejmują pochwyt i wracają. Kolejne pasy trzymają dolną krawędź, a elementy dystansowe odsuwają ją od płyty balkonu. Niczego się nie wierci, więc przy wyprowadzce nie ma otworów do zaślepienia. Pomaga też powietrze za modułem: odprowadza ciepło.',
    action: 'Zaplanuj balkon',
  },
  rules: {
    title: 'Najpierw pytanie, potem wtyczka',
    text: 'Przepisy o instalacjach podłączanych do gniazdka różnią się w zależności od kraju: jaka moc jest dozwolona, jaka wtyczka, kto i gdzie zgłasza instalację, a nawet czy w ogóle wolno ją podłączyć do gniazdka. Informacji udziela operator sieci. Najemcy pytają także właściciela mieszkania, a właściciele wspólnotę lub spółdzielnię. To, co obowiązuje pod danym adresem, jest ważniejsze niż treść tej strony.',
  },
  faq: {
    title: 'Trzy pytania o balkon',
    questions: [
      {
        question: 'Czy moja balustrada jest dość mocna?',
        answer:
          'Na podstawie zdjęcia nie da się tego stwierdzić i nikt nie powinien próbować. Moduły dokładają {balcony-400.weightPerArea}, ale wiatr może ciągnąć mocniej niż sam ciężar. Warto zapytać producenta balustrady, zarządcę budynku albo konstruktora, czy słupki i mocowania wytrzymają napór wiatru na dodatkową powierzchnię. Balustrada luźna lub skorodowana nie nadaje się pod moduł.',
      },
      {
        question: 'Czy moduł ustawiony pionowo daje dość prądu?',
        answer:
          'Daje mniej niż moduł o najlepszym nachyleniu. O ile mniej, zależy od miejsca, kierunku i zacienienia. Jeden przykład policzyliśmy od początku do końca, ze wszystkimi założeniami.',
      },
      {
        question: 'Czy mogę zabrać zestaw przy przeprowadzce?',
        answer:
          'Tak. Wystarczy wyjąć wtyczkę, rozpiąć pasy i znieść moduł. Przed ponownym montażem trzeba obejrzeć pasy i oczka, sprawdzić nową balustradę od początku i zgłosić instalację pod nowym adresem tam, gdzie jest to wymagane.',
      },
    ],
    action: 'Zobacz przykład obliczeń',
  },
  quote: {
    title: 'Zapytanie o zestaw na balkon',
    text: 'Prosimy podać kraj, długość i rodzaj balustrady oraz kierunek, w którym jest zwrócona. Pomoże nam też informacja, do kogo należy budynek.',
  },
};
