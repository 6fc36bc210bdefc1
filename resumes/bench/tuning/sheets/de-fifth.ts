import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** Every job with labels of its own, a branch among them; an age instead of a birth. */
export const de19: Sheet = {
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

/** School, studies and work in one list, told in phrases; a firm with a man's name. */
export const de20: Sheet = {
  language: 'de',
  columns: { 2: [30, 70] },
  facts: {
    name: 'Matthias Zimmermann',
    dateOfBirth: '1985-04-14',
    nationality: null,
    email: 'matze.zimmermann@example.com',
    phone: '0821 4400123',
    currentAddress: 'Ulmer Straße 9, 86154 Augsburg',
    positionAppliedFor: 'Projektleiter Hochbau',
    pastIndustry: industry('de', 'construction'),
  },
  positions: [
    {
      title: 'Bauleiter',
      organisation: 'Hochbau Süd GmbH',
      place: 'Augsburg',
      start: '2016-05',
      end: 'present',
    },
    {
      title: 'Jungbauleiter',
      organisation: 'Firma Hans Maier',
      start: '2012-10',
      end: '2016-04',
      accepted: { organisation: ['Hans Maier'] },
    },
    {
      title: 'Praxissemester',
      organisation: 'Planungsbüro Lechblick',
      start: '2010-03',
      end: '2010-08',
    },
  ],
  text: `
# Matthias Zimmermann
Ulmer Straße 9 • 86154 Augsburg
Tel. 0821 4400123 • matze.zimmermann@example.com
*14.04.1985 in Memmingen, verheiratet, zwei Kinder
**Mein Ziel:** Projektleiter Hochbau
## Werdegang
Mai 2016 bis dato || Bauleiter bei der Hochbau Süd GmbH in Augsburg\\\\Schlüsselfertiger Wohnungsbau bis 12 Mio. €
Oktober 2012 bis April 2016 || Jungbauleiter bei der Firma Hans Maier\\\\Rohbau und Abrechnung
Oktober 2007 bis September 2012 || Studium Bauingenieurwesen, Hochschule Lechfeld (Dipl.-Ing. FH)
März 2010 bis August 2010 || Praxissemester im Planungsbüro Lechblick
September 2006 bis Juni 2007 || Zivildienst, Rotes Kreuz Memmingen
September 1996 bis Juni 2006 || Gymnasium Memmingen, Abitur
## Kenntnisse
VOB, AVA-Software, MS Project
## Ehrenamt
seit 2014 || Jugendtrainer, TSV Haunstetten
`,
};
