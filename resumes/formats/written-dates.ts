import type { ResumeText } from '../model.ts';

const digits = '〇零一二三四五六七八九';
const number = '[〇零一二三四五六七八九十]{1,4}';
const date = new RegExp(
  `(令和|平成|昭和|民國|民国|(?=[一二][${digits}]{3}年))(${number})年(?:(${number})月)?(?:(${number})日)?`,
  'gu',
);

/** Writes `昭和六十年三月三日` and `二〇一九年七月` with the digits that the date patterns expect. */
export const inFigures = ({ lines, links }: ResumeText): ResumeText => ({
  lines: lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, text: datesInFigures(cell.text) })),
  })),
  links,
});

export const datesInFigures = (text: string): string =>
  text.replace(date, (_whole, era: string, year: string, month?: string, day?: string) =>
    [
      `${era}${figures(year)}年`,
      month ? `${figures(month)}月` : '',
      day ? `${figures(day)}日` : '',
    ].join(''),
  );

/** `二十五` is 25, `二〇一九` is 2019. */
function figures(text: string): string {
  const value = (letter: string) => Math.max(0, digits.indexOf(letter) - 1);
  const [tens, ones] = text.split('十');
  if (ones === undefined) return [...text].map(value).join('');
  return String((tens ? value(tens) : 1) * 10 + (ones ? value(ones) : 0));
}
