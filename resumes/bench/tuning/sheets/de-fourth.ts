import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** A physician's: two phones, the dates behind, the name again on the second page. */
export const de17: Sheet = {
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

/** A school leaver's: parents, weeks of practice, jobs in the holidays. */
export const de18: Sheet = {
  language: 'de',
  columns: { 2: [36, 64] },
  facts: {
    name: 'Luca Ferrante',
    dateOfBirth: '2007-03-19',
    nationality: ['DE', 'IT'],
    email: 'luca.ferrante07@example.com',
    phone: '07131 5550147',
    currentAddress: 'Weinsberger Str. 8/1, 74072 Heilbronn',
    positionAppliedFor: [
      'Ausbildung zum Elektroniker für Energie- und Gebäudetechnik',
      'Elektroniker für Energie- und Gebäudetechnik',
      'Auszubildender zum Elektroniker für Energie- und Gebäudetechnik',
    ],
    pastIndustry: [
      'einzelhandel',
      ...industry('de', 'electronics', 'trade', 'construction', 'none'),
    ],
  },
  positions: [
    {
      title: 'Aushilfe im Verkauf',
      organisation: 'Getränkemarkt Neckartal',
      start: '2024-06',
      end: 'present',
    },
    {
      title: 'Schülerpraktikum',
      organisation: 'Elektro Bühler GmbH',
      start: '2023-10-16',
      end: '2023-10-27',
    },
    { title: 'Schülerpraktikum', organisation: 'Stadtwerke Heilbronn', start: '2022', end: '2022' },
  ],
  text: `
# Lebenslauf
**Persönliche Daten**
Name: || Luca Ferrante
Anschrift: || Weinsberger Str. 8/1\\\\74072 Heilbronn
Telefon: || 07131 / 555 01 47
E-Mail: || luca.ferrante07@example.com
Geburtsdatum/-ort: || 19.03.2007, Heilbronn
Staatsangehörigkeit: || deutsch/italienisch
Eltern: || Marco Ferrante, Koch\\\\Sabine Ferrante, Erzieherin
Geschwister: || eine Schwester (14 Jahre)
Ziel: || Ausbildung zum Elektroniker für Energie- und Gebäudetechnik
**Schulbildung**
2013 – 2017 || Grundschule Böckingen
2017 – 2023 || Realschule am Neckar, Mittlere Reife
seit September 2023 || Technisches Gymnasium, Heilbronn
**Praktika und Nebenjobs**
seit Juni 2024 || Aushilfe im Verkauf, Getränkemarkt Neckartal
16.10.2023 – 27.10.2023 || Schülerpraktikum, Elektro Bühler GmbH
Herbst 2022 || Schülerpraktikum, Stadtwerke Heilbronn
**Besondere Kenntnisse**
Sprachen || Italienisch (Muttersprache), Englisch (B1)
Computer || Office, erste Kenntnisse in Python
**Hobbys**
Handball (Trainer der E-Jugend seit 2022), Modellbau
Heilbronn, 12.01.2026
`,
};
