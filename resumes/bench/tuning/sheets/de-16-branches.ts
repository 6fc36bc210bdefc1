import type { Sheet } from '../sheet.ts';

/** A ruled table with a column for the industry; a gap, and an obfuscated email address. */
export const sheet: Sheet = {
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
