import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** The classic of two columns, with a block of personal data and the employer above the job. */
export const de4: Sheet = {
  language: 'de',
  facts: {
    name: 'Jürgen Haberkorn',
    dateOfBirth: '1979-06-07',
    nationality: 'DE',
    email: 'j.haberkorn@example.de',
    phone: ['0951 407 12 86', '0171 3920055'],
    currentAddress: 'Schillerstr. 14 a, 96047 Bamberg',
    positionAppliedFor: null,
    pastIndustry: industry('de', 'logistics'),
  },
  positions: [
    {
      title: 'Leiter Disposition Nahverkehr',
      organisation: 'Spedition Großkopf GmbH & Co. KG',
      place: 'Bamberg',
      start: '2020-04',
      end: 'present',
    },
    {
      title: 'Disponent und stellv. Schichtleiter',
      organisation: 'Frankenlog AG',
      accepted: { organisation: ['Frankenlog AG, Niederlassung Hallstadt'] },
      start: '2014-03',
      end: '2020-03',
    },
    {
      title: 'Sachbearbeiter Versand',
      organisation: 'Möbelhaus Kronach',
      place: 'Kronach',
      start: '2005-09',
      end: '2014-02',
    },
  ],
  columns: { 2: [30, 70] },
  text: `
# Lebenslauf
## Persönliche Daten
Name: || Jürgen Haberkorn
geboren: || am 7. Juni 1979 in Bamberg
Anschrift: || Schillerstr. 14 a\\\\96047 Bamberg
Telefon: || 0951 / 407 12 86 (privat)\\\\0171 / 392 00 55 (mobil)
E-Mail: || j.haberkorn@example.de
Familienstand: || verheiratet, zwei Kinder (2008, 2011)
Nationalität: || Deutsch
## Beruflicher Werdegang
seit 04.2020 || **Spedition Großkopf GmbH & Co. KG, Bamberg**\\\\Leiter Disposition Nahverkehr\\\\- Führung von zwölf Mitarbeitern\\\\- Tourenplanung mit 40 Fahrzeugen
03.2014 – 03.2020 || **Frankenlog AG, Niederlassung Hallstadt**\\\\Disponent und stellv. Schichtleiter\\\\- Planung von Stückgut und Teilladungen
09.2005 – 02.2014 || **Möbelhaus Kronach, Kronach**\\\\Sachbearbeiter Versand\\\\- Tourenplanung und Reklamationen
## Berufsausbildung
09.2002 – 07.2005 || **Kontor Obermain GmbH, Lichtenfels**\\\\Ausbildung zum Speditionskaufmann\\\\Abschluss: Note 2,1
## Wehrdienst
10.2001 – 06.2002 || Grundwehrdienst in Veitshöchheim
## Schulbildung
1991 – 2001 || Realschule am Regnitzufer, Bamberg\\\\Mittlere Reife
## Kenntnisse
EDV || MS Office, Transportverwaltung
Sprachen || Englisch (gut), Tschechisch (Grundkenntnisse)
Führerschein || Klassen B, C1, CE
Bamberg, den 3. März 2026
`,
};

