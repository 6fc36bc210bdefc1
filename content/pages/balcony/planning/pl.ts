import type { PlanningText } from './text.ts';

export const pl: PlanningText = {
  title: 'Jak zaplanować instalację balkonową',
  description:
    'Od miarki do gniazdka: balustrada, kierunek, cień, zgłoszenie i wiatr. Poradnik w pięciu krokach, z trzema przykładami.',
  introduction:
    'Miarka, kompas i jeden słoneczny dzień: więcej nie trzeba, żeby się przekonać, czy instalacja balkonowa ma sens. Poniższe pięć kroków warto przejść przed zamówieniem czegokolwiek i zapisać odpowiedzi. O to samo pytamy, przygotowując ofertę.',
  length: {
    title: 'Czy się zmieści? Dwa zestawy, jedna balustrada',
    text: 'Moduły zawieszone poziomo, narysowane w skali. Na tej przykładowej balustradzie mieści się jeden moduł, dwa już nie. O Państwa balustradzie rozstrzyga miarka.',
    single: 'Balkon 400, jeden moduł',
    pair: 'Balkon 800, dwa moduły i 40 mm odstępu',
    railing: 'Wolna długość przykładowej balustrady',
    basis:
      'Długość modułu: dane przykładowe do czasu publikacji karty katalogowej. Na rogu dwa moduły zestawu Balkon 800 wiszą na dwóch bokach.',
  },
  checks: {
    title: 'Pięć kroków, w tej kolejności',
    text: 'Na każdym plan może się skończyć. Dlatego najtańsze są na początku.',
    steps: [
      {
        title: 'Pomiar balustrady',
        text: 'Trzeba zapisać wolną długość, wysokość od płyty do pochwytu, grubość pochwytu i odstęp między prętami. Według naszych danych przykładowych moduł ma wymiary {balcony-400.length} na {balcony-400.width}. Pasy muszą mieć co objąć: pełne murki i wypełnienia ze szkła wymagają innych mocowań. Trzeba też zwrócić uwagę na rdzę i luźne słupki.',
      },
      {
        title: 'Kierunek',
        text: 'Najwięcej w ciągu roku daje południe, a na półkuli południowej północ. Wschód pracuje rano, zachód wieczorem, kiedy wiele osób jest w domu. Moduł na balustradzie stoi pionowo i daje mniej niż moduł nachylony.',
      },
      {
        title: 'Obserwacja cienia',
        text: 'W słoneczny dzień warto spojrzeć rano, w południe i po południu. Ogniwa w module są połączone szeregowo, więc wąski cień może odebrać więcej mocy, niż wynikałoby z jego wielkości. Trzeba pomyśleć o drzewach, o balkonie powyżej i o niskim słońcu zimą.',
      },
      {
        title: 'Gniazdko i zgłoszenie',
        text: 'Czy na zewnątrz jest gniazdko i kto może się do niego podłączyć? Operator sieci powie, jaka moc i jaka wtyczka są dozwolone oraz kto i co musi zgłosić. Zgodę właściciela, wspólnoty lub spółdzielni najlepiej mieć na piśmie. Jeśli podłączanie do gniazdka jest niedozwolone, o inne możliwości warto zapytać elektryka.',
      },
      {
        title: 'Wiatr',
        text: 'Na wyższych piętrach, w narożnikach i na otwartej przestrzeni wieje mocniej. Producent balustrady, zarządca budynku albo konstruktor powinien potwierdzić, że słupki i mocowania wytrzymają napór wiatru na dodatkową powierzchnię.',
      },
    ],
  },
  rules: {
    title: 'Zasady w Polsce',
    points: [
      'Przyłączenie: także mały zestaw jest mikroinstalacją, którą zgłasza się operatorowi systemu dystrybucyjnego (Prawo energetyczne, art. 7). Kto wytwarza prąd na własne potrzeby i oddaje nadwyżki do sieci, jest prosumentem (ustawa o odnawialnych źródłach energii).',
      'Gniazdko: czy wystarczy wtyczka, czy potrzebny jest osobny obwód, zależy od wymagań operatora i od instalacji w mieszkaniu. Przed zakupem warto zapytać elektryka z uprawnieniami.',
      'Budynek: balustrada i elewacja są zwykle częścią wspólną, dlatego potrzebna jest zgoda wspólnoty lub spółdzielni, a najemcy także zgoda właściciela mieszkania. W budynku zabytkowym pyta się konserwatora zabytków.',
    ],
    basis:
      'Stan: listopad 2026; źródło: wymienione ustawy. Przepisy się zmieniają, a poza Polską obowiązują inne: przed zakupem warto zapytać operatora sieci.',
  },
  wind: {
    text: 'Na balustradzie mniejszym problemem jest ciężar, a większym wiatr.',
    basis:
      'Moduły ważą {balcony-400.weightPerArea}. To, co doda wiatr, zależy od powierzchni, wysokości i miejsca i wymaga sprawdzenia dla każdego budynku.',
  },
  cases: {
    title: 'Trzy balkony, trzy decyzje',
    text: 'Wymyślone przykłady, które pokazują, dokąd prowadzą te kroki. Żaden nie jest realizacją u klienta.',
    west: {
      place: 'Krótka balustrada, kierunek zachodni',
      method: 'Balkon 400, zawieszony poziomo',
      text: 'W tym przykładzie jest miejsce na jeden moduł. Prąd pojawia się wieczorem, kiedy się gotuje. Właścicielka mieszkania zgadza się na piśmie.',
    },
    corner: {
      place: 'Balkon narożny, wschód i południe',
      method: 'Balkon 800, po jednym module z każdej strony',
      text: 'Każdy moduł ma osobne wejście mikrofalownika. Najpierw konstruktor ogląda słupek narożny, bo w tym przykładzie wiatr jest tam najsilniejszy.',
    },
    north: {
      place: 'Strona północna, przed nią drzewo',
      method: 'żaden: odradzamy',
      text: 'Przeciw modułowi przemawia i kierunek, i cień. W tym przykładzie nasza odpowiedź brzmi „nie” i pada przed zamówieniem.',
    },
  },
  products: { title: 'Na balustradę i dla tych, którzy jej nie mają' },
  next: {
    title: 'Są już wszystkie odpowiedzi?',
    text: 'Prosimy przesłać notatki: kraj, długość i rodzaj balustrady, kierunek, cień oraz to, do kogo należy budynek.',
    kits: 'Zobacz zestawy',
    quote: 'Zapytaj o ofertę',
    estimate: 'Zobacz oszacowanie',
  },
};
