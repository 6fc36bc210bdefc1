import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** A Swiss one: the town before the street, `dato`, the work's place and share. */
export const de8: Sheet = {
  language: 'de',
  facts: {
    name: 'Nadia Brunner',
    dateOfBirth: '1987-05-19',
    nationality: 'CH',
    email: 'nadia.brunner@example.ch',
    phone: '079 123 45 67',
    currentAddress: ['8400 Winterthur, Tösstalstrasse 112', 'Tösstalstrasse 112, 8400 Winterthur'],
    positionAppliedFor: 'Leiterin Einkauf 80–100 %',
    pastIndustry: ['pharma', 'medizin', 'gesundheit'],
  },
  positions: [
    {
      title: 'Strategische Einkäuferin',
      organisation: 'Medivita Laboratorien AG',
      place: 'Zürich',
      start: '2018-01',
      end: 'present',
      accepted: { title: ['Strategische Einkäuferin (80 %)'] },
    },
    {
      title: 'Einkäuferin Wirkstoffe',
      organisation: 'Pharmaplan Rheintal AG',
      place: 'Altstätten',
      start: '2012-08',
      end: '2017-12',
    },
    {
      title: 'Kaufmännische Angestellte',
      organisation: 'Gemeinde Hinterthal',
      start: '2008-08',
      end: '2012-07',
    },
  ],
  columns: { 2: [34, 66] },
  text: `
# Nadia Brunner
Stellenwunsch: Leiterin Einkauf 80–100 %
## Personalien
Geburtsdatum || 19.5.1987
Heimatort || Sumiswald BE
Nationalität || Schweizerin
Zivilstand || in Partnerschaft
wohnhaft in || 8400 Winterthur, Tösstalstrasse 112
Natel || 079 123 45 67
Mail || nadia.brunner@example.ch
## Berufliche Tätigkeiten
01.2018 – dato || Medivita Laboratorien AG, Zürich\\\\**Strategische Einkäuferin (80 %)**\\\\Verhandlung von Rahmenverträgen für Labor und Produktion
08.2012 – 12.2017 || Pharmaplan Rheintal AG, Altstätten\\\\**Einkäuferin Wirkstoffe**\\\\Beschaffung in Europa und Indien
08.2008 – 07.2012 || Gemeinde Hinterthal\\\\**Kaufmännische Angestellte**\\\\Einwohnerkontrolle und Empfang
## Aus- und Weiterbildungen
2014 – 2016 || Höhere Fachschule für Wirtschaft, Winterthur\\\\Dipl. Einkaufsleiterin
2004 – 2008 || Berufslehre zur Kauffrau EFZ, Gemeinde Hinterthal
## Referenzen
Auf Anfrage
`,
};

/** Behind a letter: the address of the firm that is written to stands before one's own. */
export const de9: Sheet = {
  language: 'de',
  facts: {
    name: 'Birgit Achterberg',
    dateOfBirth: '1975-09-23',
    nationality: 'DE',
    email: 'birgit.achterberg@example.net',
    phone: '04131 23456',
    currentAddress: ['Am Sande 5, 21335 Lüneburg', 'Am Sande 5, 21335 Lüneburg-Rotes Feld'],
    positionAppliedFor: 'Buchhalterin',
    pastIndustry: ['bau', 'handwerk', 'immobilien', 'holz'],
  },
  positions: [
    {
      title: 'Alleinbuchhalterin',
      organisation: 'Zimmerei Holst & Söhne',
      place: 'Adendorf',
      start: '2011-01',
      end: 'present',
    },
    {
      title: 'Bilanzbuchhalterin',
      organisation: 'Nordheide Wohnbau eG',
      place: 'Buchholz',
      start: '2002-04',
      end: '2010-12',
    },
    {
      title: 'Steuerfachangestellte',
      organisation: 'Kanzlei Petersen',
      place: 'Lüneburg',
      start: '1998-08',
      end: '2002-03',
    },
  ],
  columns: { 2: [32, 68] },
  text: `
Birgit Achterberg | Am Sande 5 | 21335 Lüneburg
Heidekraut Energie GmbH
Personalabteilung
Frau Sommer
Industriestraße 40
29525 Uelzen
Lüneburg, 2. Februar 2026
**Bewerbung als Buchhalterin**
Sehr geehrte Frau Sommer,
mit großem Interesse habe ich Ihre Anzeige gelesen. Seit 2011 führe ich die Bücher einer Zimmerei mit 40 Beschäftigten.
Mit freundlichen Grüßen
Birgit Achterberg
===
# Lebenslauf
**Zur Person**
Name || Birgit Achterberg, geb. Lührs
Geboren || 23.09.1975 in Celle
Wohnort || 21335 Lüneburg
Straße || Am Sande 5
Telefon || 04131 23456
E-Mail || birgit.achterberg@example.net
Staatsangehörigkeit || deutsch
**Berufliche Stationen**
Jan. 2011 bis heute || Alleinbuchhalterin\\\\Zimmerei Holst & Söhne, Adendorf
Apr. 2002 bis Dez. 2010 || Bilanzbuchhalterin\\\\Nordheide Wohnbau eG, Buchholz
Aug. 1998 bis März 2002 || Steuerfachangestellte\\\\Kanzlei Petersen, Lüneburg
**Ausbildung**
Aug. 1995 bis Juli 1998 || Ausbildung zur Steuerfachangestellten, Kanzlei Petersen
1986 bis 1995 || Gymnasium am Wilschenbruch, Abitur
**Weiterbildung**
2001 || Bilanzbuchhalterin (IHK)
`,
};

