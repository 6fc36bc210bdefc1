import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** A side column with a street on a range of numbers, its door, code and country in lines. */
export const de21: Sheet = {
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

/** A headline, a short profile naming the trade, everything of a job in one line; no labels. */
export const de22: Sheet = {
  language: 'de',
  font: 'serif',
  facts: {
    name: 'Burak Yıldırım',
    dateOfBirth: null,
    nationality: null,
    email: 'burak.yildirim@example.com',
    phone: '+49 (0)176 / 555 01 23',
    currentAddress: [
      'c/o Hansen, An der Stadtmauer 5b, 90402 Nürnberg',
      'An der Stadtmauer 5b, 90402 Nürnberg',
    ],
    positionAppliedFor: null,
    pastIndustry: ['lebensmittel', 'nahrung', 'ernährung', 'getränke'],
  },
  positions: [
    {
      title: 'Schichtführer Abfüllung',
      organisation: 'Frankenquell',
      start: '2020',
      end: 'present',
    },
    {
      title: 'Maschinen- und Anlagenführer',
      organisation: 'Pegnitz Frischdienst',
      start: '2016',
      end: '2020',
    },
    {
      title: 'Helfer in der Verpackung',
      organisation: 'Noris Personal',
      start: '2014',
      end: '2016',
      accepted: { organisation: ['Noris Personal (Zeitarbeit)'] },
    },
  ],
  text: `
^ # Burak Yıldırım
^ c/o Hansen · An der Stadtmauer 5b · 90402 Nürnberg · +49 (0)176 / 555 01 23 · burak.yildirim@example.com
## Kurzprofil
Anlagenführer mit zehn Jahren Erfahrung in der Lebensmittelindustrie, davon vier mit eigener Schicht.
## Berufliche Stationen
**Schichtführer Abfüllung** | Frankenquell | Nürnberg | seit 2020
Verantwortlich für zwei Linien und neun Leute, HACCP, Umrüsten, Übergabe.
**Maschinen- und Anlagenführer** | Pegnitz Frischdienst | Fürth | 2016 – 2020
Schneide- und Verpackungsanlagen, kleine Reparaturen.
**Helfer in der Verpackung** | Noris Personal (Zeitarbeit) | Nürnberg | 2014 – 2016
## Schule und Lehre
Maschinen- und Anlagenführer (IHK), Berufsschule 2 Nürnberg | 2013 – 2014
Mittelschule, Fürth | 2012
## Sonstiges
Staplerschein, Türkisch und Deutsch fließend
`,
};

/** A table of Austrian habit: labels left, the employer with its trade below the title. */
export const de23: Sheet = {
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
