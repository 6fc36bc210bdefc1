import type { LanguageWithoutSpaces } from '../../app/i18n/languages.ts';
import model from './budoux/ja.json' with { type: 'json' };

// Where the titles of languages without spaces may be broken: neither inside a word nor before a
// particle. One way for pages, PDFs and previews; browsers have one of their own or none, and each
// another.

/** 約2.8 and 15～20 are read as one number. */
export function isWithinNumber(before: string, after: string): boolean {
  const last = before.slice(-2);
  if (/^−?\d/.test(after)) return /[约約]$|[\d%][～〜]$/u.test(last);
  return /[\d%]$/.test(last) && /^[～〜]/.test(after);
}

/**
 * One word to whoever reads it, several to the model or the segmenter, which know neither the trade
 * nor its names; and an aside that is short enough to be read at one glance: （接着・クランプ）.
 */
const wholes = {
  ja: /空気層?|申し立て先|フレーム付き|(?<=[ァ-ヴー])用(?=[ァ-ヴ])|（[^（）]{1,8}）/gu,
  zh: /(?:玻璃|光伏|晶硅)?组件|(?:阳台|离网)\d+|\d+月\d+日|（[^（）]{1,8}）|光伏|太阳能|工商业|低承载|可持续|不用玻璃|承[受载]不了|用不上|装不[了下]|粘接|手册|组串|夹具|车顶|栏杆|层压件|铝合金|安全绳|无?边框|无障碍|用电量|下单|创始人|负责人|问一问|阴凉处|拜伦湾|胶线|总重/gu,
};

/** @returns the parts of a text that stay on one line; together they are the text. */
export function phrasesOf(text: string, language: LanguageWithoutSpaces): string[] {
  if (!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return [text];
  return language === 'ja' ? japanesePhrases(text) : chineseWords(text);
}

/**
 * The model of BudouX 0.9.2: what each group of letters around a place says for or against a break
 * there. The package itself brings sixty others (docs/decisions/0030).
 */
const groups = Object.entries(model).map(([name, weights]) => ({
  ...groupAt(name),
  weights: new Map(Object.entries(weights)),
}));

const sumOfWeights = groups.reduce(
  (sum, { weights }) => [...weights.values()].reduce((part, one) => part + one, sum),
  0,
);

/** UW1 to UW6 are the letters around a place, BW and TW the pairs and triples of them. */
function groupAt(name: string): { start: number; length: number } {
  const length = { U: 1, B: 2, T: 3 }[name[0] ?? ''] ?? 1;
  const index = Number(name.at(-1));
  return { length, start: index - (length === 2 ? 3 : 4) };
}

const afterPunctuation = /[，、。：；！？]$/u;
const notAtStart = /^[、。，．：；！？・…）」』】ー々]/u;
/** What the model takes for words of their own: もう|一人, 取り|除く, つなが|ない. */
const belongsToNext = /もう$|[取葺塗切割書成][りき]$|(?:つなが|またが|ふさが|結ば)$/u;
/** 通り道と|して, 逃が|します, バルコニーの|うち. */
const belongsToLast = /^(?:し(?:て|ます|まし|ません)|うち)/u;
/** Words that say little by themselves, and would be torn off: に|ついて, ガラスの|ない, する|こと. */
const bound =
  /^(?:つい[てた]|な(?:い|く|けれ|かっ|る|っ[てた])|こと|もの|とき|ところ|ため|だけ|ほど|まま|方(?:[はがをにへのもとか、。]|$)|い(?:う|る|ます|て|た(?!だ))|す(?:る|ぎ)|おく|ください|で(?:す|しょ)|ます|ある|あり[まが]|よ[るう])/u;
/** In a title on a phone, where a character of another script takes half the room of one of these. */
const mostOnLine = 10;
const widthOf = (text: string) => text.length - (text.match(/[ -~\u00a0]/gu)?.length ?? 0) * 0.45;

function japanesePhrases(text: string): string[] {
  const within = placesWithinWholes(text, 'ja');
  const phrases: string[] = [];
  let start = 0;
  for (let end = 1; end < text.length; end += 1) {
    const [before, after] = [text.slice(start, end), text.slice(end)];
    if (within.has(end) || notAtStart.test(after) || isWithinNumber(before, after)) continue;
    const isTornApart = belongsToNext.test(before) || belongsToLast.test(after);
    const isPlain = afterPunctuation.test(before) || after.startsWith('（');
    if (isPlain || (scoreAt(text, end) > 0 && !isTornApart)) {
      phrases.push(before);
      start = end;
    }
  }
  return joinedWhere([...phrases, text.slice(start)], (phrase) => bound.test(phrase));
}

/** @returns the phrases, with those that belong to the one before joined to it where there is room. */
function joinedWhere(phrases: string[], belongs: (phrase: string) => boolean): string[] {
  const joined: string[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1) ?? '';
    const isFree = last === '' || afterPunctuation.test(last) || !belongs(phrase);
    if (isFree || widthOf(last + phrase) > mostOnLine) joined.push(phrase);
    else joined[joined.length - 1] = last + phrase;
  }
  return joined;
}