/** Everything in a header: the name at the left, contacts at the right; jobs as `Job, Firm`. */
export const de10: Sheet = {
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

/** As a network prints a profile: the contacts in a narrow column, months in words, durations. */
export const de11: Sheet = {
  language: 'de',
  facts: {
    name: 'Yusuf Karadağ',
    dateOfBirth: null,
    nationality: null,
    email: 'yusuf.karadag@example.com',
    phone: null,
    currentAddress: ['Mannheim, Baden-Württemberg, Deutschland', 'Mannheim'],
    positionAppliedFor: null,
    pastIndustry: industry('de', 'automotive', 'engineering'),
  },
  positions: [
    {
      title: 'Global Category Manager',
      organisation: 'Antriebstechnik Odenwald SE',
      start: '2022-01',
      end: 'present',
    },
    {
      title: 'Projekteinkäufer',
      organisation: 'Kurpfalz Fahrzeugteile GmbH',
      start: '2017-04',
      end: '2021-12',
    },
    {
      title: 'Trainee Supply Chain',
      organisation: 'Kurpfalz Fahrzeugteile GmbH',
      start: '2015-10',
      end: '2017-03',
    },
  ],
  text: `
**Kontakt**
yusuf.karadag@example.com
www.linkedin.example/in/yusuf-karadag (LinkedIn)
**Top-Kenntnisse**
Verhandlung
Strategischer Einkauf
Gussteile
**Languages**
Deutsch (Native or Bilingual)
Türkisch (Native or Bilingual)
Englisch (Full Professional)
---
# Yusuf Karadağ
Global Category Manager bei Antriebstechnik Odenwald SE
Mannheim, Baden-Württemberg, Deutschland
## Zusammenfassung
Zehn Jahre Einkauf für die Automobilindustrie.
## Berufserfahrung
**Antriebstechnik Odenwald SE**
Global Category Manager
Januar 2022 - Present (4 Jahre 3 Monate)
Heppenheim, Deutschland
Verantwortlich für Guss und Schmiedeteile in Europa und Indien.
**Kurpfalz Fahrzeugteile GmbH**
6 Jahre 3 Monate
Projekteinkäufer
April 2017 - Dezember 2021 (4 Jahre 9 Monate)
Mannheim
Trainee Supply Chain
Oktober 2015 - März 2017 (1 Jahr 6 Monate)
Mannheim
## Ausbildung
**Duale Hochschule Rheinau**
Bachelor of Arts, Industrie · (2012 - 2015)
`,
};

/** Austrian, by hand: labels without colons, all jobs as `bei`. */
export const de12: Sheet = {
  language: 'de',
  font: 'serif',
  columns: { 2: [28, 72] },
  facts: {
    name: ['Mag. Franziska Oberhuber', 'Franziska Oberhuber'],
    dateOfBirth: '1985-03-17',
    nationality: 'AT',
    email: 'f.oberhuber@example.at',
    phone: '0664 9876543',
    currentAddress: [
      'Hallerstraße 133a/Top 7, 6020 Innsbruck',
      'Hallerstraße 133a/Top 7, 6020 Innsbruck, Österreich',
    ],
    positionAppliedFor: null,
    pastIndustry: ['touris', 'hotel', 'gast', 'reise', 'freizeit'],
  },
  positions: [
    {
      title: 'Leitung Marketing',
      organisation: 'Bergbahnen Karwendelblick',
      start: '2019-11',
      end: 'present',
    },
    {
      title: 'Assistentin der Geschäftsführung',
      organisation: 'Hotel Tirolerhof',
      start: '2013-05',
      end: '2019-10',
    },
    {
      title: 'Praktikantin',
      organisation: 'Tourismusverband Stubai-Nord',
      start: '2011-07',
      end: '2011-09',
    },
  ],
  text: `
# LEBENSLAUF
Mag. Franziska Oberhuber
## PERSÖNLICHES
Geburtsdatum, -ort || 17. März 1985, Schwaz
Staatsbürgerschaft || Österreich
Familienstand || ledig
Adresse || Hallerstraße 133a/Top 7, 6020 Innsbruck
Telefon || 0664 9876543
E-Mail || f.oberhuber@example.at
## BERUFLICHER WERDEGANG
11/2019 – laufend || Leitung Marketing bei Bergbahnen Karwendelblick\\\\Kampagnen für Sommer und Winter, Budget 400.000 €
05/2013 – 10/2019 || Assistentin der Geschäftsführung im Hotel Tirolerhof\\\\Korrespondenz, Veranstaltungen
07/2011 – 09/2011 || Praktikantin beim Tourismusverband Stubai-Nord
## STUDIUM UND SCHULE
2004 – 2012 || Diplomstudium Internationale Wirtschaftswissenschaften, Universität Inntal
1999 – 2004 || Höhere Lehranstalt für Tourismus, Villa Stubai
## AUSLANDSAUFENTHALT
09/2008 – 02/2009 || Auslandssemester in Granada, Spanien
`,
};
