import { textOf } from '../app/components/text.tsx';
import { catalogues } from '../app/i18n/catalogues.ts';
import type { Messages } from '../app/i18n/en/messages.ts';
import { formatNumber } from '../app/i18n/format.ts';
import { type Language, languages } from '../app/i18n/languages.ts';
import type { Block, BlockOf, PageContent, Picture, Text } from '../cms/interface.ts';
import { showPicture } from './data-sheet.ts';
import { partsOfRichText } from './rich-text.ts';
import type { Manual, ManualPart, ShownValue } from './shown.ts';

/** A method of installation, told on a page by the steps that have this anchor. */
interface Method {
  key: string;
  path: string;
  anchor: string;
  /** Whether the page is about this alone, so that its title says what the manual is about. */
  isWholePage?: boolean;
  /** Whether the picture at the top of the page shows this method. */
  hasPagePicture?: boolean;
  /** Anchors of blocks of the page that are about something else. */
  leftOut?: string[];
}

/** In the order in which lists have them. */
export const methods: Method[] = [
  { key: 'bonding', path: '/eArc_install', anchor: 'bonding', hasPagePicture: true },
  { key: 'standing-seam', path: '/eArc_install', anchor: 'standing-seam' },
  { key: 'flat-roof', path: '/eArc_install', anchor: 'flat-roof' },
  { key: 'clamps', path: '/eArc_install', anchor: 'clamps', leftOut: ['adhesion'] },
  {
    ...{ key: 'balcony-kit', path: '/balcony_item/400', anchor: 'mounting' },
    ...{ isWholePage: true, hasPagePicture: true },
  },
  {
    ...{ key: 'balcony-kit-800', path: '/balcony_item/800', anchor: 'mounting' },
    isWholePage: true,
  },
  { key: 'balcony-planning', path: '/balcony', anchor: 'checks', isWholePage: true },
];

/**
 * The manual of a method: its steps, and what the page says about all of its methods.
 * @returns null when the page does not tell the method any more.
 */
export function describeManual(
  page: PageContent,
  { anchor, isWholePage = false, hasPagePicture = false, leftOut = [] }: Method,
  language: Language,
  messages: Messages,
): Manual | null {
  const isSteps = (block: Block): block is BlockOf<'steps'> => block.blockType === 'steps';
  const steps = page.blocks.filter(isSteps).find((block) => block.anchor === anchor);
  if (!steps) return null;
  const ofPage = hasPagePicture
    ? page.blocks.find((block) => block.blockType === 'hero')?.picture
    : undefined;
  // Otherwise the first picture of a step stands at the top, and not a second time with its step.
  const ofStep = ofPage ? undefined : steps.steps?.find(({ picture }) => picture)?.picture;
  const others = page.blocks.filter(
    (block) =>
      !isSteps(block) && !('anchor' in block && block.anchor && leftOut.includes(block.anchor)),
  );
  const partsOf = (type: Block['blockType']) =>
    others
      .filter(({ blockType }) => blockType === type)
      .flatMap((block) => tell(block, messages, language));
  const { documents: words } = catalogues[language];
  return {
    kind: 'manual',
    language,
    siteName: messages.siteName,
    kindName: words.guide,
    title: isWholePage ? page.title : steps.title,
    messages: words,
    lead: (isWholePage ? page.description : steps.text) ?? null,
    picture: showPicture(ofPage ?? ofStep, messages),
    // Warnings first: whoever reads only one thing shall have read them.
    parts: [
      ...partsOf('notice'),
      ...partsOf('richText'),
      ...(isWholePage ? partsOf('figures') : []),
      ...stepParts(steps, messages, { hasText: isWholePage, without: ofStep }),
      ...(isWholePage ? [] : partsOf('figures')),
      ...partsOf('statement'),
    ],
  };
}

function stepParts(
  { title, text, steps }: BlockOf<'steps'>,
  messages: Messages,
  { hasText, without }: { hasText: boolean; without: Picture | undefined },
): ManualPart[] {
  return [
    heading(title),
    ...(hasText && textOf(text) ? [{ kind: 'paragraph', text: text ?? '' } as const] : []),
    {
      kind: 'steps',
      steps: (steps ?? []).map((step) => ({
        title: step.title,
        text: step.text ?? '',
        picture: step.picture === without ? null : showPicture(step.picture, messages),
      })),
    },
  ];
}

function tell(block: Block, messages: Messages, language: Language): ManualPart[] {
  switch (block.blockType) {
    case 'notice': {
      const { title, text, kind } = block;
      return [{ kind: 'notice', isWarning: kind === 'warning', title, text: text ?? '' }];
    }
    case 'richText':
      return partsOfRichText(block.body);
    case 'figures':
      return [
        ...(textOf(block.title) ? [heading(block.title ?? '')] : []),
        {
          kind: 'values',
          values: (block.figures ?? []).map((figure) => showFigure(figure, messages, language)),
        },
      ];
    case 'statement':
      return [
        { kind: 'paragraph', text: block.text },
        ...(textOf(block.basis) ? [small(block.basis ?? '')] : []),
      ];
    default:
      return [];
  }
}

const heading = (text: Text): ManualPart => ({ kind: 'heading', text, level: 2 });
const small = (text: Text): ManualPart => ({ kind: 'small', text });

type Figure = NonNullable<BlockOf<'figures'>['figures']>[number];

function showFigure(figure: Figure, messages: Messages, language: Language): ShownValue {
  const { qualifier } = figure;
  const pattern = !qualifier || qualifier === 'exactly' ? '{value}' : messages[qualifier];
  const [before = '', after = ''] = pattern.split('{value}');
  return {
    name: textOf(figure.label),
    ...{ before, after },
    value: formatNumber(figure.value, languages[language].tag),
    unit: textOf(figure.unit) || null,
    isExample: figure.isExample === true,
  };
}
