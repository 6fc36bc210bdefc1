import type { Sheet } from '../sheet.ts';

/** A headline, a short profile naming the occupation, each job on one line; no labels. */
export const sheet: Sheet = {
  language: 'de',
  font: 'serif',
  facts: {
    name: 'Burak Yıldırım',
    dateOfBirth: null,
    nationality: null,
    email: 'burak.yildirim@example.com',
    phone: '+49 (0)176 / 555 01 23',
    currentAddress: [
      'c/o Hansen, An der Stadtmauer 5b, 90402 Nürnberg',
      'An der Stadtmauer 5b, 90402 Nürnberg',
    ],
    positionAppliedFor: null,
    pastIndustry: ['lebensmittel', 'nahrung', 'ernährung', 'getränke'],
  },
  positions: [
    {
      title: 'Schichtführer Abfüllung',
      organisation: 'Frankenquell',
      start: '2020',
      end: 'present',
    },
    {
      title: 'Maschinen- und Anlagenführer',
      organisation: 'Pegnitz Frischdienst',
      start: '2016',
      end: '2020',
    },
    {
      title: 'Helfer in der Verpackung',
      organisation: 'Noris Personal',
      start: '2014',
      end: '2016',
      accepted: { organisation: ['Noris Personal (Zeitarbeit)'] },
    },
  ],
  text: `
^ # Burak Yıldırım
^ c/o Hansen · An der Stadtmauer 5b · 90402 Nürnberg · +49 (0)176 / 555 01 23 · burak.yildirim@example.com
## Kurzprofil
Anlagenführer mit zehn Jahren Erfahrung in der Lebensmittelindustrie, davon vier mit eigener Schicht.
## Berufliche Stationen
**Schichtführer Abfüllung** | Frankenquell | Nürnberg | seit 2020
Verantwortlich für zwei Linien und neun Leute, HACCP, Umrüsten, Übergabe.
**Maschinen- und Anlagenführer** | Pegnitz Frischdienst | Fürth | 2016 – 2020
Schneide- und Verpackungsanlagen, kleine Reparaturen.
**Helfer in der Verpackung** | Noris Personal (Zeitarbeit) | Nürnberg | 2014 – 2016
## Schule und Lehre
Maschinen- und Anlagenführer (IHK), Berufsschule 2 Nürnberg | 2013 – 2014
Mittelschule, Fürth | 2012
## Sonstiges
Staplerschein, Türkisch und Deutsch fließend
`,
};
