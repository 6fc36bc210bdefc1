/** Radicals that fonts in PDF files map to instead of the ideographs they look like. */
const radicals = new Map(
  '⺟母 ⺠民 ⻁虎 ⻄西 ⻅见 ⻆角 ⻉贝 ⻋车 ⻑長 ⻓长 ⻔门 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻢马 ⻤鬼 ⻥鱼 ⻦鸟 ⻨麦 ⻩黄 ⻬齐 ⻮齿 ⻰龙 ⻲亀 ⻳龟 ⻣骨 ⻧卤 ⻭歯 ⻫斉 ⻯竜 ⺒巳 㬵胶'
    .split(' ')
    .map(([radical, ideograph]) => [radical, ideograph]),
);

/**
 * Reverses what authoring programs do to characters: ligatures, radicals, decomposed accents, soft
 * hyphens, invisible characters, and icon fonts.
 */
export function cleanCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2f00-\u2fd5\ufb00-\ufb06\uff61-\uff9f]+/g, (letters) => letters.normalize('NFKC'))
    .replace(/[\u2e80-\u2eff㬵]/g, (letter) => radicals.get(letter) ?? letter.normalize('NFKC'))
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\p{Variation_Selector}/gu, '')
    .replaceAll('\u2027', '・')
    .replaceAll('\u2215', '／')
    .replace(/[\u2012\u2015\u2212]/g, '–')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/gu, ' ')
    .replace(/[\s\u00a0]/g, (space) => (space === '\u3000' ? space : ' '))
    .replace(/\p{Cc}/gu, '');
}

export const bulletMark = /^\s*(?:[•◦▪▫■□●○◆◇▶►▸‣⁃∙❖➢➤✓✔★☆※*·]|[-–—](?=\s)|\d{1,2}\)(?=\s))\s*/u;

const han = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆';
const isIdeographic = new RegExp(`^[${han}]$`, 'u');
const spacedLatin = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}'’])/gu;
const spacedHan = new RegExp(`^[${han}](?: +[${han}]){2,}$`, 'u');

export const isCjkLetter = (letter: string): boolean => isIdeographic.test(letter);

/** Joins letter-spaced text: `L E B E N S L A U F`, `履 歴 書`. */
export function joinSpacedLetters(text: string): string {
  if (/^\p{L}(?: [\p{L}.,'’-]){2,}$/u.test(text.trim())) return text.replaceAll(' ', '');
  if (spacedHan.test(text.trim())) return text.replace(/ +/g, '');
  const joined = text.replace(spacedLatin, (word) => word.replaceAll(' ', ''));
  return joined;
}
