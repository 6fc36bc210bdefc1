import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** As LaTeX sets it: the dates in the margin, the address at the right, publications with years. */
export const de13: Sheet = {
  language: 'de',
  font: 'serif',
  colour: '#3873b3',
  columns: { 2: [17, 83] },
  facts: {
    name: 'Friederike Thiessen',
    dateOfBirth: null,
    nationality: null,
    email: 'f.thiessen@example.org',
    phone: '+49 4841 123456',
    currentAddress: ['Deichreihe 7b, 25813 Husum', 'Deichreihe 7b, 25813 Husum, Deutschland'],
    positionAppliedFor: null,
    pastIndustry: ['wind', ...industry('de', 'solar', 'engineering')],
  },
  positions: [
    {
      title: 'Projektingenieurin Netzanschluss',
      organisation: 'Windkontor Nordsee GmbH',
      place: 'Husum',
      start: '2019-04',
      end: 'present',
    },
    {
      title: 'Wissenschaftliche Mitarbeiterin',
      organisation: 'Technische Universität Weserberg',
      start: '2014',
      end: '2019',
      accepted: {
        organisation: [
          'Technische Universität Weserberg, Institut für Energiesysteme',
          'Institut für Energiesysteme, Technische Universität Weserberg',
        ],
      },
    },
    {
      title: 'Werkstudentin',
      organisation: 'Rotortec AG',
      place: 'Bremerhaven',
      start: '2012-10',
      end: '2013-09',
    },
  ],
  text: `
# Dr.-Ing. Friederike Thiessen >> Deichreihe 7b
Elektroingenieurin >> 25813 Husum
 >> Deutschland
 >> ✆ +49 4841 123456
 >> ✉ f.thiessen@example.org
 >> 🌐 thiessen.example.org
## Berufliche Erfahrung
04/2019–heute || **Projektingenieurin Netzanschluss**, Windkontor Nordsee GmbH, Husum.\\\\Netzberechnungen für 14 Windparks, Abstimmung mit Übertragungsnetzbetreibern
2014–2019 || **Wissenschaftliche Mitarbeiterin**, Technische Universität Weserberg, Institut für Energiesysteme.\\\\Vorlesungsbetreuung, Drittmittelprojekte
10/2012–09/2013 || **Werkstudentin**, Rotortec AG, Bremerhaven.\\\\Messdatenauswertung
## Akademischer Werdegang
2014–2019 || **Promotion zur Dr.-Ing.**, Technische Universität Weserberg.\\\\Note: magna cum laude
2008–2014 || **Studium der Elektrotechnik**, Hochschule Küstenland, Dipl.-Ing.
## Lehre
2016–2018 || Übung „Leistungselektronik“, Bachelor, 4 SWS
## Veröffentlichungen
2018 || F. Thiessen, M. Ohm: *Harmonics in offshore grids*. Journal of Invented Power, 12(3).
2017 || F. Thiessen: *Blindleistung an langen Kabeln*. Tagung Netztechnik, Kassel.
## Sprachen
Deutsch || Muttersprache
Englisch || verhandlungssicher
`,
};

/** Typed without headings, behind a subject line; employers first, years only. */
export const de14: Sheet = {
  language: 'de',
  facts: {
    name: 'Uwe Hartung',
    dateOfBirth: '1971-02-08',
    nationality: 'DE',
    email: 'uwehartung71@example.net',
    phone: '0151 23456789',
    currentAddress: 'Bahnhofstr. 112, 06217 Merseburg',
    positionAppliedFor: 'Lagerleiter',
    pastIndustry: industry('de', 'logistics', 'chemistry', 'trade'),
  },
  positions: [
    {
      title: 'Schichtleiter Versand',
      organisation: 'Saalepack Logistik GmbH & Co. KG',
      place: 'Leuna',
      start: '2021',
      end: 'present',
    },
    {
      title: 'Lagerfachkraft und Staplerfahrer',
      organisation: 'Chemiehandel Geiseltal e.K.',
      start: '2009',
      end: '2021',
    },
    { title: 'Berufskraftfahrer', organisation: 'Spedition Pohl', start: '1998', end: '2008' },
  ],
  text: `
Uwe Hartung
Bahnhofstr. 112
06217 Merseburg
Mobil: 0151 / 234 567 89
Mail: uwehartung71@example.net
**Bewerbung auf die Stelle als Lagerleiter (m/w/d), Referenznummer 4711**
^ **L E B E N S L A U F**
geboren am 8. Februar 1971 in Halle, deutsch, verheiratet, 2 Kinder
**Wo ich gearbeitet habe**
seit 2021 Saalepack Logistik GmbH & Co. KG, Leuna
Schichtleiter Versand
- Führung von 18 Leuten, Tourenplanung
2009 bis 2021 Chemiehandel Geiseltal e.K.
Lagerfachkraft und Staplerfahrer
- Gefahrgut, Inventur
1998 bis 2008 Spedition Pohl
Berufskraftfahrer
**Schule und Lehre**
1987 bis 1990 Lehre als Betriebsschlosser, Buna-Werke
1977 bis 1987 Polytechnische Oberschule, Schkopau
**Was ich sonst noch kann**
Führerschein CE, Staplerschein, ADR-Schein
Merseburg, im März 2026
Uwe Hartung
`,
};

