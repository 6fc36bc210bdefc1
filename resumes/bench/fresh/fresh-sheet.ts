import type { Entry, Language } from '../person.ts';
import type { Sheet } from '../tuning/sheet.ts';
import { type Candidate, drawCandidate, drawFirm, fill, oneLine } from './candidate.ts';
import { Draw } from './draw.ts';
import { drawEntryLayout, type EntryLayout } from './entry-layouts.ts';
import { drawHead } from './head-layouts.ts';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as fr } from './words/fr.ts';
import { words as ja } from './words/ja.ts';
import { words as pl } from './words/pl.ts';
import { words as zh } from './words/zh.ts';
import type { HeadingName, Words } from './words.ts';

const wordsOf: Record<Language, Words> = { en, de, fr, es, pl, ja, zh };

/** Nobody looks at the other half: of its CVs only shares of right and wrong values are printed. */
export const isOpen = (seed: number): boolean => seed % 2 === 0;

/** A CV that nobody has written. The same language and seed yield the same one. */
export function freshSheet(language: Language, seed: number): Sheet {
  const draw = new Draw(`${language} ${seed}`, isOpen(seed));
  const candidate = drawCandidate(language, wordsOf[language], draw);
  const head = drawHead(candidate, draw);
  const sections = drawSections(candidate, drawEntryLayout(candidate, draw), draw);
  const title = draw.chance(0.4) ? [drawTitle(candidate, draw)] : [];
  const ending = draw.chance(0.4)
    ? [draw.variant(candidate.words.endings).replace('{town}', candidate.town)]
    : [];
  const hasAside = head.aside.length > 0;
  const aside = hasAside ? drawAside(candidate, head.aside, sections, draw) : [];
  const main = sections.filter(({ isAside }) => !hasAside || !isAside);
  const lines = [
    ...(draw.chance(0.6) ? [...title, ...head.lines] : [...head.lines, ...title]),
    ...main.flatMap((section) => section.lines),
    ...ending,
  ];
  const { acceptedIndustries, birth, nationality, target } = candidate;
  return {
    language,
    facts: {
      name: candidate.acceptedNames,
      dateOfBirth: birth?.date ?? null,
      nationality: nationality?.code ?? null,
      email: candidate.email,
      phone: candidate.phone,
      currentAddress: oneLine(candidate.address),
      positionAppliedFor: target,
      pastIndustry: acceptedIndustries,
    },
    positions: candidate.jobs,
    text: [...(hasAside ? [...aside, '---'] : []), ...lines].join('\n'),
    columns: { 2: [28, 72], 3: [24, 40, 36], 4: [16, 34, 16, 34] },
    hasRules: draw.chance(0.2),
    font: draw.chance(0.5) ? 'sans' : 'serif',
    css: drawCss(language, draw),
  };
}

interface DrawnSection {
  lines: string[];
  /** Belongs beside the rest, if there is a column for it. */
  isAside: boolean;
}

const drawTitle = ({ words }: Candidate, draw: Draw) =>
  draw
    .variant(['^ **{}**', '{}', '## {}', '^ {}'])
    .replace('{}', draw.variant(words.documentTitles));

function drawAside({ words }: Candidate, contact: string[], sections: DrawnSection[], draw: Draw) {
  const heading = draw.chance(0.6) ? [`## ${draw.variant(words.headings.personal)}`] : [];
  return [
    ...heading,
    ...contact,
    ...sections.filter(({ isAside }) => isAside).flatMap(({ lines }) => lines),
  ];
}

function drawSections(candidate: Candidate, layout: EntryLayout, draw: Draw): DrawnSection[] {
  const { words, jobs, studies, clubs } = candidate;
  const decorate = drawDecoration(draw);
  const section = (name: HeadingName, lines: string[], isAside = false): DrawnSection => ({
    lines: [decorate(draw.variant(words.headings[name])), ...lines],
    isAside,
  });
  const ofEntries = (name: HeadingName, entries: Entry[]) =>
    section(name, layout(entries, candidate));
  const career = [ofEntries('experience', jobs), ofEntries('education', studies)];
  const plain = (name: HeadingName, texts: string[]) => section(name, [draw.pick(texts)], true);
  const firm = drawFirm(words, 'trade', draw);
  const rest = draw.shuffle([
    plain('skills', words.skills),
    plain('languages', words.languages),
    ...(draw.chance(0.6) ? [plain('hobbies', words.hobbies)] : []),
    ...(draw.chance(0.25) ? [ofEntries('clubs', clubs)] : []),
    ...(draw.chance(0.25)
      ? [
          section('references', [
            fill(draw.pick(words.referees), words, draw).replace('{firm}', firm),
          ]),
        ]
      : []),
  ]);
  return [
    ...(draw.chance(0.3) ? [section('profile', [draw.pick(words.profiles)])] : []),
    ...(draw.chance(0.7) ? career : career.toReversed()),
    ...rest,
  ];
}

/** How a CV sets off its headings. */
const drawDecoration = (draw: Draw) => {
  const pattern = draw.variant([
    '## {}',
    '## {}',
    '## {}:',
    '**{}**',
    '## {}',
    '## ■ {}',
    '## — {} —',
    '**{}:**',
    '## 【{}】',
  ]);
  return (heading: string) => pattern.replace('{}', heading);
};

/** What a template changes: faces, sizes, capitals, the side of the column. */
function drawCss(language: Language, draw: Draw): string {
  const isEastern = language === 'ja' || language === 'zh';
  const faces = [
    'Liberation Sans',
    'Liberation Serif',
    'DejaVu Sans',
    'Liberation Mono',
    'DejaVu Serif',
    'Liberation Sans Narrow',
  ];
  const size = draw.number(18, 23) / 2;
  const heading = draw.variant([
    '',
    'text-transform: uppercase;',
    'letter-spacing: 0.12em;',
    'text-align: center;',
    'font-weight: normal;',
    'font-variant: small-caps;',
  ]);
  return [
    isEastern ? '' : `body { font-family: '${draw.variant(faces)}' }`,
    `body { font-size: ${size}pt } h1 { font-size: ${draw.variant([16, 20, 24, 28])}pt }`,
    `h2 { ${heading} font-size: ${draw.variant([11, 12.5, 14])}pt }`,
    draw.chance(0.3)
      ? 'body:has(aside) { grid-template-columns: 1fr 6.4cm } aside { order: 2 }'
      : '',
    draw.chance(0.3) ? 'h2 { border-bottom: 1px solid }' : '',
  ]
    .filter((rule) => rule !== '')
    .join(' ');
}
