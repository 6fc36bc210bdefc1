import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** School, studies and work in one list, in phrases; a firm named like a man. */
export const sheet: Sheet = {
  language: 'de',
  columns: { 2: [30, 70] },
  facts: {
    name: 'Matthias Zimmermann',
    dateOfBirth: '1985-04-14',
    nationality: null,
    email: 'matze.zimmermann@example.com',
    phone: '0821 4400123',
    currentAddress: 'Ulmer Straße 9, 86154 Augsburg',
    positionAppliedFor: 'Projektleiter Hochbau',
    pastIndustry: industry('de', 'construction'),
  },
  positions: [
    {
      title: 'Bauleiter',
      organisation: 'Hochbau Süd GmbH',
      place: 'Augsburg',
      start: '2016-05',
      end: 'present',
    },
    {
      title: 'Jungbauleiter',
      organisation: 'Firma Hans Maier',
      start: '2012-10',
      end: '2016-04',
      accepted: { organisation: ['Hans Maier'] },
    },
    {
      title: 'Praxissemester',
      organisation: 'Planungsbüro Lechblick',
      start: '2010-03',
      end: '2010-08',
    },
  ],
  text: `
# Matthias Zimmermann
Ulmer Straße 9 • 86154 Augsburg
Tel. 0821 4400123 • matze.zimmermann@example.com
*14.04.1985 in Memmingen, verheiratet, zwei Kinder
**Mein Ziel:** Projektleiter Hochbau
## Werdegang
Mai 2016 bis dato || Bauleiter bei der Hochbau Süd GmbH in Augsburg\\\\Schlüsselfertiger Wohnungsbau bis 12 Mio. €
Oktober 2012 bis April 2016 || Jungbauleiter bei der Firma Hans Maier\\\\Rohbau und Abrechnung
Oktober 2007 bis September 2012 || Studium Bauingenieurwesen, Hochschule Lechfeld (Dipl.-Ing. FH)
März 2010 bis August 2010 || Praxissemester im Planungsbüro Lechblick
September 2006 bis Juni 2007 || Zivildienst, Rotes Kreuz Memmingen
September 1996 bis Juni 2006 || Gymnasium Memmingen, Abitur
## Kenntnisse
VOB, AVA-Software, MS Project
## Ehrenamt
seit 2014 || Jugendtrainer, TSV Haunstetten
`,
};