/** From a design tool: the side column at the right, capitals set apart, ranks within one house. */
export const de15: Sheet = {
  language: 'de',
  colour: '#b0563b',
  css: 'body { grid-template-columns: 6.4cm 1fr; direction: rtl } aside, main { direction: ltr } h2 { text-transform: uppercase; letter-spacing: 2.5pt } h1 { letter-spacing: 1pt; text-transform: uppercase }',
  facts: {
    // Capitals do not tell one i from the other.
    name: ['Selin Yıldırım-Krause', 'Selin Yildirim-Krause'],
    dateOfBirth: '1993-07-17',
    nationality: ['TR', 'DE'],
    email: 'hallo@selin-yk.example.de',
    phone: '+49 (0) 176 1234 5678',
    currentAddress: ['Köln-Ehrenfeld', 'Köln'],
    positionAppliedFor: null,
    pastIndustry: ['werb', 'medien', 'marketing', 'design', 'grafik', 'kommunikation'],
  },
  positions: [
    {
      title: 'Art Direktorin',
      organisation: 'Rheinwelle Werbeagentur GmbH & Co. KG',
      start: '2022-06',
      end: 'present',
    },
    {
      title: 'Senior Grafikdesignerin',
      organisation: 'Rheinwelle Werbeagentur GmbH & Co. KG',
      start: '2020-01',
      end: '2022-05',
    },
    {
      title: 'Junior Grafikdesignerin',
      organisation: 'Rheinwelle Werbeagentur GmbH & Co. KG',
      start: '2018-03',
      end: '2019-12',
    },
    {
      title: 'Freie Illustratorin',
      organisation: 'selbstständig',
      start: '2016-10',
      end: '2018-02',
      accepted: { organisation: ['freiberuflich'] },
    },
  ],
  text: `
## Kontakt
☎ +49 (0) 176 1234 5678
✉ hallo@selin-yk.example.de
⌂ Köln-Ehrenfeld
◎ selin-yk.example.de
## Persönliches
* 17. Juli 1993 in Bursa
türkisch-deutsche Staatsangehörigkeit
## Kann ich
Illustrator ●●●●●
InDesign ●●●●○
Figma ●●●○○
## Sprachen
Deutsch · Türkisch · Englisch
---
# Selin Yıldırım-Krause
Grafik & Illustration
## Über mich
Ich gestalte Marken, die man wiedererkennt, und führe gern kleine Teams.
## Erfahrung
**Rheinwelle Werbeagentur GmbH & Co. KG** | Köln
Art Direktorin >> Juni 2022 – jetzt
- Leitung eines Teams von vier Personen
Senior Grafikdesignerin >> Januar 2020 – Mai 2022
- Kampagnen für Handel und Kultur
Junior Grafikdesignerin >> März 2018 – Dezember 2019
**selbstständig** | Köln
Freie Illustratorin >> Oktober 2016 – Februar 2018
- Kinderbücher, Magazine
## Ausbildung
**Kunsthochschule am Rheinufer**
B. A. Kommunikationsdesign >> 2012 – 2016
## Ehrenamt
Zeichenkurs im Jugendzentrum >> seit 2021
`,
};

/** A table with lines and a column for the branch; a gap, and an address of mail in words. */
export const de16: Sheet = {
  language: 'de',
  hasRules: true,
  columns: { 2: [30, 70], 4: [19, 31, 30, 20] },
  facts: {
    name: 'Olena Kovalchuk',
    dateOfBirth: '1986-11-30',
    nationality: 'UA',
    email: 'olena.kovalchuk@example.com',
    phone: '+380 50 123 45 67',
    currentAddress: 'Lange Gasse 14/2/9, 1080 Wien',
    positionAppliedFor: 'Hotelmanagerin',
    pastIndustry: ['hotel', 'gastro', 'tourismus'],
  },
  positions: [
    {
      title: 'Rezeptionistin',
      organisation: 'Hotel Zum Alten Zollhaus',
      start: '2023-02',
      end: 'present',
    },
    {
      title: 'Stellvertretende Hoteldirektorin',
      organisation: 'Hotel Dnipro Panorama',
      start: '2015-05',
      end: '2019-08',
    },
    {
      title: 'Praktikantin Event',
      organisation: 'Kongresshaus Odesa',
      start: '2014-06',
      end: '2014-09',
    },
  ],
  text: `
^ # Lebenslauf
Vor- und Zuname || Olena Kovalchuk
Geburtsdatum, Geburtsort || 30.11.1986, Odesa (Ukraine)
Staatsbürgerschaft || Ukraine
Adresse || Lange Gasse 14/2/9, 1080 Wien
Telefonnummer || +380 50 123 45 67
E-Mail-Adresse || olena.kovalchuk(at)example.com
Angestrebte Position || Hotelmanagerin (Vollzeit)
## Beruflicher Werdegang
Zeitraum || Unternehmen || Position || Branche
02/2023 – dato || Hotel Zum Alten Zollhaus || Rezeptionistin || Hotellerie
09/2019 – 01/2023 || – || Elternzeit || –
05/2015 – 08/2019 || Hotel Dnipro Panorama || Stellvertretende Hoteldirektorin || Hotellerie
06/2014 – 09/2014 || Kongresshaus Odesa || Praktikantin Event || Tourismus
## Ausbildung
Zeitraum || Einrichtung || Abschluss || Ort
2008 – 2013 || Wirtschaftsuniversität Odesa || Master Tourismus || Odesa
## Referenzen
Mag. Peter Steinhauser, Direktor || Tel. +43 1 234 56 78, steinhauser@zollhaus.example.at
`,
};
