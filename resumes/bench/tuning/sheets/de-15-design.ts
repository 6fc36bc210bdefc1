import type { Sheet } from '../sheet.ts';

/** From a design tool: side column on the right, spaced capitals, several ranks at one firm. */
export const sheet: Sheet = {
  language: 'de',
  colour: '#b0563b',
  css: 'body { grid-template-columns: 6.4cm 1fr; direction: rtl } aside, main { direction: ltr } h2 { text-transform: uppercase; letter-spacing: 2.5pt } h1 { letter-spacing: 1pt; text-transform: uppercase }',
  facts: {
    // In capitals, one i cannot be told from the other.
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
