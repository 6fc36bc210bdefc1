import type { ResumeText } from '../model.ts';

const withTexts = (
  { lines, ...others }: ResumeText,
  change: (text: string) => string,
): ResumeText => ({
  lines: lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, text: change(cell.text) })),
  })),
  ...others,
});

const simplified = /[经业员电职务历应对发际项销岗学习联邮时间]/gu;
const traditional = /[經業員電職務歷應對發際項銷崗學習聯郵時間]/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const alike = /[户戶戸]/gu;

/**
 * Fonts in PDF files draw 户, 戶 and 戸 alike and may map to any of them; the other characters decide
 * which is meant.
 */
export function unifyVariants(text: ResumeText): ResumeText {
  const whole = text.lines.flatMap(({ cells }) => cells.map((cell) => cell.text)).join('');
  const count = (letters: RegExp) => whole.match(letters)?.length ?? 0;
  if (count(alike) === 0) return text;
  const isJapanese = count(kana) > whole.length * 0.03;
  const isTraditional = count(traditional) > count(simplified);
  const meant = isJapanese ? '戸' : isTraditional ? '戶' : '户';
  return withTexts(text, (own) => own.replace(alike, meant));
}

const digits = '〇零一二三四五六七八九';
const number = '[〇零一二三四五六七八九十]{1,4}';
const date = new RegExp(
  `(令和|平成|昭和|民國|民国|(?=[一二][${digits}]{3}年))(${number})年(?:(${number})月)?(?:(${number})日)?`,
  'gu',
);

/** Writes `昭和六十年三月三日` and `二〇一九年七月` with the digits that the date patterns expect. */
export const inFigures = (text: ResumeText): ResumeText => withTexts(text, datesInFigures);

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
