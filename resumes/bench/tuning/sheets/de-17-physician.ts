import type { Sheet } from '../sheet.ts';

/** A physician: two phone numbers, trailing dates, the name repeated on the second page. */
export const sheet: Sheet = {
  language: 'de',
  font: 'serif',
  facts: {
    name: 'Hanna Osterloh',
    dateOfBirth: '1984-10-06',
    nationality: 'DE',
    email: 'h.osterloh@example.org',
    phone: ['0172 3456789', '0511 9876543'],
    currentAddress: 'Podbielskistraße 210, 30177 Hannover',
    positionAppliedFor: 'Oberärztin Kardiologie',
    pastIndustry: ['gesundheit', 'medizin', 'klinik', 'krankenh'],
  },
  positions: [
    {
      title: 'Fachärztin für Innere Medizin',
      organisation: 'Klinikum Leinetal gGmbH',
      place: 'Hannover',
      start: '2019-07',
      end: 'present',
    },
    {
      title: 'Assistenzärztin',
      organisation: 'Krankenhaus St. Ansgar',
      place: 'Nienburg',
      start: '2013-01',
      end: '2019-06',
    },
    {
      title: 'Studentische Hilfskraft',
      organisation: 'Institut für Physiologie, Universität Weserland',
      start: '2009-04',
      end: '2011-03',
      accepted: { organisation: ['Institut für Physiologie', 'Universität Weserland'] },
    },
  ],
  text: `
^ # Dr. med. Hanna Osterloh
^ Podbielskistraße 210 · 30177 Hannover
^ privat: 0511 9876543 · mobil: 0172 3456789 · h.osterloh@example.org
^ geboren am 06. Oktober 1984 in Celle · deutsch · verheiratet
^ **Bewerbung um die Position: Oberärztin Kardiologie**
## Ärztliche Tätigkeit
**Fachärztin für Innere Medizin** >> seit 07/2019
Klinikum Leinetal gGmbH, Hannover
- Herzkatheterlabor, Echokardiographie, Ausbildung der Assistenzärzte
**Assistenzärztin** >> 01/2013 – 06/2019
Krankenhaus St. Ansgar, Nienburg
- Notaufnahme und Intensivstation
**Studentische Hilfskraft** >> 04/2009 – 03/2011
Institut für Physiologie, Universität Weserland
===
Dr. med. Hanna Osterloh >> Lebenslauf, Seite 2
## Akademische Ausbildung
**Promotion** zum Dr. med. >> 2014
Universität Weserland, „Herzrhythmus bei Ausdauersport“
**Studium der Humanmedizin** >> 10/2006 – 11/2012
Universität Weserland, Approbation 12/2012
## Facharztanerkennung
Innere Medizin >> 05/2019
## Fachgesellschaften
Mitglied der Gesellschaft für erfundene Kardiologie >> seit 2015
## Vorträge
„Vorhofflimmern im Alter“, Kongress Innere Medizin, Bremen >> 2022
`,
};
