import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * A side column with a range of house numbers, and door, postcode and country on lines of their
 * own.
 */
export const sheet: Sheet = {
  language: 'de',
  colour: '#7a3b2e',
  facts: {
    name: ['Annegret Lüdemann-Petzold', 'Dr.-Ing. Annegret Lüdemann-Petzold'],
    dateOfBirth: '1984-11-17',
    nationality: 'DE',
    email: 'a.luedemann@example.de',
    phone: '0171 39200 45',
    currentAddress: [
      'Am Alten Güterbahnhof 14-16, Haus C, 2. OG links, D-28203 Bremen, Deutschland',
      'Am Alten Güterbahnhof 14-16, Haus C, 2. OG links, D-28203 Bremen',
    ],
    positionAppliedFor: 'Leiterin Qualitätssicherung',
    pastIndustry: [...industry('de', 'automotive'), 'zuliefer'],
  },
  positions: [
    {
      title: 'Gruppenleiterin Prüffeld und Erprobung',
      organisation: 'Weserkolben Fahrzeugteile GmbH & Co. KG',
      start: '2017-04',
      end: 'present',
    },
    {
      title: 'Versuchsingenieurin Dichtungssysteme',
      organisation: 'Weserkolben Fahrzeugteile GmbH & Co. KG',
      start: '2013-10',
      end: '2017-03',
    },
    {
      title: 'Wissenschaftliche Mitarbeiterin',
      organisation: 'Institut für Tribologie, Technische Hochschule Roland',
      start: '2009-01',
      end: '2013-09',
      accepted: { organisation: ['Institut für Tribologie', 'Technische Hochschule Roland'] },
    },
  ],
  text: `
## Adresse
Am Alten Güterbahnhof 14-16
Haus C, 2. OG links
D-28203 Bremen
Deutschland
## Erreichbar
0171 39200 45
a.luedemann@example.de
## Zur Person
*17.11.1984 in Verden
deutsch
zwei Kinder
## Sprachen
Englisch (C1)
Niederländisch (B1)
---
# Dr.-Ing. Annegret Lüdemann-Petzold
Bewerbung als Leiterin Qualitätssicherung (m/w/d)
## Mein Weg
**Weserkolben Fahrzeugteile GmbH & Co. KG, Bremen**
04/2017 – dato >> Gruppenleiterin Prüffeld und Erprobung
- Führung von elf Beschäftigten
- Freigabe von Dichtungen für Serienanläufe
10/2013 – 03/2017 >> Versuchsingenieurin Dichtungssysteme
- Dauerlaufversuche an Motoren
**Institut für Tribologie, Technische Hochschule Roland**
01/2009 – 09/2013 >> Wissenschaftliche Mitarbeiterin
- Promotion über Reibung an Elastomeren
## Ausbildung
2003 – 2008 >> Maschinenbau (Dipl.-Ing.), Technische Hochschule Roland
`,
};
