import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Firms in bold capitals, the labels of a job on one line; an age, no date of birth. */
export const sheet: Sheet = {
  language: 'pl',
  facts: {
    name: 'Radosław Pietrzak',
    dateOfBirth: null,
    nationality: 'PL',
    email: 'radek.pietrzak@example.pl',
    phone: '606 000 321',
    currentAddress: ['Bydgoszcz', 'Bydgoszcz, Polska', 'Bydgoszcz-Fordon'],
    positionAppliedFor: null,
    pastIndustry: [...industry('pl', 'electronics', 'construction', 'solar'), 'instalac'],
  },
  positions: [
    {
      title: 'Brygadzista elektromonterów',
      organisation: 'ELEKTRO-BUD KUJAWY SP. Z O.O.',
      start: '2018-04',
      end: 'present',
    },
    {
      title: 'Elektromonter',
      organisation: 'ZAKŁAD INSTALACYJNY JAN SIKORA',
      start: '2011-09',
      end: '2018-03',
    },
  ],
  text: `
^ # Radosław Pietrzak
^ 38 lat, Polak, żonaty
^ Bydgoszcz-Fordon ▪ 606 000 321 ▪ radek.pietrzak@example.pl
## Kariera zawodowa
**ELEKTRO-BUD KUJAWY SP. Z O.O.**
Okres zatrudnienia: 04.2018 – nadal; Stanowisko: Brygadzista elektromonterów
Zakres obowiązków: kierowanie brygadą 8 osób, montaż rozdzielnic, pomiary
**ZAKŁAD INSTALACYJNY JAN SIKORA**
Okres zatrudnienia: 09.2011 – 03.2018; Stanowisko: Elektromonter
Zakres obowiązków: instalacje w domach i halach, fotowoltaika
## Szkoły
**ZESPÓŁ SZKÓŁ ELEKTRYCZNYCH NR 1**
Okres nauki: 09.2007 – 06.2011; Zawód: technik elektryk
## Uprawnienia
SEP do 1 kV (2023), prace na wysokości, podnośniki UDT
## Referencje
Jan Sikora, właściciel, tel. 52 300 00 00
`,
};
