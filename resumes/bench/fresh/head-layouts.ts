import { type Candidate, oneLine } from './candidate.ts';
import { printDay } from './dates.ts';
import type { Draw } from './draw.ts';
import type { LabelName, Words } from './words.ts';

/** Name, contact and personal details, as lines of a sheet. */
interface Head {
  lines: string[];
  /** In a column of its own, without the name. */
  aside: string[];
}

interface Item {
  label: string;
  value: string;
  /** Where no labels are printed. */
  bare: string;
  /** Lines, if it has more than one. */
  lines: string[];
}

interface Parts {
  /** Empty if one of the items says it. */
  name: string;
  items: Item[];
  draw: Draw;
  /** What says, in a line of its own, what is applied for. */
  application: string[];
}

type HeadLayout = (parts: Parts) => Head;

export function drawHead(candidate: Candidate, draw: Draw): Head {
  const layout = draw.variant([
    labelledLines,
    labelledTable,
    onOneLine,
    bareLines,
    labelsInLine,
    tableOfFour,
    besides,
    labelsWithoutColon,
    besideTheName,
    besidesWithLabels,
  ]);
  const isLabelled = ![onOneLine, bareLines, besides, besideTheName].includes(layout);
  const byLabel = isLabelled && draw.chance(0.5);
  const items = drawItems(candidate, byLabel, isLabelled, draw);
  const { target, words } = candidate;
  const application =
    target !== null && !byLabel
      ? [draw.variant(words.applications).replace('{title}', target)]
      : [];
  const name: Item[] =
    isLabelled && draw.chance(0.2) ? [itemOf('name', candidate.name, words, draw)] : [];
  return layout({
    ...{ draw, application, items: [...name, ...items] },
    name: name.length > 0 ? '' : drawNameLine(candidate, draw),
  });
}

/** Large, in bold, or like the text below it. */
const drawNameLine = ({ name }: Candidate, draw: Draw) =>
  draw.variant([`# ${name}`, `^ # ${name}`, `# ${name}`, `**${name}**`, `# ${name}`, name]);

const itemOf = (label: LabelName, value: string, words: Words, draw: Draw): Item => ({
  ...{ label: draw.variant(words.labels[label]), value, bare: value, lines: [value] },
});

function drawItems(
  candidate: Candidate,
  byLabel: boolean,
  isLabelled: boolean,
  draw: Draw,
): Item[] {
  const { words, language, birth, nationality, email, phone, address, target } = candidate;
  const item = (label: LabelName, value: string) => itemOf(label, value, words, draw);
  const contact = draw.shuffle([
    { ...item('address', oneLine(address)), lines: address },
    item('phone', phone),
    item('email', email),
  ]);
  const day = birth && printDay(birth.date, birth.style, language);
  const details = [
    ...(day
      ? [{ ...item('birth', day), bare: draw.variant(words.born).replace('{day}', day) }]
      : []),
    ...(nationality ? [item('nationality', nationality.word)] : []),
    ...(target !== null && byLabel ? [item('target', target)] : []),
    ...(candidate.saidIndustry !== null && isLabelled
      ? [item('industry', candidate.saidIndustry)]
      : []),
    ...draw
      .shuffle(words.asides)
      .slice(0, isLabelled ? draw.number(0, 2) : 0)
      .map(([label, value]) => ({ label, value, bare: value, lines: [value] })),
  ];
  return draw.chance(0.7) ? [...contact, ...details] : [...draw.shuffle(details), ...contact];
}

const colonOf = (text: string) => (/\p{Script=Han}/u.test(text) ? '：' : ': ');
const withColon = ({ label, value }: Item) => `${label}${colonOf(label)}${value}`;
const labelledLines: HeadLayout = ({ name, items, application }) => ({
  aside: [],
  lines: [name, ...application, ...items.map(withColon)],
});

const labelledTable: HeadLayout = ({ name, items, application }) => ({
  aside: [],
  lines: [
    name,
    ...application,
    ...items.map(({ label, lines }) => `${label} || ${lines.join('\\\\')}`),
  ],
});

const onOneLine: HeadLayout = ({ name, items, draw, application }) => {
  const separator = draw.variant([' | ', ' · ', ' • ', ' / ', '　']);
  const count = draw.number(2, 3);
  const values = items.map(({ bare }) => bare);
  return {
    aside: [],
    lines: [
      name,
      values.slice(0, count).join(separator),
      ...(values.length > count ? [values.slice(count).join(separator)] : []),
      ...application,
    ],
  };
};

const bareLines: HeadLayout = ({ name, items, application }) => ({
  aside: [],
  lines: [
    name,
    ...items.flatMap(({ bare, lines }) => (lines.length > 1 ? lines : [bare])),
    ...application,
  ],
});

/** A label follows the value before it, with nothing but space between them. */
const labelsInLine: HeadLayout = ({ name, items, draw, application }) => {
  const gap = draw.variant([' ', '   ', ' | ']);
  const pairs = Array.from({ length: Math.ceil(items.length / 2) }, (_, index) =>
    items.slice(2 * index, 2 * index + 2),
  );
  return {
    aside: [],
    lines: [name, ...pairs.map((pair) => pair.map(withColon).join(gap)), ...application],
  };
};

const tableOfFour: HeadLayout = ({ name, items, application }) => {
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, index) =>
    items.slice(2 * index, 2 * index + 2),
  );
  return {
    aside: [],
    lines: [
      name,
      ...rows.map((row) =>
        [...row, ...(row.length < 2 ? [{ label: '', value: '' }] : [])]
          .map(({ label, value }) => `${label} || ${value}`)
          .join(' || '),
      ),
      ...application,
    ],
  };
};

const besides: HeadLayout = ({ name, items, application }) => ({
  lines: [name, ...application],
  aside: items.flatMap(({ bare, lines }) => (lines.length > 1 ? lines : [bare])),
});

const besidesWithLabels: HeadLayout = ({ name, items, application, draw }) => {
  const isBold = draw.chance(0.5);
  return {
    lines: [name, ...application],
    aside: items.flatMap(({ label, lines }) => [isBold ? `**${label}**` : label, ...lines]),
  };
};

const labelsWithoutColon: HeadLayout = ({ name, items, application }) => ({
  aside: [],
  lines: [name, ...items.map(({ label, value }) => `**${label}** ${value}`), ...application],
});

const besideTheName: HeadLayout = ({ name, items, application }) => {
  const [first, ...others] = items.map(({ bare }) => bare);
  const top = name.startsWith('# ') ? [`${name} >> ${first}`] : [name, first ?? ''];
  return { aside: [], lines: [...top, ...others, ...application] };
};
