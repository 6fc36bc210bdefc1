import { describe, expect, it } from 'vitest';
import { readInOrder } from '../../resumes/layout/reading-order.ts';
import type { Piece } from '../../resumes/model.ts';
import { textOf } from '../../resumes/model.ts';

/** A line of a page, as wide as ten-point type is. */
const piece = (text: string, x: number, y: number): Piece => ({
  ...{ text, x, y, right: x + text.length * 5, size: 10, isBold: false },
});

const column = (texts: string[], x: number) =>
  texts.map((text, index) => piece(text, x, 100 + index * 17));

const read = (...pages: Piece[][]) =>
  readInOrder({ links: [], pages: pages.map((pieces) => ({ pieces, height: 842, width: 595 })) })
    .lines.map(textOf)
    .map((text) => text.trim());

it('a column that goes on over a page is read to its end before the one beside it', () => {
  const side = ['Welding', 'Drawing', 'Polish', 'English', 'Chess', 'Sailing', 'Cooking'];
  const jobs = ['Engineer at Halden Glass Ltd', 'Built a line for laminates', 'Led six people'];
  const more = ['Buyer at Brightwell Motors', 'Bought steel and copper', 'Saved a tenth'];
  const page = (left: string[], right: string[]) => [
    ...column(left, 40),
    ...column(right, 230).map((one) => ({ ...one, y: one.y + 6 })),
  ];
  const lines = read(
    page(['Skills', ...side], ['Experience', ...jobs, ...more]),
    page(['Hobbies', ...side], ['Education', 'Bachelor of Engineering', ...jobs, ...more]),
  );
  const headings = ['Skills', 'Hobbies', 'Experience', 'Education'];
  expect(lines.filter((line) => headings.includes(line))).toEqual(headings);
});

it('letter-spaced words stay words', () => {
  const letters = (word: string, x: number) =>
    [...word].map((letter, index) => ({
      ...piece(letter, x + index * 9, 100),
      right: x + index * 9 + 5,
    }));
  expect(read([...letters('SARAH', 50), ...letters('MITCHELL', 101)])).toEqual(['SARAH MITCHELL']);
});

it('wide spaces within a line separate cells', () => {
  const [line] = readInOrder({
    links: [],
    pages: [{ pieces: [piece('Engineer      2019 – 2021', 50, 100)], height: 842, width: 595 }],
  }).lines;
  expect(line?.cells.map(({ text }) => text)).toEqual(['Engineer', '2019 – 2021']);
});

describe('a narrow column', () => {
  const labelled = [
    ...['Address', '12 Mill Lane', 'Leeds LS6 2QB', 'Email', 'ada@example.org', 'Date of birth'],
    ...['3 May 1990', 'Phone', '+44 7700 900853', 'Nationality', 'British'],
  ];
  const jobs = [
    ...['Ada Clark', 'Work experience', 'Engineer at Halden Glass Ltd', '2019 – 2021'],
    ...['Built a line for laminates', 'Buyer at Brightwell Motors', '2015 – 2018'],
    ...['Education', 'Bachelor of Engineering', 'Interests', 'Chess'],
  ];

  it('is one, although labels above their values stand level with the other by chance', () => {
    const lines = read([...column(labelled, 23), ...column(jobs, 215)]);
    expect(lines).toEqual([...labelled, ...jobs]);
  });

  it('is one, although an address of mail sticks out of it', () => {
    const mail = 'ada.margaret.clark@engineers.example.org';
    const side = labelled.map((text) => (text.includes('@') ? mail : text));
    const right = column(jobs, 215).map((one) => ({ ...one, y: one.y + 6 }));
    expect(read([...column(side, 23), ...right])).toEqual([...side, ...jobs]);
  });

  it('is none where labels have their values beside them', () => {
    const pairs = labelled.filter((_, index) => index !== 2);
    const labels = pairs.filter((_, index) => index % 2 === 0);
    const values = pairs.filter((_, index) => index % 2 === 1);
    expect(read([...column(labels, 57), ...column(values, 200)])).toEqual(
      labels.map((label, index) => `${label}  ${values[index]}`),
    );
  });
});

it('headings in the middle of the page are no column', () => {
  const texts = [
    'Engineer at Halden Glass',
    'Built a line',
    'Buyer at Brightwell',
    'Saved a tenth',
  ];
  const headings = ['Experience', 'Education', 'Skills', 'Interests'];
  const lines = headings.flatMap((heading, index) => [
    piece(heading, 270, 100 + index * 40),
    piece(texts[index] ?? '', 57, 117 + index * 40),
  ]);
  expect(read(lines)).toEqual(headings.flatMap((heading, index) => [heading, texts[index]]));
});

it('dates at the ends of lines are theirs, not of the column beside them', () => {
  const jobs = [
    'Engineer, Halden Glass',
    'Test engineer, Brightwell',
    'Fitter, Marlow',
    'Buyer, Fenn',
  ];
  const dates = [
    'June 2019 – March 2022',
    'July 2015 – April 2019',
    'since May 2012',
    'June 2010 – March 2012',
  ];
  const rows = jobs.flatMap((job, index) => {
    const date = piece(dates[index] ?? '', 0, 134 + index * 30);
    return [
      piece(job, 40, 134 + index * 30),
      { ...date, x: 391 - date.right, right: 391 },
      piece('Reading', 40, 149 + index * 30),
    ];
  });
  const side = [
    'Contact',
    '12 Mill Lane',
    'Leeds LS6 2QB',
    '+44 7700 900853',
    'Skills',
    'Welding',
    'Drawing',
    'Languages',
    'Polish',
    'English',
  ];
  const left = [piece('Ada Clark', 40, 60), piece('Work experience', 40, 115), ...rows];
  const lines = read([...left, ...column(side, 408)]);
  expect(lines.slice(0, 4)).toEqual([
    'Ada Clark',
    'Work experience',
    'Engineer, Halden Glass  June 2019 – March 2022',
    'Reading',
  ]);
  expect(lines.slice(-side.length)).toEqual(side);
});
