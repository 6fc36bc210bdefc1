import { industry } from '../industries.ts';
import type { Entry, Language } from '../person.ts';
import { asWritten, type Notation } from './dates.ts';
import type { Draw } from './draw.ts';
import { words as chinese } from './words/zh.ts';
import type { TradeName, Words } from './words.ts';

/** Whoever a fresh CV is about. Nobody of this description exists. */
export interface Candidate {
  language: Language;
  words: Words;
  notation: Notation;
  /** As printed. */
  name: string;
  acceptedNames: string[];
  /** Null for what the CV does not say. */
  birth: { date: string; style: string } | null;
  nationality: { code: string; word: string } | null;
  email: string;
  phone: string;
  /** One or two lines. */
  address: string[];
  town: string;
  target: string | null;
  /** The name of the industry, if the CV states it. */
  saidIndustry: string | null;
  acceptedIndustries: (string | null)[];
  jobs: Entry[];
  studies: Entry[];
  clubs: Entry[];
}

/** CVs are as of May 2026, in months. */
const today = 2026 * 12 + 4;

export function drawCandidate(language: Language, words: Words, draw: Draw): Candidate {
  const isFemale = draw.chance(0.5);
  const { name, acceptedNames, latin } = drawName(words, isFemale, draw);
  const notation = {
    month: draw.variant(words.months),
    range: draw.variant(words.ranges),
    open: draw.variant(words.open),
  };
  const born = draw.number(1964, 2001) * 12 + draw.number(0, 11);
  const trades = Object.keys(words.trades) as TradeName[];
  const trade = draw.pick(trades);
  const earlier = draw.chance(0.25) ? draw.pick(trades) : trade;
  const jobs = drawJobs({ words, draw, isFemale, born, trade, earlier }).map((job) =>
    dated(job, notation),
  );
  const style = draw.variant(words.days);
  const day = `${monthOf(born)}-${String(draw.number(1, 28)).padStart(2, '0')}`;
  const [code, nationalities] = draw.pick(words.nationalities);
  const town = draw.pick(words.towns);
  const address = draw
    .variant(words.addresses)
    .replace('{street}', draw.digits(draw.pick(words.streets)))
    .replace('{town}', town);
  const said = draw.pick(words.trades[trade].names);
  return {
    ...{ language, words, notation, name, acceptedNames, jobs },
    birth: draw.chance(0.75) ? { date: asWritten(day, style), style } : null,
    nationality: draw.chance(0.6) ? { code, word: draw.variant(nationalities) } : null,
    email: drawEmail(latin, draw),
    phone: draw.digits(draw.variant(words.phones)),
    address: address.split('\\n'),
    town: placeOf(town),
    target: draw.chance(0.6) ? titleIn(words, trade, isFemale, draw) : null,
    saidIndustry: draw.chance(0.25) ? said : null,
    acceptedIndustries: [...industry(language, trade, earlier), ...words.trades[trade].names],
    studies: drawStudies(words, born, draw).map((one) => dated(one, notation)),
    clubs: drawClubs(words, born, draw).map((one) => dated(one, notation)),
  };
}

function drawName(words: Words, isFemale: boolean, draw: Draw) {
  const isGuest = words.nameJoin === ' ' && !hasLatin(words.family) && draw.chance(0.05);
  const from = isGuest ? chinese : words;
  const [family = '', familyLatin] = draw.pick(from.family).split('=');
  const [given = '', givenLatin] = draw
    .pick(isFemale ? from.given.female : from.given.male)
    .split('=');
  if (familyLatin === undefined || givenLatin === undefined) {
    const name = `${given} ${family}`;
    const titled = draw.chance(0.06) ? `Dr. ${name}` : name;
    const printed = draw.chance(0.1) ? titled.replace(family, family.toUpperCase()) : titled;
    return { name: printed, acceptedNames: [name, titled, printed], latin: [given, family] };
  }
  const own = `${family}${from.nameJoin}${given}`;
  const foreign = [`${givenLatin} ${familyLatin}`, `${familyLatin} ${givenLatin}`] as const;
  const both = isGuest || draw.chance(0.25);
  const name = both
    ? draw.variant([
        `${own} ${foreign[1]}`,
        `${foreign[0]} (${own})`,
        `${foreign[0]} ${own}`,
        `${own}（${foreign[1]}）`,
        `${own} / ${foreign[0]}`,
      ])
    : own;
  return {
    name,
    acceptedNames: both ? [own, ...foreign, name] : [own],
    latin: [givenLatin, familyLatin],
  };
}

