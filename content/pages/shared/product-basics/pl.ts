import { certificateTexts } from '../../products/shared/pl.ts';
import type { ProductBasics } from './text.ts';

export const pl: ProductBasics = {
  parameters: {
    title: 'Podstawowe parametry SMF i SMH',
    text: 'Trzy moduły obok siebie, w standardowych warunkach testowych, jeśli nie podano inaczej. To, co potrzebne do obliczeń, jest na stronie każdego modułu.',
    basis:
      'Źródła jak na stronach modułów. Przykładowe dane elektryczne: moduły szklane tej samej klasy z listy CEC programu NREL SAM.',
  },
  certificateTexts,
  testing: {
    productOff: {
      title: 'Jakie badania przechodzą nasze moduły',
      text: 'Oto nasze normy i jednostki, a z nimi pięć badań trwałości: mgła solna, korozja amoniakalna, ogień, piasek niesiony wiatrem i PID. Który certyfikat obejmuje model off-grid, podajemy w ofercie.',
    },
    offSeries: {
      title: 'Certyfikaty dla 110 i 215',
      text: 'Certyfikat wymienia modele, które obejmuje: warto poprosić o ten, który wymienia wybrany model. Dopuszczenie pojazdu lub łodzi to osobna sprawa, którą zajmuje się właściwa jednostka w danym kraju.',
    },
    charger: {
      title: 'Badania i certyfikaty ładowarki',
      text: 'Te znaki dotyczą naszych modułów. Zanim odniosą je Państwo do składanego modułu z przewodem, warto poprosić o dokumenty dostarczanego wyrobu.',
    },
    balcony: {
      title: 'Zbadane do pracy na zewnątrz',
      text: 'Na balkonie bada się dwie rzeczy: moduł oraz cały zestaw z wtyczką. Znaki są te same co przy pozostałych modułach; warto poprosić także o dokumenty mikrofalownika.',
    },
    balcony400: {
      title: 'Dokumenty dla właściciela i operatora sieci',
      text: 'Przed zgłoszeniem zestawu Balkon 400 prosimy zwrócić się do nas o certyfikat, który wymienia jego moduł. Przyślemy plik, który można przekazać dalej.',
    },
    balcony800: {
      title: 'Jeden certyfikat dla obu modułów',
      text: 'Oba moduły zestawu są tego samego typu, więc certyfikat wymieniający ten typ obejmuje oba.',
    },
  },
  questions: {
    offSeries: {
      title: 'Trzy pytania o oba modele',
      questions: [
        {
          question: 'Który z nich pasuje do mojego dachu?',
          answer:
            'Trzeba rozrysować oba jak w przykładzie: duży na równej powierzchni, mały na pasach między oknami dachowymi. Liczy się to, co mieści się między krawędziami, a nie pusta powierzchnia.',
        },
        {
          question: 'Czy oba modele mogą mieć wspólny regulator ładowania?',
          answer:
            'Nie w jednym łańcuchu: w szeregu prąd jest wspólny i wyznacza go mniejszy moduł. Każdy model powinien mieć własny regulator lub własne wejście.',
        },
        {
          question: 'O ile cięższy będzie dach?',
          answer:
            'O około {off-grid-215.weightPerArea}: to masa metra kwadratowego, a nie całego modułu. Z klejem i przewodami musi się zmieścić w ładowności z dowodu rejestracyjnego.',
        },
      ],
    },
    charger: {
      title: 'Trzy pytania o ładowarkę',
      questions: [
        {
          question: 'Czy może ładować podczas jazdy?',
          answer:
            'Nie, rozkłada się ją na postoju. Za szybą dostaje mniej światła, a luźno położoną na dachu porwie wiatr.',
        },
        {
          question: 'Czy może zmoknąć?',
          answer:
            'Nie podajemy stopnia ochrony. Ładowarkę należy traktować jak elektronikę: składać, gdy pada, i chronić przed wodą wtyczki oraz puszkę przyłączeniową.',
        },
        {
          question: 'Co w praktyce oznacza {charger-60.nominalPower}?',
          answer:
            'To wartość laboratoryjna i przykładowa. Zamglenie, kąt i upał zabierają sporą część, więc warto liczyć na wyraźnie mniej.',
        },
      ],
    },
    balcony800: {
      title: 'Pytania o dwa moduły',
      questions: [
        {
          question: 'Czy wolno przyłączyć {balcony-800.nominalPower}?',
          answer:
            'To zależy od kraju i od mocy mikrofalownika, a nie tylko od modułów. Operator sieci powie, co wolno podłączyć do gniazdka i co trzeba zgłosić.',
        },
        {
          question: 'Czy można zacząć od jednego modułu i dołożyć drugi?',
          answer:
            'Tak, w tym zestawie każdy ma własne wejście (dane przykładowe). Trzeba ponownie sprawdzić balustradę dla większej powierzchni i zmienić zgłoszenie, jeśli było wymagane.',
        },
        {
          question: 'A jeśli jeden moduł jest w cieniu?',
          answer:
            'Drugi pracuje dalej. Najlepiej zawiesić go tam, gdzie nie sięga cień słupków i sąsiednich balkonów.',
        },
      ],
    },
  },
};
