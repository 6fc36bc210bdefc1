import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Typed without headings, after a subject line; employers first, years only. */
export const sheet: Sheet = {
  language: 'de',
  facts: {
    name: 'Uwe Hartung',
    dateOfBirth: '1971-02-08',
    nationality: 'DE',
    email: 'uwehartung71@example.net',
    phone: '0151 23456789',
    currentAddress: 'Bahnhofstr. 112, 06217 Merseburg',
    positionAppliedFor: 'Lagerleiter',
    pastIndustry: industry('de', 'logistics', 'chemistry', 'trade'),
  },
  positions: [
    {
      title: 'Schichtleiter Versand',
      organisation: 'Saalepack Logistik GmbH & Co. KG',
      place: 'Leuna',
      start: '2021',
      end: 'present',
    },
    {
      title: 'Lagerfachkraft und Staplerfahrer',
      organisation: 'Chemiehandel Geiseltal e.K.',
      start: '2009',
      end: '2021',
    },
    { title: 'Berufskraftfahrer', organisation: 'Spedition Pohl', start: '1998', end: '2008' },
  ],
  text: `
Uwe Hartung
Bahnhofstr. 112
06217 Merseburg
Mobil: 0151 / 234 567 89
Mail: uwehartung71@example.net
**Bewerbung auf die Stelle als Lagerleiter (m/w/d), Referenznummer 4711**
^ **L E B E N S L A U F**
geboren am 8. Februar 1971 in Halle, deutsch, verheiratet, 2 Kinder
**Wo ich gearbeitet habe**
seit 2021 Saalepack Logistik GmbH & Co. KG, Leuna
Schichtleiter Versand
- Führung von 18 Leuten, Tourenplanung
2009 bis 2021 Chemiehandel Geiseltal e.K.
Lagerfachkraft und Staplerfahrer
- Gefahrgut, Inventur
1998 bis 2008 Spedition Pohl
Berufskraftfahrer
**Schule und Lehre**
1987 bis 1990 Lehre als Betriebsschlosser, Buna-Werke
1977 bis 1987 Polytechnische Oberschule, Schkopau
**Was ich sonst noch kann**
Führerschein CE, Staplerschein, ADR-Schein
Merseburg, im März 2026
Uwe Hartung
`,
};
