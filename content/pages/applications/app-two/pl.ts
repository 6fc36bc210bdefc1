import type { AppTwoText } from './text.ts';

export const pl: AppTwoText = {
  title: 'Klejenie czy klemy? Przewodnik po dachach',
  description:
    'Blacha trapezowa, rąbek stojący, membrana, dach płaski, elewacja, wiata: jakie mocowanie wybrać, co sprawdzić najpierw i ile kosztuje wzmocnienie.',
  hero: {
    title: 'Jakie mocowanie na jaki dach?',
    text: 'Moduł bez szkła mocuje się na dwa sposoby: bezramowy SMF się klei, a SMH „Dragonfly” z ramą mocuje się klemami. O wyborze decyduje dach.',
    action: 'Porównaj dachy',
    alternative: 'Sprawdź, od czego zacząć',
  },
  roofs: {
    title: 'Siedem podłoży, dwie metody',
    text: 'To punkt wyjścia, a nie dopuszczenie. Przed decyzją konieczna jest próba na rzeczywistym dachu.',
    ours: 'SMF, klejenie',
    other: 'SMH, klemy',
    trapezoidal: {
      criterion: 'Dach z blachy trapezowej',
      ours: 'Pierwszy wybór: klejenie do górnych fałd blachy, bez otworów',
      other: 'Tylko z klemą dopasowaną do profilu',
      note: 'Trzeba ustalić rodzaj powłoki: nie do każdej klej przywiera.',
    },
    standingSeam: {
      criterion: 'Dach na rąbek stojący',
      ours: 'Możliwe, jeśli między rąbkami jest dość płaskiego miejsca',
      other: 'Pierwszy wybór: klemy chwytają rąbek, bez otworów',
      note: 'Tak zbudowano instalację w Waldkirch: ramy i klemy.',
    },
    membrane: {
      criterion: 'Dach kryty membraną TPO lub PVC',
      ours: 'Na podkonstrukcji aluminiowej',
      other: 'Na podkonstrukcji aluminiowej, jeśli pozwala rezerwa nośności',
      note: 'Warto uzyskać zgodę producenta membrany, inaczej jego gwarancja może przepaść.',
    },
    flat: {
      criterion: 'Inny dach płaski',
      ours: 'Na podkonstrukcji aluminiowej, bez przebicia pokrycia dachu',
      other: 'Jeśli pozwalają podkonstrukcja i obliczenia wiatrowe',
      note: 'Podkonstrukcja wlicza się do obciążenia.',
    },
    facade: {
      criterion: 'Elewacja',
      ours: 'Na gładkiej okładzinie w dobrym stanie, także łukowej',
      other: 'Na okładzinie z nośnym rusztem',
      note: 'Najpierw przepisy przeciwpożarowe i budowlane dla elewacji.',
    },
    carport: {
      criterion: 'Wiata fotowoltaiczna',
      ours: 'Na zamkniętym poszyciu, także łukowym',
      other: 'Na otwartym szkielecie z profili',
      note: 'Konstrukcja otwarta ze wszystkich stron: trzeba obliczyć wiatr działający od spodu.',
    },
    publicFacility: {
      criterion: 'Obiekt użyteczności publicznej',
      ours: 'Na zadaszenia i dachy zakrzywione',
      other: 'Gdy moduły trzeba będzie zdjąć do naprawy dachu',
      note: 'Warto wcześnie zapytać o ochronę zabytków, dostęp straży pożarnej i konserwację.',
    },
    namedSurfaces:
      'Klejenie przewidziano na dachy z blachy trapezowej, na rąbek stojący i płaskie. Elewacje, wiaty i obiekty użyteczności publicznej oceniamy indywidualnie, tak samo płytę warstwową, papę i płyty włóknocementowe; na eternicie zawierającym azbest niczego się nie montuje.',
    weights:
      'SMF waży około {smf-520.weightPerArea}, SMH {smh-520.weightPerArea}, bez kleju, klem, przewodów i podkonstrukcji.',
  },
  check: {
    title: 'Co sprawdzić najpierw',
    text: 'W tej kolejności: wczesna odpowiedź może oszczędzić dalszych kroków. W Polsce projekt instalacji powyżej 6,5 kW uzgadnia się ponadto z rzeczoznawcą do spraw zabezpieczeń przeciwpożarowych (Prawo budowlane, art. 29; stan: listopad 2026, do potwierdzenia przez właściciela strony).',
    load: {
      title: 'Rezerwa nośności',
      text: 'Konstruktor powinien podać ją w kg/m², ze śniegiem według PN-EN 1991-1-3 i wiatrem według PN-EN 1991-1-4. Porównuje się z nią sumę: moduł, klej lub klemy, przewody i podkonstrukcja.',
    },
    skin: {
      title: 'Pokrycie dachu',
      text: 'Materiał, powłoka, wiek. Przy rdzy, kredującej farbie lub zużytej membranie najpierw odnawia się pokrycie, dopiero potem coś się do niego mocuje.',
    },
    adhesion: {
      title: 'Przyczepność',
      text: 'Próbki trzeba przykleić w kilku miejscach rzeczywistego dachu, poczekać na utwardzenie i oderwać. Żadna karta katalogowa nie powie tego, co powie taka próba.',
    },
    heat: {
      title: 'Temperatura',
      text: 'Za klejonym modułem nie ma powietrza, więc rozgrzany dach obniża uzysk. Stratę trzeba ująć w szacunkach; co zmierzono w jednym z testów, podajemy przy ograniczeniach eArc.',
    },
    clamps: {
      title: 'Klemy',
      text: 'Czy klema pasuje do rąbka, a rozstaw do instrukcji montażu? Jeśli tak, zintegrowana rama skraca montaż o {installationTimeSaving}.',
    },
  },
  cost: {
    text: 'Wzmocnienie dachu kosztuje od 100 000 do 250 000 euro za megawat, zanim na górę trafi pierwszy moduł.',
    basis:
      'Dane innego producenta modułów, który podaje też 5000–7000 m² brutto na 1 MWp. Wynika z nich od około 14 do 50 euro za metr kwadratowy. To nie jest oferta: każdy dach wymaga osobnych obliczeń.',
    source: 'LONGi, strona eu.longi.com',
  },
  cases: {
    title: 'Jeden dach, jedna metoda',
    text: 'Dwie instalacje opisane publicznie i dwa przykłady, o różnych mocowaniach i podłożach.',
    dreihausen: {
      place: 'Ciepłownia, Dreihausen (Niemcy)',
      text: '16 modułów.',
      method: 'Klejenie',
      source: 'Stadtwerke Marburg (przedsiębiorstwo komunalne)',
    },
    waldkirch: {
      place: 'Hala sportowa, Waldkirch (Niemcy)',
      text: 'Klemy, a nie klej, jak początkowo pisano. Inne źródło podaje 190 kW.',
      roof: 'Blacha tytanowo-cynkowa',
      method: 'Moduły z ramą, klemy',
      source: 'pv magazine, wydanie niemieckie, 2019; Leichtbauwelt',
    },
    coldStore: {
      place: 'Przykład: chłodnia',
      text: 'Membrana pozostaje nienaruszona, podkonstrukcja wlicza się do obciążenia.',
      roof: 'Dach płaski, membrana TPO',
      method: 'SMF na podkonstrukcji aluminiowej',
    },
    office: {
      place: 'Przykład: biurowiec',
      text: 'Pasy między oknami, wygięte wokół narożnika budynku.',
      roof: 'Elewacja, gładka okładzina metalowa',
      method: 'SMF, klejenie',
    },
  },
  products: 'Dwa moduły',
  quote: {
    title: 'Prosimy opisać Państwa dach',
    text: 'Najbardziej pomogą nam: profil blachy lub rodzaj membrany, powłoka i rok budowy. W odpowiedzi prześlemy propozycję metody i listę prób do wykonania.',
  },
};
