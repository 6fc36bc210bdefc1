import type { EngineeringText } from './text.ts';

export const pl: EngineeringText = {
  documents: {
    commercial: 'Dokumenty SMF i SMH',
    dragonfly: 'Dokumenty SMH 520',
    smf520: 'Dokumenty SMF 520',
    smf430: 'Dokumenty SMF 430',
    offGrid: 'Dokumenty obu modeli off-grid',
    charger: 'Dokumenty ładowarki',
    balcony: 'Dokumenty obu zestawów',
    balcony400: 'Dokumenty zestawu Balkon 400',
    balcony800: 'Dokumenty zestawu Balkon 800',
  },
  documentsText: 'Karty katalogowe, poradniki i parametry w plikach, bez rejestracji.',
  strings: {
    dragonfly: {
      title: 'Ile modułów Dragonfly w łańcuchu?',
      text: 'Rama niczego nie zmienia w obwodzie: granicę wyznaczają mróz i napięcie systemu. Wystarczy podać liczbę modułów i temperaturę najzimniejszego poranka.',
    },
    smf520: {
      title: 'Sprawdzenie łańcucha',
      text: 'Wystarczy podać liczbę modułów i najniższą temperaturę w miejscu montażu, aby poznać napięcie łańcucha w najzimniejszy poranek i dopuszczalną liczbę modułów.',
    },
    smf430: {
      title: 'Sprawdzenie łańcucha z SMF 430',
      text: 'Przy {smf-430.openCircuitVoltage} wobec {smf-520.openCircuitVoltage} (dane przykładowe) SMF 430 ma nieco wyższe napięcie niż SMF 520. Łańcuch dochodzi więc do granicy nieco wcześniej.',
    },
  },
  stringsBasis:
    'Napięcie obwodu otwartego i współczynniki temperaturowe to dane przykładowe: moduły szklane tej samej klasy z listy CEC programu NREL SAM. Napięcie systemu pochodzi z naszej instrukcji z 2019 roku.',
  chargeController: {
    title: 'Czy pasuje do regulatora ładowania?',
    text: 'Napięcia modułów połączonych szeregowo sumują się i są najwyższe na mrozie. Po podaniu maksymalnego napięcia wejściowego regulatora widać, czy nie zostanie przekroczone.',
    basis:
      'Wszystkie wartości elektryczne to dane przykładowe; współczynnik temperaturowy pochodzi z przykładu dla SMF 520, proporcjonalnie do napięcia.',
  },
};
