import type { LabelKind } from './label-kind.ts';
import { alternatives } from './lexicon.ts';

/** False friends. */
const elsewhere =
  /^(?:户籍|户口|籍贯|籍貫|原籍|祖籍|出生地|身份证|期望行业|期望城市|期望工作(?:地|城市)|意向城市|希望地區|工作地|单位地址|公司地址|學校地址)/u;
/** Labels about other people. */
const ofOthers = /^(?:紧急|緊急|家长|家長|配偶|父亲|母亲|推荐人|證明人|证明人|介绍人)/u;

const now =
  '(?:现在|現在|现|現|目前|当前|當前|常住|常用|家庭|联系|聯絡|聯繫|通讯|通訊|通信|邮寄|郵寄|个人|個人|本人|详细|詳細|收件|办公|辦公)';
const wanted =
  '(?:期望|希望|应聘|應聘|应征|應徵|求职|求職|申请|申請|意向|目标|目標|拟任|拟聘|竞聘|欲应聘|理想|寻求)';

/**
 * What labels consist of, for wordings that are in no list: each pattern matches the whole label.
 * Chinese labels are compared without spaces.
 */
const stems: [LabelKind, RegExp][] = [
  ['name', /^(?:中文|本人|真实|求职者|申请人|應徵者|应聘者|应聘人|报名人)(?:姓名|名字)?$/u],
  ['birth', /^(?:出生|生日)(?:日期|年月日?|时间|時間)?$/u],
  ['birth', /^geburts(?:datum|tag)(?:[\s,/&+-].{0,18})?$/u],
  [
    'birth',
    new RegExp(
      String.raw`^(?:${alternatives('birthWords')})\b.{0,12}\b(?:${alternatives('ofBirth')})(?: .{0,15})?$`,
      'u',
    ),
  ],
  [
    'address',
    new RegExp(`^${now}*(?:居住|居|住)?(?:地址|住址|住所|居住地|所在地|住处|住處|居所)$`, 'u'),
  ],
  [
    'address',
    /^(?:现|現|目前|当前|現在|现在|常)(?:居住?|住|所在)(?:地|于|於|城市|址|地区)?$|^居住$/u,
  ],
  [
    'address',
    /^(?:aktuelle|derzeitige|private|ständige|standige|meine|aktueller|derzeitiger) ?(?:wohn|post|melde)?-?(?:adresse|anschrift|wohnsitz|wohnort)$/u,
  ],
  [
    'address',
    new RegExp(
      String.raw`^(?:${alternatives('postalCodes')})(?:[\s,/&]+(?:${alternatives('and')})?\s*(?:${alternatives('towns')}))?$`,
      'u',
    ),
  ],
  [
    'address',
    /^(?:(?:现在|現在|现|現|目前|当前|當前|常住|居住|生活)(?:居住?|住|所在)?(?:城市|地区|地區|地点|地點)|(?:家住|住|居住|常驻|常駐)(?:在|于|於)?|坐标)$/u,
  ],
  ['address', /^stra(?:ss|ß)e[\s,/&-]*(?:und |u\. )?(?:haus)?-?n(?:umme)?r\.?$/u],
  ['other', new RegExp(`^(?:${alternatives('countryKeys')})$`, 'u')],
  ['birth', /^geb(?:oren|\.)?(?:[ /,&-]*(?:am|in))+\.?$/u],
  ['email', /^.{0,6}(?:邮箱|郵箱|信箱|邮件|郵件|电邮|電郵)(?:地址|号|號)?$/u],
  [
    'email',
    new RegExp(
      `^(?:${alternatives('mailsBefore')})?e-?mail(?:[ -]?(?:adresse|address|adres))?(?: (?:${alternatives('mailsAfter')}))?$`,
      'u',
    ),
  ],
  [
    'phone',
    /^(?:联系|聯絡|聯繫|移动|行動|本人|个人|手提|住宅|家庭|常用|办公)*(?:电话|電話|手机|手機)(?:号码?|號碼?)?$/u,
  ],
  [
    'phone',
    new RegExp(
      String.raw`^(?:${alternatives('phones')})\.?[ -/]{1,3}(?:${alternatives('phonesAfter')})\.?$`,
      'u',
    ),
  ],
  ['nationality', /^(?:现|目前|所属)?(?:国籍|國籍)(?:地区|地區)?$/u],
  [
    'nationality',
    new RegExp(
      String.raw`^(?:${alternatives('doubles')})?(?:${alternatives('nationalities')})(?:en|s|es)?(?:[\s/,(&].{0,25})?$`,
      'u',
    ),
  ],
  [
    'target',
    new RegExp(
      `^(?:本人|我的)?${wanted}(?:的|从事)*(?:职位|職位|职务|職務|岗位|崗位|工作|職稱|职称|職缺|职业|職業|工种|类别|類別|职类|職類|项目|項目|意向|方向)(?:名称|名稱)?$`,
      'u',
    ),
  ],
  [
    'target',
    new RegExp(
      `^${wanted}(?:部门|部門|单位|單位)?(?:及|和|与|與|、)?(?:职位|職位|职务|職務|岗位|崗位)$`,
      'u',
    ),
  ],
  ['target', /^(?:职位|岗位|职业|工作|職業|職務)(?:意向|目标|目標|方向)$/u],
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
    /^(?:所属|所屬|所在|从事|從事|公司|目前|现|曾|任职|企业|单位|過往|过往|工作)*(?:行业|行業|产业|產業)(?:类别|類別|类型|領域|领域|性质)?$/u,
  ],
  [
    'industry',
    new RegExp(
      String.raw`^(?:[\p{L}-]+ ){0,3}(?:${alternatives('industryOr')})?(?:${alternatives('industries')})(?: (?:${alternatives('industriesOf')}) .{0,20})?$`,
      'u',
    ),
  ],
  ['title', new RegExp(`^(?:${alternatives('titleVerbs')}) (?:als|as)$`, 'u')],
  [
    'title',
    /^(?:所)?(?:任|担任|擔任|现任|現任|曾任|从事|工作)?(?:职位|職位|职务|職務|岗位|崗位|職稱|工种)(?:名称|名稱)?$/u,
  ],
  [
    'organisation',
    /^(?:所在|任职|任職|服务|服務|工作|用人|就职|就職)?(?:公司|单位|單位|企业|企業|机构|機構|雇主)(?:名称|名稱|全称)?$/u,
  ],
  [
    'period',
    /^(?:任职|任職|在职|在職|工作|起止|就职|就職|服务|服務|雇佣)(?:时间|時間|期间|期間|年月|日期)$/u,
  ],
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
    /^(?:年份|年度|时间段|時間段|起讫时间|起訖時間|起讫年月|起訖年月|服務期間|服务期间|在籍年月|勤務年月)$/u,
  ],
  [
    'other',
    /^(?:月薪|薪金|薪資|薪水|年薪|月收入|工资|工資|薪酬|待遇|(?:目前|期望|要求|現時)(?:月薪|年薪|薪金|薪資|薪酬|待遇))$/u,
  ],
  ['task', /^(?:離職|离职|退職|転職)(?:原因|理由)$/u],
  [
    'period',
    /^(?:inclusive |employment |service )?(?:dates?|period|durations?|years?|tenure)(?: (?:of (?:employment|service|work|joining)|employed|from|to|worked|inclusive|and|&|from-to|\(from))*$/u,
  ],
  [
    'task',
    /^(?:主要|工作|岗位|崗位|主な)(?:工作|职责|職責|内容|內容|描述|业绩|業績|成果|任务|任務)(?:描述|内容|內容)?$/u,
  ],
];

/** @param key the label in lower case, without accents; `tight` also without spaces. */
export function kindByLabelStems(key: string, tight: string): LabelKind | null {
  if (key.length > 45 || /[\d@]/.test(key)) return null;
  if (ofOthers.test(tight)) return 'otherPerson';
  if (elsewhere.test(tight)) return 'other';
  return stems.find(([, pattern]) => pattern.test(key) || pattern.test(tight))?.[0] ?? null;
}
