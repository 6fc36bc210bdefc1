import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * A profile printed from a professional network: contact details in a narrow column, named months,
 * durations.
 */
export const sheet: Sheet = {
  language: 'de',
  facts: {
    name: 'Yusuf Karadağ',
    dateOfBirth: null,
    nationality: null,
    email: 'yusuf.karadag@example.com',
    phone: null,
    currentAddress: ['Mannheim, Baden-Württemberg, Deutschland', 'Mannheim'],
    positionAppliedFor: null,
    pastIndustry: industry('de', 'automotive', 'engineering'),
  },
  positions: [
    {
      title: 'Global Category Manager',
      organisation: 'Antriebstechnik Odenwald SE',
      start: '2022-01',
      end: 'present',
    },
    {
      title: 'Projekteinkäufer',
      organisation: 'Kurpfalz Fahrzeugteile GmbH',
      start: '2017-04',
      end: '2021-12',
    },
    {
      title: 'Trainee Supply Chain',
      organisation: 'Kurpfalz Fahrzeugteile GmbH',
      start: '2015-10',
      end: '2017-03',
    },
  ],
  text: `
**Kontakt**
yusuf.karadag@example.com
www.linkedin.example/in/yusuf-karadag (LinkedIn)
**Top-Kenntnisse**
Verhandlung
Strategischer Einkauf
Gussteile
**Languages**
Deutsch (Native or Bilingual)
Türkisch (Native or Bilingual)
Englisch (Full Professional)
---
# Yusuf Karadağ
Global Category Manager bei Antriebstechnik Odenwald SE
Mannheim, Baden-Württemberg, Deutschland
## Zusammenfassung
Zehn Jahre Einkauf für die Automobilindustrie.
## Berufserfahrung
**Antriebstechnik Odenwald SE**
Global Category Manager
Januar 2022 - Present (4 Jahre 3 Monate)
Heppenheim, Deutschland
Verantwortlich für Guss und Schmiedeteile in Europa und Indien.
**Kurpfalz Fahrzeugteile GmbH**
6 Jahre 3 Monate
Projekteinkäufer
April 2017 - Dezember 2021 (4 Jahre 9 Monate)
Mannheim
Trainee Supply Chain
Oktober 2015 - März 2017 (1 Jahr 6 Monate)
Mannheim
## Ausbildung
**Duale Hochschule Rheinau**
Bachelor of Arts, Industrie · (2012 - 2015)
`,
};
