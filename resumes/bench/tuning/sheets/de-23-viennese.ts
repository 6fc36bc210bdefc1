import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** An Austrian-style table: labels on the left, the employer with its industry below the title. */
export const sheet: Sheet = {
  language: 'de',
  columns: { 2: [30, 70] },
  facts: {
    name: ['Mag. (FH) Leopold Brandstätter', 'Leopold Brandstätter'],
    dateOfBirth: '1979-02-05',
    nationality: 'AT',
    email: 'brandstaetter@example.at',
    phone: '0664 / 555 12 34',
    currentAddress: [
      'Untere Viaduktgasse 23/2/14, A-1030 Wien',
      'Untere Viaduktgasse 23/2/14, 1030 Wien',
    ],
    positionAppliedFor: 'Leiter Logistik',
    pastIndustry: [...industry('de', 'logistics')],
  },
  positions: [
    {
      title: 'Bereichsleiter Lager & Versand',
      organisation: 'Donauland Versand Ges.m.b.H.',
      start: '2018-09',
      end: '2025-12',
    },
    {
      title: 'Disponent Fernverkehr',
      organisation: 'Spedition Krems & Söhne',
      start: '2006-03',
      end: '2018-08',
    },
    {
      title: 'Karenzvertretung Verkehrsplanung',
      organisation: 'Linie Ost Verkehrsbetriebe',
      start: '2005-01',
      end: '2006-02',
    },
  ],
  text: `
^ # LEBENSLAUF
Name || Mag. (FH) Leopold Brandstätter
Geb. am / in || 5. Februar 1979 / Krems a. d. Donau
Staatsbürgerschaft || Österreich
Familienstand || geschieden, 1 Sohn (geb. 2011)
Wohnhaft in || Untere Viaduktgasse 23/2/14, A-1030 Wien
Tel. || 0664 / 555 12 34
Mail || brandstaetter@example.at
Bewerbung für || Leiter Logistik
## BERUFLICHER WERDEGANG
09/2018 bis 12/2025 || **Bereichsleiter Lager & Versand**\\\\Donauland Versand Ges.m.b.H., Schwechat\\\\Umstellung auf Hochregal, 60 Beschäftigte
03/2006 bis 08/2018 || **Disponent Fernverkehr**\\\\Spedition Krems & Söhne, Krems\\\\Tourenplanung für 40 Züge
01/2005 bis 02/2006 || **Karenzvertretung Verkehrsplanung**\\\\Linie Ost Verkehrsbetriebe, Wien
## PRÄSENZDIENST
10/1998 bis 05/1999 || Jägerbataillon 17, Straß
## AUSBILDUNG
1999 bis 2004 || FH Wachau, Transportwirtschaft, Mag. (FH)
1993 bis 1998 || HAK Krems, Matura
`,
};
