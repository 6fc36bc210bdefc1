import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * Everything in a header: the name on the left, contact details on the right; jobs as `Job, Firm`.
 */
export const sheet: Sheet = {
  language: 'de',
  colour: '#00695c',
  facts: {
    name: 'Sebastian von Hagenow',
    dateOfBirth: '1996-12-01',
    nationality: null,
    email: 's.v.hagenow@example.de',
    phone: '0171 3920123',
    currentAddress: 'Prenzlauer Allee 201/VH, 10405 Berlin',
    positionAppliedFor: 'Elektroniker für Betriebstechnik',
    pastIndustry: [...industry('de', 'electronics', 'construction', 'solar'), 'gebäude', 'energie'],
  },
  positions: [
    {
      title: 'Servicetechniker Wärmepumpen',
      organisation: 'Klimahaus Spree GmbH',
      start: '2023-02',
      end: 'present',
    },
    {
      title: 'Elektroniker für Energie- und Gebäudetechnik',
      organisation: 'Elektro Wuttke',
      start: '2019-08',
      end: '2023-01',
    },
    {
      title: 'Auszubildender',
      organisation: 'Elektro Wuttke',
      start: '2016-09',
      end: '2019-07',
      accepted: { title: ['Auszubildender zum Elektroniker'] },
    },
  ],
  text: `
# Sebastian von Hagenow >> Prenzlauer Allee 201/VH
Elektroniker >> 10405 Berlin
 >> Mobil 0171 392 01 23
 >> s.v.hagenow@example.de
Ziel: Elektroniker für Betriebstechnik
## KURZPROFIL
Geboren am 01.12.1996, Führerschein B, schwindelfrei. Ich suche zum 1. Mai 2026 eine neue Aufgabe.
## BERUFSERFAHRUNG
**02/2023 – heute** Servicetechniker Wärmepumpen, Klimahaus Spree GmbH
- Inbetriebnahme und Wartung bei Privatkunden
**08/2019 – 01/2023** Elektroniker für Energie- und Gebäudetechnik, Elektro Wuttke
- Installation von Zählerschränken und Photovoltaik
**09/2016 – 07/2019** Auszubildender, Elektro Wuttke
- Verkürzt wegen guter Leistungen
## SCHULE
2013 – 2016 Oberschule am Weißensee, Fachabitur
## ZERTIFIKATE
Schaltberechtigung bis 30 kV (2024)
`,
};
