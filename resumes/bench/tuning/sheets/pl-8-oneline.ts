import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** `Job w Firm, town (months)` on one line, an unusual heading, the year of birth alone. */
export const sheet: Sheet = {
  language: 'pl',
  facts: {
    name: 'Anna Maria Grzelak',
    dateOfBirth: '1987',
    nationality: null,
    email: 'annamaria.grzelak@example.pl',
    phone: '42 123 45 67',
    currentAddress: 'Piotrkowska 300 m. 12, 90-001 Łódź',
    positionAppliedFor: 'Kierownik działu zakupów',
    pastIndustry: [
      'zakup',
      'włókien',
      'tekstyl',
      'odzież',
      ...industry('pl', 'trade', 'logistics'),
    ],
  },
  positions: [
    {
      title: 'Starszy specjalista ds. zakupów',
      organisation: 'Tkaniny Ziemi Łódzkiej Sp. z o.o. sp. k.',
      place: 'Łódź',
      start: '2021-07',
      end: 'present',
    },
    {
      title: 'Specjalista ds. zakupów',
      organisation: 'Tkaniny Ziemi Łódzkiej Sp. z o.o. sp. k.',
      place: 'Łódź',
      start: '2017-05',
      end: '2021-06',
    },
    {
      title: 'Asystentka działu handlowego',
      organisation: 'Dom Mody Eliza',
      place: 'Pabianice',
      start: '2012-11',
      end: '2017-04',
    },
    {
      title: 'Praktykantka',
      organisation: 'Urząd Miasta Zgierza',
      start: '2011-07',
      end: '2011-08',
    },
  ],
  text: `
# Anna Maria Grzelak
rocznik 1987 | Piotrkowska 300 m. 12, 90-001 Łódź | 42 123 45 67 | annamaria.grzelak@example.pl
Ubiegam się o stanowisko: Kierownik działu zakupów
## Gdzie pracowałam
**Starszy specjalista ds. zakupów** w Tkaniny Ziemi Łódzkiej Sp. z o.o. sp. k., Łódź (lipiec 2021 – do chwili obecnej)
- negocjacje z dostawcami z Azji
- prowadzenie dwuosobowego zespołu
**Specjalista ds. zakupów** w Tkaniny Ziemi Łódzkiej Sp. z o.o. sp. k., Łódź (maj 2017 – czerwiec 2021)
- zamówienia przędzy i barwników
**Asystentka działu handlowego** w Dom Mody Eliza, Pabianice (listopad 2012 – kwiecień 2017)
**Praktykantka** w Urząd Miasta Zgierza (lipiec – sierpień 2011)
## Czego się uczyłam
Zarządzanie, Uniwersytet Centralny w Łodzi (2006 – 2011)
Studia podyplomowe: Logistyka, Wyższa Szkoła Handlu (2015 – 2016)
## Co jeszcze robię
wolontariuszka w schronisku dla zwierząt (od 2018)
`,
};
