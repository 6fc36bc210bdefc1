import type { Sheet } from '../sheet.ts';

/** Every job with labels of its own, including an industry; an age instead of a date of birth. */
export const sheet: Sheet = {
  language: 'de',
  facts: {
    name: 'Reinhold Pichler-Gruber',
    dateOfBirth: null,
    nationality: 'AT',
    email: 'r.pichler-gruber@example.at',
    phone: '+43 664 0001122',
    currentAddress: 'Linzer Straße 48, A-4600 Wels',
    positionAppliedFor: null,
    pastIndustry: ['lebensmittel', 'handel', 'einzelhandel'],
  },
  positions: [
    {
      title: 'Bereichsleiter Filialen',
      organisation: 'Frischemarkt Innviertel GmbH & Co KG',
      start: '2017-02',
      end: 'present',
    },
    {
      title: 'Regionalverkaufsleiter',
      organisation: 'Alpenkost Handels AG',
      start: '2010-06',
      end: '2017-01',
    },
    {
      title: 'Filialleiter',
      organisation: 'Kaufhaus Brandl',
      start: '2004-09',
      end: '2010-05',
    },
  ],
  text: `
# Mag. (FH) Reinhold Pichler-Gruber
Linzer Straße 48 / A-4600 Wels / +43 664 0001122 / r.pichler-gruber@example.at
Alter: 47 Jahre, Staatsbürgerschaft: Österreich, Führerschein B
## Kurzprofil
Führungskraft im Handel mit Ergebnisverantwortung für bis zu 38 Filialen
## Berufliche Stationen
**Zeitraum:** 02/2017 – laufend
**Firma:** Frischemarkt Innviertel GmbH & Co KG
**Branche:** Lebensmitteleinzelhandel
**Funktion:** Bereichsleiter Filialen
**Aufgaben:** Budget, Personalplanung, Eröffnungen
**Zeitraum:** 06/2010 – 01/2017
**Firma:** Alpenkost Handels AG
**Branche:** Großhandel
**Funktion:** Regionalverkaufsleiter
**Aufgaben:** Betreuung der Franchisenehmer
**Zeitraum:** 09/2004 – 05/2010
**Firma:** Kaufhaus Brandl
**Branche:** Einzelhandel
**Funktion:** Filialleiter
## Ausbildung
**Zeitraum:** 10/2000 – 07/2004
**Institution:** Fachhochschule Hausruck
**Abschluss:** Mag. (FH), Handelsmanagement
## Interessen
Bergrettung (ehrenamtlich seit 2006), Skitouren
`,
};
