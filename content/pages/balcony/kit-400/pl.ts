import type { Kit400Text } from './text.ts';

export const pl: Kit400Text = {
  title: 'Balkon 400: jeden moduł na mały balkon',
  description:
    'Balkon 400 dla najemców z krótką balustradą: jeden moduł bez szkła, montowany bez wiercenia, który przy przeprowadzce zabiera się ze sobą.',
  hero: {
    title: 'Balkon wynajęty, prąd własny',
    text: 'Jeden moduł, jeden mikrofalownik, jedna wtyczka. Balkon 400 powstał z myślą o balustradzie krótkiej i cudzej: trzyma się bez otworów, a przy przeprowadzce jedzie z Państwem.',
    parameters: 'Zobacz parametry',
    planning: 'Zaplanuj balkon',
  },
  tenant: {
    title: 'O co najpierw pytają najemcy',
    questions: [
      {
        question: 'Czy się zmieści?',
        answer:
          'Według naszych danych przykładowych moduł ma {balcony-400.length} długości, a zawieszony poziomo {balcony-400.width} wysokości. Trzeba zmierzyć wolny odcinek balustrady, bez skrzynek na kwiaty i rur spustowych, i sprawdzić, dokąd sięgnie dolna krawędź.',
      },
      {
        question: 'Czy dam radę go wnieść?',
        answer:
          'Moduł waży {balcony-400.weight} (dane przykładowe), więc wystarczy jedna osoba. Do zawieszenia potrzebne są dwie: jedna trzyma, druga zapina pasy.',
      },
      {
        question: 'Czy zostawi ślady?',
        answer:
          'Niczego się nie wierci ani nie klei. Pasy układa się miękką stroną do lakieru i raz w roku sprawdza, co jest pod nimi. Zostaje pytanie do właściciela mieszkania, a to lepiej zadać przed montażem niż po nim.',
      },
    ],
  },
  figures: {
    title: 'Co wisi na balustradzie',
    perArea: 'masa na 1 m²',
    weight: 'moduł',
    power: 'moc nominalna',
    thickness: 'grubość laminatu',
  },
  mounting: {
    title: 'Montaż w pięciu krokach',
    text: 'We dwie osoby, w suchy i bezwietrzny dzień. Pierwszeństwo ma instrukcja montażu dołączona do zestawu.',
    steps: [
      {
        title: 'Sprawdzenie balustrady',
        text: 'Trzeba nią potrząsnąć i obejrzeć słupki oraz mocowania. Jeśli coś jest luźne lub skorodowane, na tym praca się kończy. Miejsca, do których będą przylegać pasy, trzeba przetrzeć.',
      },
      {
        title: 'Przygotowanie pasów',
        text: 'Moduł kładzie się na kocu i przez każde oczko przewleka pas. Pasy warto policzyć. Gdzie zaczepia się haki, pokazuje instrukcja.',
      },
      {
        title: 'Najpierw asekuracja, potem podnoszenie',
        text: 'Linkę asekuracyjną wiąże się z modułem i z mocną częścią balkonu, zanim moduł znajdzie się nad pochwytem. Jedna osoba trzyma, druga zapina górne pasy.',
      },
      {
        title: 'Mocowanie dolnej krawędzi',
        text: 'Zakłada się elementy dystansowe, zapina dolne pasy i pociąga za każdy z nich. Moduł nie może trzepotać ani stukać.',
      },
      {
        title: 'Połączenie, a na końcu wtyczka',
        text: 'Mikrofalownik potrzebuje cienia i powietrza. Złącza dociska się do kliknięcia. Wtyczka trafia do gniazdka na końcu, po dopełnieniu wymaganych zgłoszeń.',
      },
    ],
  },
  safety: {
    title: 'Pod balustradą są ludzie',
    text: 'Podczas pracy teren poniżej musi być pusty. Moduł jest pod napięciem zawsze, gdy pada na niego światło: nie wolno przecinać przewodów, rozłączać złączy pod obciążeniem ani używać uszkodzonego modułu. Po każdej wichurze trzeba sprawdzić pasy i oczka. Jeśli zapowiadana jest wichura i są wątpliwości, moduł należy zdjąć.',
  },
  parameters: {
    title: 'Parametry zestawu Balkon 400',
    text: 'Jeden moduł i jego moc nominalna. To, ile odda mikrofalownik, zależy od jego własnego ograniczenia.',
    basis:
      'Rzeczywistym parametrem produktu jest tylko masa na metr kwadratowy. Wartości oznaczone jako dane przykładowe pokazują, co znajdzie się w karcie katalogowej.',
  },
  next: {
    title: 'Najpierw pomiar, potem zamówienie',
    text: 'Poradnik prowadzi przez balustradę, kierunek, cień, gniazdko i wiatr. Jeśli miejsca jest więcej, warto obejrzeć zestaw z dwoma modułami.',
    planning: 'Przejdź do poradnika',
    quote: 'Zapytaj o ofertę',
    pair: 'Zobacz Balkon 800',
  },
};
