import { kindByPattern } from './heading-patterns.ts';
import { allWordsBy } from './lexicon.ts';
import type { SectionKind } from './section-kind.ts';
import { tightKeyOf } from './text.ts';

/** In addition: what comes before the first heading, and sections under unknown headings. */
export type AnyKind = SectionKind | 'top' | 'unknown';

const kinds = new Map<string, SectionKind>();
for (const [kind, words] of allWordsBy(({ headings }) => headings))
  for (const word of words) kinds.set(tightKeyOf(word), kind);

const conjunctions =
  /\s*(?:&|\+|\/|(?<![\p{L}])(?:and|und|et|y|i|oraz|e)(?![\p{L}])|・|、|与|與|和|及|\(|:|,)\s*/iu;

const decoration =
  /^(?:part\s?\d{1,2}(?=\P{L})|[\d.]{1,4}|[ivxIVX]{1,4}[.)]|[一二三四五六七八九十]{1,2}[、.．)]|[【<〈《■◆●▼▍▌|#*\s\-=~_]+)\s*|[】>〉》■◆●▼|#*\s\-=~_:：]+$/giu;

/** `Meine Erfahrung`, `My experience`. */
const own = /^(?:meine?|my|mon|ma|mes|mis?|moje|moja|mój|die|the|les?|la)\s+(?=\S)/iu;

/** `Życiorys zawodowy`, `应聘登记表`: the document's title with an additional word. */
const documentName =
  /^(?:(?:tabellarischer|ausführlicher|kurz|beruflicher|mein|professional|个人|個人|求职|求職|中文|我的)?(?:lebenslauf|curriculumvitae|résumé|简历|簡歷|履历表?|履歷表?|życiorys|zyciorys|cv)(?:zawodowy|profesional|professionnel|professionnelle|documenté|summary)?|(?:应聘|應聘|求职|求職|应征|應徵|入职|個人|个人)(?:者|人员?|人員)?(?:登记|登記|申请|申請|信息|資料|履历|履歷)表)$/u;

/** @returns the kind of section that a line begins, if the line says nothing else. */
export function headingOf(text: string): SectionKind | null {
  if (text.length > 60) return null;
  const bare = text.replace(decoration, '');
  const core = bare.replace(own, '').replace(/\s*[(（][^)）]*[)）]\s*$/u, '');
  const key = tightKeyOf(core);
  if (key === '') return null;
  const exact =
    kinds.get(key) ??
    kinds.get(key.replace(/(?:一覧|一览|一覽|詳細|概要)$/u, '')) ??
    (documentName.test(key) ? 'document' : undefined) ??
    kindByPattern(tightKeyOf(bare.replace(/\s*[(（][^)）]*[)）]\s*$/u, '')));
  if (exact) return exact;
  // `Berufserfahrung & Praktika`: the first known heading decides.
  const parts = bare.split(conjunctions).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 4) return null;
  const found = parts.map((part) => kinds.get(tightKeyOf(part)));
  const isKnown = found.every((kind) => kind !== undefined);
  // Studies within a list of jobs can still be told apart; a job left out is lost.
  if (isKnown && found.includes('experience')) return 'experience';
  return isKnown ? (found[0] ?? null) : null;
}

/** Word stems that headings consist of, for wordings that are in no list. */
const stems: [SectionKind, RegExp][] = [
  [
    'education',
    /gelernt|studiert|appris|étudié|estudiado|estudié|uczy[łl]|studiowa|i(?:.ve| have)? (?:studied|learn)|titres|universit|habilit|educat|a[ck]adem|qualificat|studies|schooling|bildung|studium|schul|formation|études|diplôm|formaci[oó]n|estudios|educaci|titulaci|wykszta|edukac|szkole|studia|学歴|學歷|教育|学习|求学|求學|研修|培训|培訓/iu,
  ],
  [
    'experience',
    /working (?:life|history|years)|(?<!social |team)work (?:record|to date|so far)|(?:paid|recent|previous) work|^(?:posts|roles|jobs?|firms|assignments|workplaces|stellen|positionen|firmen|fonctions|entreprises|postes|puestos|empleos|empresas|stanowiska)$|roles (?:and|&)|recent roles|service record|job (?:record|history)|job-historie|arbeitsplätze|bisherige arbeit|erwerbs|arbeits(?:praxis|biogra)|dienstverh|trajectoire|vie active|postes (?:précéd|success)|métier|travail(?!\p{L})|(?:previous|past|earlier|former|prior) (?:roles|posts|work)|(?:posts|roles|offices) held|occupation|track record|professional (?:path|life|story|journey)|i did|arbeitsstellen|(?:bisherige|frühere|vorherige|letzte) (?:stellen|positionen|anstellungen)|métiers|missions|vécu professionnel|vie professionnelle|vida laboral|recorrido|życie zawodowe|dotychczasow|poprzedni|miejsca pracy|arbeitgeber|employers?(?!\p{L})|employeur|jobs(?!\p{L})|trabaj[oé]s?(?!\p{L})|prac[aęy](?!\p{L})|働|仕事|ich (?:\S+ )?gemacht|gearbeitet|travaillé|ai.je fait|j.ai fait|trabajado|trabajé|pracowa[łl]|i(?:.ve| have)? worked|situaci[oó]n (?:profesional|laboral)|situation professionnelle|fonctions (?:exercé|occupé)|postes? (?:occupé|tenu)|(?:cargos|puestos) (?:desempeñ|ocupad)|(?:pełnione|zajmowane) |experience|employment|background|career|work history|positions|placements|internship|erfahrung|beruf|werdegang|stationen|praktik|tätigkeit|beschäftig|karriere|laufbahn|expérience|parcours|emploi|stages|carrière|experiencia|trayectoria|laboral|empleo|prácticas|doświadcz|zatrudn|karier|praktyk|staże|zawodow|職歴|経歴|職務|勤務|経験|インターン|工作|经历|經歷|经验|經驗|任职|任職|实习|實習|职业|職業/iu,
  ],
  [
    'personal',
    /personal|contact|kontakt|persönlich|coordonnées|datos|contacto|osobow|連絡|个人信息|联系|聯絡|基本/iu,
  ],
];
const otherStems =
  /(?:kann|mache|mag) ich|ich (?:\S+ ){0,2}(?:kann|mache|mag)$|je sais faire|j.aime|sé hacer|me gusta|robię|potrafię|lubię|i can do|i like|responsabilités|encadrement|mandats?\b|vorträge|tagung|mitglied|gesellschaften|communications?\b|conférences|ponencias|congresos|konferenc|referaty|stypend|becas\b|bourses|stipendi|skill|language|project|volunt|award|honou?r|interest|hobb|publicat|certif|licen[cs]e|patent|member|kenntnis|sprach|projekt|ehrenamt|engagement|interess|zertifik|auszeichn|compéten|langues|projets|bénévol|loisirs|proyecto|idioma|competenc|voluntar|aficion|logros|umiejętn|język|wolontar|zainteres|osiągni|certyfik|資格|スキル|語学|趣味|プロジェクト|ボランティア|技能|语言|語言|外语|外語|项目|專案|志愿|志工|获奖|獲獎|荣誉|社团|社團|校园|校園|科研/iu;

/** @returns the kind that a heading's words imply, for text that looks like a heading. */
export function kindByStems(text: string): SectionKind | null {
  if (otherStems.test(text)) return 'other';
  return stems.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
