import { expect, it } from 'vitest';
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
