import type { Language } from '../../app/i18n/languages.ts';
import { tokenize } from './tokens.ts';

/**
 * What makes words a question or a sentence and is not looked for itself, as it is typed. Where a
 * query has nothing else, it is looked for after all.
 */
const lists: Partial<Record<Language, string>> = {
  en: `a an and any are as at be been by can could do does for from get got has have how i if in is it
    its like make me much many my need of on or our should so that the their them there these they
    this to too up us use want was we what when where which who why will with without would you your`,
  de: `ab aber als am an auch auf aus bei beim bin bis brauche brauchen da darf das dass dein dem den
    der des die dies diese dieser ein eine einem einen einer es für fürs gibt habe haben hat ich ihr
    ihre im in ins ist kann können man mein meine meinem meinen meiner mit muss nach nicht noch ob
    oder sein sich sie sind so soll über um und uns unser unsere viel viele vom von vor wann warum
    was welche welcher welches wenn wer werden wie wir wird wo wofür zu zum zur ohne`,
  fr: `a ai ainsi au aux avec avez avoir c ce ces cet cette combien comment d dans de des dessus du elle
    en est et être faire fait faut il ils j je l la le les leur ma mais me mes mon n ne nos notre nous
    on ou où par pas peut peux plus pour pourquoi puis qu quand que quel quelle quels qui sa sans se
    ses si son sont sur t un une vos votre vous y`,
  es: `a al algo como cómo con cual cuál cuando cuánto cuanto cuánta cuántos cuantos de del donde dónde e
    el ella en es esta está este esto hay hace la las lo los me mi mis muy más no nos nuestra nuestro
    o para pero por porque puede puedo que qué quién quien se si sin sobre son su sus tengo tener un
    una unas unos usted y`,
  pl: `a aby ale bez bo by być co czy czym dla do gdy gdzie i ich ile ja jak jaka jaki jakie jako je jej
    jest już kto która które który lub ma mam mi mieć mogę może można mój moja moje moim mojego na
    nad nas nasz nie o od oraz po pod przez przy są się swój ta tak to tu ty tym u w we z za ze że
    żeby`,
  ja: `これ それ この その どの どう どこ いつ なぜ なに 何 こと もの ため よう する した して できる
    できます できますか ある あります いる ない です ます ました ください たい とは から まで など
    について どれ くらい ぐらい`,
  zh: `的 了 吗 呢 吧 啊 我 我们 我的 你 你们 您 是 是不是 有 有没有 没有 在 和 与 或 怎么 怎么办 怎样 如何
    什么 哪 哪里 哪些 哪个 多少 几 几块 一 个 块 能 能不能 能否 可 可以 可不可以 会 要 想 需要 请问 为什么
    吗？ 怎么样 不 办 被 把 对 到 从 上 用 装`,
};

const known = new Map<Language, ReadonlySet<string>>();

/** @returns the terms of a language that nobody looks for. */
export function stopWords(language: Language): ReadonlySet<string> {
  let terms = known.get(language);
  if (!terms) {
    const words = lists[language]?.split(/\s+/) ?? [];
    // Words alone, or the segmenter would join those of Japanese and Chinese.
    const tokens = words.flatMap((word) => tokenize(word, language));
    terms = new Set(tokens.flatMap(({ kind, term }) => (kind === 'part' ? [] : [term])));
    known.set(language, terms);
  }
  return terms;
}
