import { keyOf, lexicon } from './text.ts';

const names = [
  lexicon(
    'january, jan, januar, jän, jänner, janvier, janv, enero, ene, styczeń, stycznia, styczniu, sty, januari',
  ),
  lexicon(
    'february, feb, febr, februar, février, févr, fév, fevr, febrero, luty, lutego, lutym, lut',
  ),
  lexicon('march, mar, märz, mär, mrz, maerz, mars, marzo, marzec, marca, marcu, marc'),
  lexicon('april, apr, avril, avr, abril, abr, kwiecień, kwietnia, kwietniu, kwi, kwiec'),
  lexicon('may, mai, mayo, may, maj, maja, maju'),
  lexicon('june, jun, juni, juin, junio, czerwiec, czerwca, czerwcu, cze, czerw'),
  lexicon('july, jul, juli, juillet, juil, julio, lipiec, lipca, lipcu, lip'),
  lexicon('august, aug, août, aout, agosto, ago, sierpień, sierpnia, sierpniu, sie, sierp'),
  lexicon(
    'september, sep, sept, septembre, septiembre, set, setiembre, wrzesień, września, wrześniu, wrz, wrzes',
  ),
  lexicon(
    'october, oct, oktober, okt, octobre, octubre, październik, października, październiku, paź, pazdz',
  ),
  lexicon('november, nov, novembre, noviembre, listopad, listopada, listopadzie, lis, list'),
  lexicon(
    'december, dec, dezember, dez, décembre, déc, diciembre, dic, grudzień, grudnia, grudniu, gru',
  ),
];

const numbers = new Map<string, number>();
for (const [index, ofMonth] of names.entries()) {
  for (const name of ofMonth) numbers.set(keyOf(name), index + 1);
}

/** Longest first, so that an abbreviation does not match part of a full name. */
export const monthPattern = `(?<![\\p{L}])(?:${names
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')})(?![\\p{L}])\\.?`;

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
export const romanPattern = '(?<![\\p{L}])(?:VIII|VII|VI|IV|IX|V|III|II|XII|XI|X|I)(?![\\p{L}])';

export const monthNumber = (name: string): number | null =>
  numbers.get(keyOf(name)) ?? (roman.indexOf(keyOf(name)) + 1 || null);