/** As the European form is printed now: bars between labelled values, capitals for jobs. */
export const de5: Sheet = {
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

/** A designer's, with a side column that names nothing. */
export const de6: Sheet = {
  language: 'de',
  colour: '#b04a2f',
  facts: {
    name: 'Lena Rehmann',
    dateOfBirth: '1994-08-12',
    nationality: 'DE',
    email: 'hallo@lenarehmann.example',
    phone: '0152 28817386',
    currentAddress: [
      'c/o Familie Bauer, Hohe Str. 27, 70174 Stuttgart',
      'Hohe Str. 27, 70174 Stuttgart',
    ],
    positionAppliedFor: null,
    pastIndustry: [
      'design',
      'werbung',
      'agentur',
      'medien',
      'marketing',
      'kommunikation',
      'software',
      'it',
      'informationstechn',
    ],
  },
  positions: [
    {
      title: 'Senior UX-Designerin (m/w/d)',
      organisation: 'Nordblick Digital',
      place: 'Stuttgart',
      start: '2021',
      end: 'present',
    },
    {
      title: 'Mediengestalterin Digital & Print',
      organisation: 'Werbeatelier Fuchs & Hase',
      place: 'Esslingen',
      start: '2018',
      end: '2021',
    },
    {
      title: 'Werkstudentin Grafik',
      organisation: 'Verlag am Neckartor',
      place: 'Stuttgart',
      start: '2016',
      end: '2018',
    },
  ],
  text: `
c/o Familie Bauer
Hohe Str. 27
70174 Stuttgart
0152 – 288 17 386
hallo@lenarehmann.example
lenarehmann.example
* 12. August 1994 in Ulm
ledig, deutsch
## Kann ich
Figma, Adobe CC
HTML und CSS
Prototypen, Nutzertests
## Spreche ich
Deutsch, Englisch, etwas Schwedisch
## Mag ich
Bouldern, Siebdruck
---
# LENA REHMANN
UX- und Kommunikationsdesign
## Was ich bisher gemacht habe
2021 – heute
**Senior UX-Designerin (m/w/d)**
Nordblick Digital · Stuttgart
Gestaltung von Apps und Portalen für Stadtwerke und Verkehrsbetriebe, Leitung eines kleinen Teams.
2018–2021
**Mediengestalterin Digital & Print**
Werbeatelier Fuchs & Hase · Esslingen
Broschüren, Websites und Messestände für Kunden aus dem Handwerk.
2016–2018
**Werkstudentin Grafik**
Verlag am Neckartor · Stuttgart
Satz und Bildbearbeitung.
## Wo ich gelernt habe
2014–2018
**B.A. Kommunikationsdesign**
Hochschule für Gestaltung Filstal
`,
};

/** An engineer's: all contacts in one line, several roles under one employer. */
export const de7: Sheet = {
  language: 'de',
  font: 'serif',
  facts: {
    name: ['Tobias Kessler-Vogt', 'Dr.-Ing. Tobias Kessler-Vogt'],
    dateOfBirth: '1983-02-02',
    nationality: 'DE',
    email: 't.kessler-vogt@example.com',
    phone: '0351 5550 123',
    currentAddress: 'Lindenpl. 8, D-01309 Dresden',
    positionAppliedFor: 'Teamleiter Prozessentwicklung (m/w/d)',
    pastIndustry: industry('de', 'electronics', 'solar'),
  },
  positions: [
    {
      title: 'Abteilungsleiter Dünnschichttechnik',
      organisation: 'Silizium-Werke Elbtal AG',
      place: 'Dresden',
      start: '2019-01',
      end: 'present',
    },
    {
      title: 'Prozessingenieur Sputtern',
      organisation: 'Silizium-Werke Elbtal AG',
      place: 'Dresden',
      start: '2015-03',
      end: '2018-12',
    },
    {
      title: 'Wissenschaftlicher Mitarbeiter',
      organisation: 'Institut für Halbleiterphysik Lausitz',
      place: 'Cottbus',
      start: '2009-10',
      end: '2015-02',
    },
  ],
  text: `
^ # Dr.-Ing. Tobias Kessler-Vogt
^ Lindenpl. 8 · D-01309 Dresden · Tel. 0351 5550 123 · t.kessler-vogt@example.com
^ geb. am 02.02.1983 in Görlitz · deutsche Staatsangehörigkeit
^ **Bewerbung als Teamleiter Prozessentwicklung (m/w/d)**
## Berufspraxis
**Silizium-Werke Elbtal AG, Dresden**
Abteilungsleiter Dünnschichttechnik >> seit Januar 2019
- Führung von 14 Fachkräften, Budget 3 Mio. €
- Einführung einer Anlage für Glas von 2 m Breite
Prozessingenieur Sputtern >> März 2015 bis Dezember 2018
- Schichten für Leistungshalbleiter
**Institut für Halbleiterphysik Lausitz, Cottbus**
Wissenschaftlicher Mitarbeiter >> Oktober 2009 bis Februar 2015
- Promotion über transparente Kontakte
## Akademische Laufbahn
Promotion zum Dr.-Ing., Technische Hochschule Neißetal >> 2015
Diplom Werkstoffwissenschaft, Technische Hochschule Neißetal >> 2003 – 2009
## Drittmittelprojekte
Transparente Elektroden (TransEl), Teilprojektleiter >> 2020 – 2022
## Sprachen
Deutsch (Muttersprache), Englisch (verhandlungssicher)
`,
};
