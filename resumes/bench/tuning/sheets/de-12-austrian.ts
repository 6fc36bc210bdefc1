import type { Sheet } from '../sheet.ts';

/** Austrian, hand-made: labels without colons, all jobs as `bei`. */
export const sheet: Sheet = {
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
