import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Typeset with LaTeX: dates in the margin, the address on the right, publications with years. */
export const sheet: Sheet = {
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
