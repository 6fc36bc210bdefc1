import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'Uzysk i obciążenie policzone na kartce: pięć kroków ze źródłami',
  summary:
    'Do pierwszego oszacowania wystarczą kartka i ołówek. Oto rachunek dla dachu w Polsce, ze źródłami, zakresem i tym, co pomija.',
  body: [
    'Przykład: 100 modułów SMF 520 na dachu gdzieś w Polsce. Czytając, można od razu wstawiać własne liczby. Wynik mówi, czy warto przyjrzeć się bliżej, i nic ponadto.',
    { heading: 'Kroki od pierwszego do trzeciego: moc i uzysk' },
    {
      list: [
        'Moc: liczba modułów × waty ÷ 1000. 100 × {smf-520.nominalPower} ÷ 1000 = 52 kWp. Jeśli znana jest tylko powierzchnia zajęta przez moduły, liczy się m² × 0,194; współczynnik wynika z wymiarów i mocy klasy 520 W.',
        'Dach skośny: moc × średni uzysk w kraju. 52 × 1089 = około 56 600 kWh rocznie przy modułach wentylowanych. Przyklejone bez szczeliny powietrznej bardziej się nagrzewają: × 0,94 (0,91–0,97) daje około 53 200 kWh.',
        'Dach płaski, moduły klejone: moc × nasłonecznienie powierzchni poziomej × 0,80 (0,75–0,85), już bez mnożenia przez 0,94. 52 × 1087 × 0,80 = około 45 200 kWh.',
      ],
    },
    { heading: 'Skąd pochodzą liczby' },
    'Uzysk i nasłonecznienie to wartości dzienne Banku Światowego i Solargis (2020) × 365: rocznie 1089 kWh na kWp i 1087 kWh/m². Uzysk zakłada instalację stałą o optymalnym nachyleniu, 3,5% strat przez zabrudzenia, 7,5% innych strat i brak przestojów (Global Solar Atlas). Współczynnik 0,94 wyprowadziliśmy z próby w upale (solar4rvs.com.au) i z modelu temperatury pvlib-python; 0,80 to również wynik naszych obliczeń.',
    'Zależnie od miejsca uzysk w Polsce wynosi od 1057 do 1122 kWh na kWp (od P10 do P90). Dla przykładu z modułami klejonymi na dachu skośnym daje to około 51 700–54 800 kWh.',
    { heading: 'Kroki czwarty i piąty: CO₂ i obciążenie' },
    {
      list: [
        'Uniknięta emisja CO₂: uzysk × współczynnik sieci. 53 200 kWh × 615 g = około 32,7 tony ekwiwalentu CO₂ rocznie (Ember, 2024, za co2.js), pod warunkiem że każda kilowatogodzina zastępuje pobraną z sieci.',
        'Obciążenie: moduł + klej + przewody, w kg/m². Moduł SMF waży około {smf-520.weightPerArea}; o dwie pozostałe wartości trzeba zapytać. Sumę zestawia się z rezerwą nośności dachu. Jeśli się mieści, wynik nie brzmi „bezpiecznie”, lecz „warto zlecić ocenę konstruktorowi”; wiatr i śnieg liczy się osobno.',
      ],
    },
    { heading: 'Co pomija uczciwe oszacowanie' },
    {
      list: [
        'Konkretne miejsce: to średnie krajowe. Zakres opisuje miejsca, a nie lata lepsze i gorsze.',
        'Zacienienie, śnieg, degradację i ograniczenia odbioru energii oraz każdą orientację, która nie jest najlepsza.',
        'Przyszłość sieci: jej współczynnik jest średnią i się zmienia.',
      ],
    },
    'Takie oszacowanie nie jest ofertą, gwarancją ani oceną konstrukcji. Przed następnym krokiem warto przygotować adres, rysunki dachu i rezerwę nośności, a potem [wysłać zapytanie o ofertę](/home#quote).',
  ],
};
