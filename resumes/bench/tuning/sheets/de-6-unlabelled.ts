import type { Sheet } from '../sheet.ts';

/** A designer, with a side column without labels. */
export const sheet: Sheet = {
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
