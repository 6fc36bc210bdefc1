import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Polish: the address under the name, dates on the left, the consent at the end. */
export const sheet: Sheet = {
  language: 'pl',
  columns: { 2: [28, 72] },
  facts: {
    name: 'Grzegorz Wrzesień',
    dateOfBirth: '1990-04-08',
    nationality: 'PL',
    email: 'g.wrzesien@example.pl',
    phone: '512 345 678',
    currentAddress: [
      'os. Przyjaźni 12B/34, 61-686 Poznań',
      'os. Przyjaźni 12B m. 34, 61-686 Poznań',
    ],
    positionAppliedFor: 'Kierownik magazynu',
    pastIndustry: industry('pl', 'logistics', 'trade'),
  },
  positions: [
    {
      title: 'Zastępca kierownika magazynu',
      organisation: 'Hurtownia Wielkopolanin Sp. z o.o.',
      place: 'Poznań',
      start: '2020-02',
      end: 'present',
    },
    {
      title: 'Brygadzista zmiany',
      organisation: 'Centrum Dystrybucji Gądki',
      start: '2015-11',
      end: '2020-01',
    },
    {
      title: 'Magazynier',
      organisation: 'Meble Warta S.A.',
      place: 'Śrem',
      start: '2011-07',
      end: '2015-10',
    },
  ],
  text: `
# Grzegorz Wrzesień
os. Przyjaźni 12B/34
61-686 Poznań
tel. 512 345 678, e-mail: g.wrzesien@example.pl
ur. 8 kwietnia 1990 r., obywatelstwo polskie
Aplikuję na stanowisko: Kierownik magazynu
## PRZEBIEG PRACY ZAWODOWEJ
od lutego 2020 || **Hurtownia Wielkopolanin Sp. z o.o., Poznań**\\\\stanowisko: zastępca kierownika magazynu\\\\• nadzór nad 25 osobami\\\\• inwentaryzacje roczne
XI 2015 – I 2020 || **Centrum Dystrybucji Gądki**\\\\stanowisko: brygadzista zmiany\\\\• planowanie dostaw
VII 2011 – X 2015 || **Meble Warta S.A., Śrem**\\\\stanowisko: magazynier
## WYKSZTAŁCENIE
2009 – 2011 || Szkoła Policealna Logistyki, Poznań\\\\technik logistyk
## UMIEJĘTNOŚCI
Uprawnienia UDT na wózki widłowe, język angielski B1
Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji.
`,
};
