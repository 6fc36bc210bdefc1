import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A school leaver: parents, work experience weeks, holiday jobs. */
export const sheet: Sheet = {
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
