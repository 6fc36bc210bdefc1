import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** An engineer: all contact details on one line, several roles under one employer. */
export const sheet: Sheet = {
  language: 'de',
  font: 'serif',
  facts: {
    name: ['Tobias Kessler-Vogt', 'Dr.-Ing. Tobias Kessler-Vogt'],
    dateOfBirth: '1983-02-02',
    nationality: 'DE',
    email: 't.kessler-vogt@example.com',
    phone: '0351 5550 123',
    currentAddress: 'Lindenpl. 8, D-01309 Dresden',
    positionAppliedFor: 'Teamleiter Prozessentwicklung (m/w/d)',
    pastIndustry: industry('de', 'electronics', 'solar'),
  },
  positions: [
    {
      title: 'Abteilungsleiter Dünnschichttechnik',
      organisation: 'Silizium-Werke Elbtal AG',
      place: 'Dresden',
      start: '2019-01',
      end: 'present',
    },
    {
      title: 'Prozessingenieur Sputtern',
      organisation: 'Silizium-Werke Elbtal AG',
      place: 'Dresden',
      start: '2015-03',
      end: '2018-12',
    },
    {
      title: 'Wissenschaftlicher Mitarbeiter',
      organisation: 'Institut für Halbleiterphysik Lausitz',
      place: 'Cottbus',
      start: '2009-10',
      end: '2015-02',
    },
  ],
  text: `
^ # Dr.-Ing. Tobias Kessler-Vogt
^ Lindenpl. 8 · D-01309 Dresden · Tel. 0351 5550 123 · t.kessler-vogt@example.com
^ geb. am 02.02.1983 in Görlitz · deutsche Staatsangehörigkeit
^ **Bewerbung als Teamleiter Prozessentwicklung (m/w/d)**
## Berufspraxis
**Silizium-Werke Elbtal AG, Dresden**
Abteilungsleiter Dünnschichttechnik >> seit Januar 2019
- Führung von 14 Fachkräften, Budget 3 Mio. €
- Einführung einer Anlage für Glas von 2 m Breite
Prozessingenieur Sputtern >> März 2015 bis Dezember 2018
- Schichten für Leistungshalbleiter
**Institut für Halbleiterphysik Lausitz, Cottbus**
Wissenschaftlicher Mitarbeiter >> Oktober 2009 bis Februar 2015
- Promotion über transparente Kontakte
## Akademische Laufbahn
Promotion zum Dr.-Ing., Technische Hochschule Neißetal >> 2015
Diplom Werkstoffwissenschaft, Technische Hochschule Neißetal >> 2003 – 2009
## Drittmittelprojekte
Transparente Elektroden (TransEl), Teilprojektleiter >> 2020 – 2022
## Sprachen
Deutsch (Muttersprache), Englisch (verhandlungssicher)
`,
};
