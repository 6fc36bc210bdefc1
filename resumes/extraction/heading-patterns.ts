import type { SectionKind } from './section-kind.ts';

const aboutWork =
  'my|total|overall|other|additional|previous|prior|past|relevant|related|recent|current|present|key|selected|full|detailed|further|earlier|paid|commercial|industry|industrial|technical|managerial|corporate|international|overseas|local|hospitality|clinical|nursing|legal|engineering|teaching|research|academic|professional|work|working|job|career|employment|internship|organi[sz]ational|business|sales|part-time|full-time|summer';
const summary =
  'history|records?|details?|summary|profile|background|chronology|highlights|overview|information|to date|so far';

/** Headings that vary too much for a list: a keyword with other words around it. */
const patterns: [SectionKind, RegExp][] = [
  [
    'references',
    /^(?:my )?(?:professional |character |personal |academic )?(?:references?|referees)(?: (?:available|details|contacts?|list).*)?$|^who (?:vouches|can vouch|speaks) for me$/u,
  ],
  [
    'other',
    /^(?:(?:academic|personal|key|major|selected|side|live|mini|final year|college|university|recent|notable|own|independent) )+projects?(?: (?:work|experience|details|undertaken|summary|highlights))?$/u,
  ],
  [
    'other',
    /^what i (?:use|speak|do|like|love|can do|know|offer|bring|enjoy|am good at)(?: .{1,20})?$|^when i.?m not working$|^(?:declaration|undertaking|strengths?|key strengths|hobbies|pastimes|(?:sports?|hobbies|interests|pastimes)(?: and | & )(?:sports?|hobbies|interests|pastimes)|extra-?curricular activities|co-curricular activities)$/u,
  ],
  [
    'education',
    new RegExp(
      `^(?:(?:my|formal|professional|technical) )*(?:academic|academics|educational?|scholastic)(?: and (?:professional|training|technical))?(?: (?:${summary}|qualifications?|credentials|chronicle))*$`,
      'u',
    ),
  ],
  [
    'education',
    /^(?:(?:high |secondary )?schools?|colleges?|universit(?:y|ies)|studies)(?:(?: and | & |, )(?:schools?|colleges?|universit(?:y|ies)|studies|training))+$/u,
  ],
  ['education', /^(?:where|what|how) i(?:.?ve| have)? (?:studied|learned|learnt)$/u],
  [
    'experience',
    new RegExp(
      `^(?:(?:${aboutWork}) )+(?:and (?:${aboutWork}) )?(?:experiences?|employment|employers?|appointments?|jobs?|internships?|placements?|assignments?)(?: (?:${summary}))?$`,
      'u',
    ),
  ],
  [
    'experience',
    /^(?:places |companies )?where i(?:.?ve| have)?(?: been)? ?(?:work(?:ed|ing)?|been)(?: so far)?$|^what i(?:.?ve| have) (?:done|been doing)(?: so far)?$|^my (?:journey|story)(?: so far)?$/u,
  ],
  [
    'experience',
    /^我(?:曾)?(?:在(?:哪里|哪儿|哪))?(?:工作|上班|任职|做)过?(?:的(?:公司|工作|地方))?$|^我的(?:工作|职场|職場)(?:经历|經歷|故事)?$/u,
  ],
  [
    'education',
    /^我(?:曾)?在(?:哪里|哪儿|哪)(?:学习|读书|上学|求学)过?$|^我的(?:教育|学习|求学|大学)(?:经历|生涯)?$/u,
  ],
  [
    'other',
    /^我(?:做过|参与过|完成过?)的(?:项目|作品)$|^我(?:会|擅长|掌握)(?:什么|的技能)?$|^我的(?:技能|作品|荣誉|爱好|项目).{0,3}$/u,
  ],
  [
    'profile',
    /^(?:关于我|我是谁|認識我|认识我|關於我)$|^(?:a (?:little |bit )*)?about (?:me|myself)$|^who am i$/u,
  ],
  [
    'personal',
    /^(?:say (?:hello|hi)|find me|contact me|let.?s talk|talk to me|drop me a line|where to find me|how to reach me)$|^personal (?:particulars|dossier|memoranda|profile details)$/u,
  ],
];

/** Headings are often letter-spaced, so spaces mean nothing. */
const tight = patterns.map(
  ([kind, { source, flags }]) => [kind, new RegExp(source.replaceAll(' ', ''), flags)] as const,
);

/** @param key the heading in lower case, without spaces. */
export const kindByPattern = (key: string): SectionKind | undefined =>
  tight.find(([, pattern]) => pattern.test(key))?.[0];
