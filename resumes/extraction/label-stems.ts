import { chineseStems, elsewhere, ofOthers } from './chinese-labels.ts';
import type { LabelKind } from './label-kind.ts';
import { alternatives } from './lexicon.ts';

/**
 * What labels consist of, for wordings that are in no list: each pattern matches the whole label.
 */
const stems: [LabelKind, RegExp][] = [
  ...chineseStems,
  ['birth', /^geburts(?:datum|tag)(?:[\s,/&+-].{0,18})?$/u],
  [
    'birth',
    new RegExp(
      String.raw`^${alternatives('birthWords')}\b.{0,12}\b${alternatives('ofBirth')}(?: .{0,15})?$`,
      'u',
    ),
  ],
  [
    'address',
    /^(?:aktuelle|derzeitige|private|ständige|standige|meine|aktueller|derzeitiger) ?(?:wohn|post|melde)?-?(?:adresse|anschrift|wohnsitz|wohnort)$/u,
  ],
  [
    'address',
    new RegExp(
      String.raw`^${alternatives('postalCodes')}(?:[\s,/&]+${alternatives('and')}?\s*${alternatives('towns')})?$`,
      'u',
    ),
  ],
  ['address', /^stra(?:ss|ß)e[\s,/&-]*(?:und |u\. )?(?:haus)?-?n(?:umme)?r\.?$/u],
  ['other', new RegExp(`^${alternatives('countryKeys')}$`, 'u')],
  ['birth', /^geb(?:oren|\.)?(?:[ /,&-]*(?:am|in))+\.?$/u],
  [
    'email',
    new RegExp(
      `^${alternatives('mailsBefore')}?e-?mail(?:[ -]?${alternatives('addressWords')})?(?: ${alternatives('mailsAfter')})?$`,
      'u',
    ),
  ],
  [
    'phone',
    new RegExp(
      String.raw`^${alternatives('phones')}\.?[ -/]{1,3}${alternatives('phonesAfter')}\.?$`,
      'u',
    ),
  ],
  [
    'nationality',
    new RegExp(
      String.raw`^${alternatives('doubles')}?${alternatives('nationalities')}(?:en|s|es)?(?:[\s/,(&].{0,25})?$`,
      'u',
    ),
  ],
  [
    'target',
    /^(?:stellen|berufs|job)wunsch$|^(?:wunsch|ziel)(?:position|stelle|tatigkeit|beruf|funktion|job)$|^(?:ge|er)wunschte[rs]? (?:\S+ )?(?:position|stelle|tatigkeit|funktion|aufgabe)$|^(?:angestrebte|gesuchte|beworbene|ausgeschriebene)[rs]? (?:\S+ )?(?:position|stelle|tatigkeit|funktion|aufgabe|beruf)$/u,
  ],
  ['target', new RegExp(alternatives('targetLabels'), 'u')],
  [
    'target',
    /^(?:desired|target|intended|preferred|sought) (?:position|role|job|post|occupation)$|^(?:position|role|job|post) (?:desired|sought|applied for|of interest|wanted)$/u,
  ],
  [
    'industry',
    new RegExp(
      String.raw`^(?:[\p{L}-]+ ){0,3}${alternatives('industryOr')}?${alternatives('industries')}(?: ${alternatives('industriesOf')} .{0,20})?$`,
      'u',
    ),
  ],
  ['title', new RegExp(`^${alternatives('titleVerbs')} (?:als|as)$`, 'u')],
  [
    'other',
    /^(?:country|department|salary|last (?:drawn )?salary|remarks|ctc|cnic|nic|nric|hkid|ssn|pan|aadhaar|emirates id|national id|id|passport)(?: (?:no|number|card|card no))?\.?$/u,
  ],
  [
    'phone',
    /^(?:cell|mobile|mob|phone|tel|contact|whatsapp|telephone)\.?(?: (?:no|nos|number|numbers|phone|#))?\.? ?#?$/u,
  ],
  [
    'organisation',
    /^(?:name (?:and address )?of (?:the )?|current |present |previous |last )*(?:company|employer|organi[sz]ation|firm)(?: name)?(?: and address| & address)?$/u,
  ],
  [
    'task',
    /^(?:reasons? for leaving|reporting to|reports to|team size|notable achievements?|client|environment|technologies used|tools used|skills used|business|about the company|company profile|nature of business)$/u,
  ],
  [
    'task',
    /^(?:(?:key|main|core|major|job|my|principal|primary|and|&|roles?|duties|responsibilit(?:y|ies)|accountabilit(?:y|ies)|deliverables|achievements?|accomplishments?|contributions?|tasks?|projects? handled|job description|job profile)(?: |$))+$/u,
  ],
  [
    'period',
    /^(?:inclusive |employment |service )?(?:dates?|period|durations?|years?|tenure)(?: (?:of (?:employment|service|work|joining)|employed|from|to|worked|inclusive|and|&|from-to|\(from))*$/u,
  ],
];

/** @param key the label in lower case, without accents; `tight` also without spaces. */
export function kindByLabelStems(key: string, tight: string): LabelKind | null {
  if (key.length > 45 || /[\d@]/.test(key)) return null;
  if (ofOthers.test(tight)) return 'otherPerson';
  if (elsewhere.test(tight)) return 'other';
  return stems.find(([, pattern]) => pattern.test(key) || pattern.test(tight))?.[0] ?? null;
}