function placesWithinWholes(text: string, language: LanguageWithoutSpaces): Set<number> {
  const places = new Set<number>();
  for (const { 0: whole, index } of text.matchAll(wholes[language])) {
    for (let place = 1; place < whole.length; place += 1) places.add(index + place);
  }
  return places;
}

function scoreAt(text: string, place: number): number {
  let score = -sumOfWeights / 2;
  for (const { start, length, weights } of groups) {
    const from = place + start;
    score += weights.get(text.slice(Math.max(0, from), Math.max(0, from + length))) ?? 0;
  }
  return score;
}

/** Particles and measure words that belong to the word before them. */
const particle = /^[的了吗呢吧们着过地得里上下中内外后前时起]$/u;
/** Ends of nouns that the segmenter takes for words: 发电|量, 工程|师. */
const suffix = /^[者员师生商厂馆室场楼车器件量层端法书图面]$/u;
/** What belongs to the word behind it. */
const beginning = /[\p{Ps}\p{Pi}\p{Nd}第不几]$|太阳$|多少$/u;
/** By themselves these say nothing at the end of a line: 把|组件, 与|夹具, 本|指南. */
const leaning =
  /^[把用在为对从与和向按将至再也都就能各本每某同一两小大长无有没带看选装是最太很只先要更想给]$/u;
/** And these at the beginning of one: 解决不了的|事. */
const lone = /^\p{Script=Han}[，。：；！？、]*$/u;
const han = /\p{Script=Han}/u;
const isSingle = (segment: string) => /^\p{Script=Han}$/u.test(segment);

const chinese = new Intl.Segmenter('zh', { granularity: 'word' });

interface Segment {
  segment: string;
  isWord: boolean;
}

function* chineseSegments(text: string): Generator<Segment> {
  let end = 0;
  const between = function* (to: number) {
    for (const { segment, isWordLike } of chinese.segment(text.slice(end, to))) {
      yield { segment, isWord: isWordLike ?? false };
    }
  };
  for (const { 0: whole, index } of text.matchAll(wholes.zh)) {
    yield* between(index);
    yield { segment: whole, isWord: true };
    end = index + whole.length;
  }
  yield* between(text.length);
}

function chineseWords(text: string): string[] {
  const words: string[] = [];
  let previous = '';
  for (const { segment, isWord } of chineseSegments(text)) {
    const last = words.at(-1);
    const mayBreak =
      last !== undefined &&
      (isWord || segment.startsWith('（')) &&
      !particle.test(segment) &&
      !(suffix.test(segment) && han.test(last.slice(-1))) &&
      !beginning.test(last) &&
      !leaning.test(last) &&
      !isWithinNumber(last, segment) &&
      // Terms that the segmenter does not know come one character at a time.
      !(isSingle(segment) && isSingle(previous)) &&
      (han.test(segment) || han.test(last.slice(-1)) || last.endsWith(' '));
    if (last === undefined || mayBreak) words.push(segment);
    else words[words.length - 1] = last + segment;
    previous = particle.test(segment) ? '' : segment;
  }
  return joinedWhere(words, (word) => lone.test(word));
}
