import type { Sheet } from '../sheet.ts';

/** The current Europass form: bars between labelled values, capitals for jobs. */
export const sheet: Sheet = {
  language: 'de',
  colour: '#4a2a7a',
  facts: {
    name: 'Mirela Popović-Lang',
    dateOfBirth: '1991-11-21',
    nationality: 'HR',
    email: 'mirela.popovic@example.org',
    phone: '(+43) 664 1234567',
    currentAddress: [
      'Neubaugasse 45/2/11, A-1070 Wien, Österreich',
      'Neubaugasse 45/2/11, A-1070 Wien',
      'Neubaugasse 45/2/11, A-1070 Wien, Österreich (Privatadresse)',
    ],
    positionAppliedFor: null,
    pastIndustry: ['papier', 'verpackung', 'druck', 'karton'],
  },
  positions: [
    {
      title: 'Produktmanagerin Verpackung',
      organisation: 'Kartonagen Weiss Ges.m.b.H.',
      start: '2021-03-01',
      end: 'present',
    },
    {
      title: 'Junior-Produktmanagerin',
      organisation: 'Papierwerk Leitha AG',
      start: '2017-09-01',
      end: '2021-02-28',
    },
    {
      title: 'Verkaufsassistentin',
      organisation: 'Donau Etiketten KG',
      start: '2015-06-01',
      end: '2017-08-31',
    },
  ],
  text: `
Europass
# Mirela Popović-Lang
**Staatsangehörigkeit:** kroatisch | **Geburtsdatum:** 21/11/1991 | **Geschlecht:** Weiblich
**Telefonnummer:** (+43) 6641234567 (Mobiltelefon)
**E-Mail-Adresse:** mirela.popovic@example.org
**Adresse:** Neubaugasse 45/2/11, A-1070 Wien, Österreich (Privatadresse)
## BERUFSERFAHRUNG
01/03/2021 – AKTUELL Wien, Österreich
**PRODUKTMANAGERIN VERPACKUNG** Kartonagen Weiss Ges.m.b.H.
- Verantwortung für Faltschachteln und Versandkartons
- Abstimmung mit Einkauf, Druckerei und Kunden
**Wirtschaftszweig oder Branche:** Herstellung von Papier und Pappe
01/09/2017 – 28/02/2021 Bruck an der Leitha, Österreich
**JUNIOR-PRODUKTMANAGERIN** Papierwerk Leitha AG
- Marktbeobachtung und Preislisten
01/06/2015 – 31/08/2017 Zagreb, Kroatien
**VERKAUFSASSISTENTIN** Donau Etiketten KG
- Angebote und Auftragsabwicklung
## ALLGEMEINE UND BERUFLICHE BILDUNG
01/10/2010 – 30/06/2015 Zagreb, Kroatien
**MAGISTRA DER BETRIEBSWIRTSCHAFT** Universität Medvednica
## SPRACHKOMPETENZEN
Muttersprache(n): Kroatisch
Deutsch C1, Englisch C1
`,
};
