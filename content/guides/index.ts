import type { DrawingKey } from '../../app/i18n/en/drawings.ts';
import type { Guide } from '../../cms/payload-types.ts';
import type { ContentLanguage } from '../languages.ts';
import type { ModelKey } from '../products/models.ts';
import { richText } from '../rich-text.ts';
import type { Lookup } from '../seed-page.ts';
import { texts as balcony } from './balcony/texts.ts';
import { texts as bonding } from './bonding/texts.ts';
import { texts as charger } from './charger/texts.ts';
import { texts as clamps } from './clamps/texts.ts';
import { texts as shared } from './shared/texts.ts';
import type { GuideText, SharedText } from './text.ts';
import { texts as vehicles } from './vehicles/texts.ts';

type SeedPart = Partial<NonNullable<Guide['parts']>[number]> & { blockType: string };

/** A guide of the demonstration content: its order of work once, its words in every language. */
interface SeedGuide {
  key: string;
  picture: string;
  models: ModelKey[];
  texts: Record<ContentLanguage, GuideText>;
  /** Electricians connect what it is about. */
  isWired: boolean;
  /** Before the tools, between conditions and checks, and after them. */
  work: (text: GuideText, lookup: Lookup) => SeedPart[];
  /** Between the care and what is decided elsewhere: the work of a later day. */
  later?: (text: GuideText) => SeedPart[];
}

const page = (href: string): SeedPart => ({ blockType: 'pagePart', href });

const drawing = (key: DrawingKey, models: number[] = []): SeedPart => ({
  ...{ blockType: 'drawing', drawing: key, models },
});

const stepsOf = ({ steps }: GuideText): SeedPart[] =>
  steps ? [{ blockType: 'steps', ...steps }] : [];

const variantOf = ({ variant }: GuideText): SeedPart[] =>
  variant ? [{ blockType: 'notice', kind: 'information', ...variant }] : [];

export const guides: SeedGuide[] = [
  {
    ...{ key: 'bonding', picture: 'macro-adhesive', texts: bonding, isWired: true },
    models: ['smf-520', 'smf-430'],
    work: (_, { models }) => [
      page('/eArc_install#preparation'),
      page('/eArc_install#adhesion'),
      drawing('adhesionTest'),
      drawing('trapezoidal', models('smf-520')),
      page('/eArc_install#bonding'),
      drawing('bondingSteps'),
      drawing('standingSeam'),
      page('/eArc_install#standing-seam'),
      drawing('seamSteps'),
      drawing('flatRoof'),
      page('/eArc_install#flat-roof'),
      drawing('flatRoofSteps'),
      page('/eArc_install#cables'),
    ],
  },
  {
    ...{ key: 'clamps', picture: 'macro-clamp', texts: clamps, isWired: true },
    models: ['smf-430', 'smh-520'],
    work: (text, { models }) => [
      drawing('seamClamp', models('smh-520')),
      page('/eArc_install#clamps'),
      drawing('clampSteps'),
      drawing('module', models('smh-520')),
      ...stepsOf(text),
      page('/eArc_install#cables'),
    ],
  },
  {
    ...{ key: 'balcony', picture: 'balcony-railing', texts: balcony, isWired: false },
    models: ['balcony-400', 'balcony-800'],
    work: (text, { models }) => [
      drawing('balcony', models('balcony-400')),
      page('/balcony#checks'),
      page('/balcony_item/400#mounting'),
      drawing('balconySteps'),
      ...variantOf(text),
    ],
    later: stepsOf,
  },
  {
    ...{ key: 'vehicles', picture: 'hands-rolling', texts: vehicles, isWired: true },
    models: ['off-grid-110', 'off-grid-215'],
    work: (text, { models }) => [
      drawing('vehicleRoof', models('off-grid-215')),
      page('/off_one#bonding'),
      drawing('adhesionTest'),
      ...stepsOf(text),
      drawing('vehicleWiring'),
    ],
  },
  {
    ...{ key: 'charger', picture: 'charger-unfolded', texts: charger, isWired: false },
    models: ['charger-60'],
    work: (text, { models }) => [
      drawing('charger', models('charger-60')),
      page('/off_grid#use'),
      ...stepsOf(text),
    ],
  },
];

/** A guide in one language, as the back office stores it. */
export function buildGuide(guide: SeedGuide, language: ContentLanguage, lookup: Lookup) {
  const text = guide.texts[language];
  const words = shared[language];
  return {
    key: guide.key,
    title: text.title,
    text: text.text,
    picture: lookup.picture(guide.picture),
    models: lookup.models(...guide.models),
    parts: [
      ...opening(guide, text, words),
      ...guide.work(text, lookup),
      ...closing(guide, text, words),
    ],
  };
}

function opening({ isWired }: SeedGuide, text: GuideText, words: SharedText): SeedPart[] {
  const conditions = [{ heading: words.conditions }, { list: text.conditions }];
  return [
    { blockType: 'notice', kind: 'information', ...words.notice },
    ...(isWired ? [{ blockType: 'notice', kind: 'warning', ...words.electricity } as const] : []),
    checklist(words.tools, text.tools),
    { blockType: 'richText', body: richText(conditions) },
  ];
}

function closing({ later }: SeedGuide, text: GuideText, words: SharedText): SeedPart[] {
  const { lines, columns } = text.record;
  const care = [{ heading: words.care }, { list: text.care }];
  return [
    checklist(words.checks, text.checks),
    { blockType: 'richText', body: richText(care) },
    ...(later?.(text) ?? []),
    { blockType: 'decisions', ...words.decisions, rows: text.decisions },
    {
      ...{ blockType: 'recordSheet', ...words.record },
      lines: [...words.lines, ...lines].map((label) => ({ label })),
      columns: columns.map((label) => ({ label })),
    },
  ];
}

const checklist = (title: string, points: string[]): SeedPart => ({
  ...{ blockType: 'checklist', title },
  points: points.map((text) => ({ text })),
});
