import type { ResumeText } from '../model.ts';

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
  const lines = text.lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, text: cell.text.replace(alike, meant) })),
  }));
  return { ...text, lines };
}
