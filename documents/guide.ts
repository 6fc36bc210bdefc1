import { textOf } from '../app/components/text.tsx';
import { catalogues } from '../app/i18n/catalogues.ts';
import type { Messages } from '../app/i18n/en/messages.ts';
import { formatNumber } from '../app/i18n/format.ts';
import { type Language, languages } from '../app/i18n/languages.ts';
import type {
  Block,
  BlockOf,
  GuideContent,
  GuidePart,
  PageContent,
  Picture,
  Text,
} from '../cms/interface.ts';
import { showPicture } from './data-sheet.ts';
import { partsOfRichText } from './rich-text.ts';
import type { Guide, ShownPart, ShownValue } from './shown.ts';

/** Reads the pages that a guide takes parts from. */
type ReadPage = (path: string) => Promise<PageContent | null>;

/** What a guide shows: its own parts, and those of pages, which stay the source of their steps. */
export async function describeGuide(
  guide: GuideContent,
  readPage: ReadPage,
  language: Language,
  messages: Messages,
): Promise<Guide> {
  const { documents: words } = catalogues[language];
  const parts: ShownPart[] = [];
  for (const part of guide.parts) {
    const told = part.blockType === 'pagePart' ? await blockAt(part.href, readPage) : part;
    if (told) parts.push(...tell(told, messages, language));
  }
  return {
    kind: 'guide',
    language,
    siteName: messages.siteName,
    kindName: words.guide,
    title: guide.title,
    messages: words,
    lead: guide.text,
    picture: showPicture(guide.picture, messages),
    parts: numberDrawings(parts),
  };
}

/** @returns the paths of the pages that a guide takes parts from. */
export const pathsOf = ({ parts }: GuideContent): string[] => [
  ...new Set(
    parts.flatMap((part) => (part.blockType === 'pagePart' ? [pathAndAnchor(part.href).path] : [])),
  ),
];

function pathAndAnchor(href: string | null): { path: string; anchor: string } {
  const [path = '', anchor = ''] = (href ?? '').split('#');
  return { path, anchor };
}

/** @returns null once the page does not have the block any more; the guide is then without it. */
async function blockAt(href: string | null, readPage: ReadPage): Promise<Block | null> {
  const { path, anchor } = pathAndAnchor(href);
  const page = anchor ? await readPage(path) : null;
  return page?.blocks.find((block) => 'anchor' in block && block.anchor === anchor) ?? null;
}

function numberDrawings(parts: ShownPart[]): ShownPart[] {
  let number = 0;
  return parts.map((part) => {
    if (part.kind !== 'drawing') return part;
    number += 1;
    return { ...part, number };
  });
}

function tell(part: Block | GuidePart, messages: Messages, language: Language): ShownPart[] {
  switch (part.blockType) {
    case 'notice': {
      const { title, text, kind } = part;
      return [{ kind: 'notice', isWarning: kind === 'warning', title, text: text ?? '' }];
    }
    case 'richText':
      return partsOfRichText(part.body);
    case 'steps':
      return [...introduce(part), stepsOf(part, messages)];
    case 'figures': {
      const values = (part.figures ?? []).map((one) => showFigure(one, messages, language));
      return [...introduce(part), { kind: 'values', values }];
    }
    case 'drawing':
      return part.shown ? [{ kind: 'drawing', number: 0, drawing: part.shown }] : [];
    case 'checklist':
      return [
        ...introduce(part),
        { kind: 'checklist', points: (part.points ?? []).map(({ text }) => text) },
      ];
    case 'decisions': {
      const rows = (part.rows ?? []).map(({ document, decides }) => ({ document, decides }));
      return [...introduce(part), { kind: 'decisions', rows }];
    }
    case 'recordSheet': {
      const { title, text, lines, columns } = part;
      return [
        {
          ...{ kind: 'recordSheet', title, text: text ?? '' },
          lines: (lines ?? []).map(({ label }) => label),
          columns: (columns ?? []).map(({ label }) => label),
        },
      ];
    }
    default:
      return [];
  }
}

interface Introduction {
  title?: Text | null;
  text?: Text | null;
}

const introduce = ({ title, text }: Introduction): ShownPart[] => [
  ...(title && textOf(title) ? [{ kind: 'heading', text: title, level: 2 } as const] : []),
  ...(text && textOf(text) ? [{ kind: 'paragraph', text } as const] : []),
];

function stepsOf({ steps }: BlockOf<'steps'>, messages: Messages): ShownPart {
  return {
    kind: 'steps',
    steps: (steps ?? []).map(({ title, text, picture }) => ({
      ...{ title, text: text ?? '' },
      picture: showPicture(picture as Picture | undefined, messages),
    })),
  };
}

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