const hasLatin = (names: string[]) => names.some((name) => name.includes('='));

function drawEmail(names: string[], draw: Draw): string {
  const [given = '', family = ''] = names.map((name) =>
    name
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .replace(/ł/g, 'l')
      .replace(/ı/g, 'i')
      .normalize('NFD')
      .replace(/[^a-z]/g, ''),
  );
  const account = draw.pick([
    `${given}.${family}`,
    `${given[0]}${family}${draw.number(60, 99)}`,
    `${family}_${given}`,
    `${given}-${family}`,
    `kontakt.${draw.number(1000, 9999)}`,
  ]);
  return `${account}@${draw.pick(['example.com', 'mail.example.org', 'example.net', 'post.example'])}`;
}

interface Career {
  words: Words;
  draw: Draw;
  isFemale: boolean;
  /** In months. */
  born: number;
  trade: TradeName;
  /** In which the first positions were. */
  earlier: TradeName;
}

/** Newest first, one after the other, with months between some. */
function drawJobs({ words, draw, isFemale, born, trade, earlier }: Career): Entry[] {
  const jobs: Entry[] = [];
  const count = draw.number(2, 5);
  const isEmployed = draw.chance(0.75);
  let end = isEmployed ? today : today - draw.number(1, 6);
  const hasPlaces = words.nameJoin === ' ' && !hasLatin(words.family) && draw.chance(0.5);
  while (jobs.length < count) {
    const start = end - draw.number(7, 80);
    if (start < born + 16 * 12) break;
    const own = jobs.length >= 2 ? earlier : trade;
    jobs.push({
      title: titleIn(words, own, isFemale, draw),
      organisation: drawFirm(words, own, draw),
      ...(hasPlaces && { place: placeOf(draw.pick(words.towns)) }),
      start: monthOf(start),
      end: jobs.length === 0 && isEmployed ? 'present' : monthOf(end),
      points: draw.shuffle(words.trades[own].tasks).slice(0, draw.number(0, 3)),
    });
    end = start - draw.number(1, 4);
  }
  return jobs;
}

function titleIn(words: Words, trade: TradeName, isFemale: boolean, draw: Draw): string {
  const [male = '', female = male] = draw.pick(words.trades[trade].titles).split('~');
  return isFemale ? female : male;
}

export function drawFirm(words: Words, trade: TradeName, draw: Draw): string {
  const name = fill(draw.pick(words.trades[trade].firms), words, draw);
  return draw.pick(words.legalForms).replace('~', name);
}

/** Each `{stem}` and `{family}` is another. */
export const fill = (pattern: string, words: Words, draw: Draw): string =>
  pattern
    .replace(/\{stem\}/g, () => draw.pick(words.stems))
    .replace(/\{family\}/g, () => draw.pick(words.family).split('=')[0] ?? '');

const drawStudies = (words: Words, born: number, draw: Draw): Entry[] =>
  [18 * 12, 15 * 12].slice(0, draw.number(1, 2)).map((age) => ({
    title: draw.pick(words.degrees),
    organisation: fill(draw.pick(words.schools), words, draw),
    start: monthOf(born + age),
    end: monthOf(born + age + 34),
  }));

const drawClubs = (words: Words, born: number, draw: Draw): Entry[] => [
  {
    title: fill(draw.pick(words.clubs), words, draw),
    organisation: '',
    start: monthOf(born + 20 * 12),
    end: monthOf(born + 23 * 12),
  },
];

const dated = (entry: Entry, { month }: Notation): Entry => ({
  ...entry,
  start: entry.start && asWritten(entry.start, month),
  end: entry.end === 'present' ? 'present' : entry.end && asWritten(entry.end, month),
});

const monthOf = (months: number) =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;

/** Without postal code. */
const placeOf = (town: string) =>
  town
    .replace(/^(?:[A-Z]-)?[\d-]+ /u, '')
    .replace(/,.*| [A-Z]{1,2}\d.*| \d.*$/u, '')
    .trim();

/** A line may end in a comma. */
export const oneLine = (address: string[]): string =>
  address.map((line) => line.replace(/,$/, '')).join(', ');
