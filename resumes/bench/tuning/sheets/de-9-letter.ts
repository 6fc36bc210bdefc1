import type { Sheet } from '../sheet.ts';

/** After a cover letter: the address of the recipient comes before the applicant's own. */
export const sheet: Sheet = {
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
