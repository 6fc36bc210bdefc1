import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** The classic two columns, with a block of personal data and the employer above the job. */
export const sheet: Sheet = {
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
