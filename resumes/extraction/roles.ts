import { allWords } from './lexicon.ts';
import { fold, hasCjk, wordPattern } from './text.ts';
import { namesTrade } from './trades.ts';

/** Words that make a text a job title: whole words. */
const titleTerms = wordPattern(allWords(({ titles }) => titles));

/** Endings and stems of German, Japanese and Chinese titles. */
const titleStems =
  /(?:ingenieur|entwickler|leiter|mitarbeiter|berater|assistent|sachbearbeiter|techniker|kaufmann|kauffrau|praktikant|elektroniker|mechaniker|mechatroniker|monteur|manager|controller|betreuer|verkäufer|buchhalter|lehrer|pfleger|planer|einkäufer|meister|koordinator|spezialist|analyst|architekt|designer|helfer|fahrer|führer|arbeiter|schlosser|zeichner|prüfer|tester|programmierer|administrator|installateur|laborant|forscher|redakteur|trainer|beauftragte[rn]?|vertreter|sekretär|referent|disponent|dozent|konstrukteur|logistiker|lagerist|gestalter|informatiker|elektriker|gehilfe|verwalter|wissenschaftler|physiker|chemiker|biologe|leitung|praktikum|volontariat|assistenz|kraft|fräser|dreher|schweißer|händler|leger|wirt|pädagoge?|therapeut|ökonom|statiker|vermesser|optiker|hebamme|schwester|verantwortliche[rn]?|angestellte[rn]?|expert|werker|gärtner|koch|köch|apotheker|arzt|ärzt|anwalt|anwält|jurist|inspektor|einrichter|bediener|kommissionierer|zusteller|reiniger|hilfe|innendienst|außendienst|vorarbeiter|erzieher|bäcker|metzger|maurer|dachdecker|klempner|lackierer|glaser|binder|brauer|winzer|matrose|kapitän|pilot|moderator|texter|lektor|übersetzer|dolmetscher|kurator|archivar|bibliothekar|assessor|rendant|auditor|revisor|makler|gutachter|prokurist|koordination|bereichsleitung|ausbilder|schulleitung|vorsitzende[rn]?)(?:in|innen|s|e|er|en|\*in|:in|\/in|\/-in|_in|\(in\))?(?![\p{L}])|(?:engineer|developer|manager|inżynier)(?![\p{L}])/iu;
const cjkTitles =
  /干部|幹部|干事|幹事|船员|船員|水手|大副|二副|主播|美工|老师|老師|安全员|译者|譯者|记者|撰稿人|经纪人|經紀人|负责人|厂长|站长|站長|队长|隊長|园长|園長|院长|院長|校长|校長|行长|行長|科员|科員|办事员|辦事員|护士|護士|医生|醫生|药师|藥師|组长|組長|班长|店长|店長|店员|店員|收银员|收銀員|导购|导游|专员|專員|司机|厨师|廚師|焊工|钳工|电工|车工|技工|操作工|文员|出纳|律师|律師|总裁|合伙人|创始人|學徒|学徒|督导|领班|質檢員|质检员|库管员|仓管员|仓库管理员|跟单员|业务员|業務員|客服|技术员|施工员|エンジニア|マネージャー?|マネジャー|課長|部長|係長|主任|次長|室長|所長|店長|工場長|社長|取締役|役員|班長|本部長|担当|営業|開発者?|設計|研究員|技術者|技師|プログラマー?|ディレクター|リーダー|コンサルタント|アシスタント|インターン|事務|経理|人事|総務|広報|企画|スタッフ|アルバイト|パート|講師|教諭|教員|助教|教授|助手|看護師|薬剤師|医師|デザイナー|アナリスト|アーキテクト|スペシャリスト|オペレーター|セールス|プランナー|バイヤー|販売|職員|研究職|技術職|総合職|一般職|事務職|営業職|管理職|作業員|検査員|施工管理|品質管理|生産管理|生産技術|秘書|受付|店員|通訳|翻訳|編集|記者|契約社員|派遣社員|顧問|代表|実習生|研修生|工程师|工程師|经理|經理|主管|总监|總監|专员|專員|助理|实习生?|實習生?|设计师|設計師|分析师|分析師|顾问|顧問|开发|開發|架构师|架構師|主任|总裁|總裁|副总|代表|会计|會計|教师|教師|讲师|講師|研究员|研究員|技术员|技術員|销售|採購|采购|程序员|程式設計師|组长|組長|负责人|負責人|店长|店長|文员|秘书|秘書|科长|科長|处长|處長|部长|厂长|廠長|主任|班长|调度|質檢|质检员?|质量|运营|營運|产品经理|产品运营|客服|编辑|編輯|翻译|翻譯|出纳|审计|審計|律师|律師|护士|護理師|护理|医生|醫師|药剂师|司机|仓管|仓库|理货|技工|电工|焊工|操作工|操作员|作業員|學徒|学徒|兼职|工讀生|博士后|博士後|助教|教授|培训生|管培生|儲備幹部|合伙人|创始人|董事|策划|企劃|專案|項目|主编|导师|督导|领班|領班|组员|課員|課長|專家|专家|业务员|業務|员工|職員|スーパーバイザー|ライター|カウンセラー|トレーナー|ジェネラリスト|PM$|SE$|PG$/u;

/** Legal forms: a text with one of them names an organisation. */
const usualLegalForms =
  /(?<![\p{L}])(?:GmbH(?:\s*&\s*Co\.?\s*KG(?:aA)?)?|gGmbH|mbH|AG|KGaA|KG|OHG|GbR|e\.?\s?K\.?|e\.\s?V\.|eG|SE(?:\s*&\s*Co\.)?|UG|S\.?A\.?R\.?L\.?|SAS|S\.A\.S\.?|SASU|EURL|SNC|SCOP|S\.?A\.?U\.?|S\.L\.[UP]?\.?|SL|SLU|SLP|S\.A\.|SA|S\.\s?Coop\.?|S\.\s?C\.\s?L\.?|S\.A\.T\.|C\.B\.|S\.\s?A\.\s?B?\.?\s?de\s?C\.\s?V\.?|S\.\s?de\s?R\.\s?L\.(?:\s?de\s?C\.\s?V\.)?|S\.?R\.?L\.?|SPRL|ASBL|SCA|SCIC|GIE|EIRL|Ltda\.?|Lda\.?|PartGmbB|OG|mbB|eGbR|KdöR|P\.?P\.?H\.?U\.?|P\.?H\.?U\.?|F\.?H\.?U\.?|P\.S\.A\.|P\.P\.|sp\.\s?zo\.?o\.?|spółka z o\.\s?o\.|spółka akcyjna|Ltd\.?|Limited|LLC|LLP|L\.P\.|PLC|plc|Inc\.?|Incorporated|Corp\.?|Corporation|Co\.|Company|Pty|Sp\.\s*z\s*o\.\s*o\.|sp\.\s*z\s*o\.\s*o\.|Sp\.\s*[jkp]\.|sp\.\s*[jkp]\.|S\.K\.A\.|B\.V\.|BV|N\.V\.|NV|AB|A\/S|ApS|Oy|S\.p\.A\.|S\.r\.l\.|s\.r\.o\.|a\.s\.|CIC|C\.I\.C\.|S\.C\.|s\.c\.|K\.K\.|GmbH|Ges\.m\.b\.H\.)(?![\p{L}])|株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|財団法人|社団法人|独立行政法人|国立研究開発法人|学校法人|医療法人|社会福祉法人|NPO法人|\(株\)|（株）|㈱|\(有\)|（有）|㈲|有限公司|有限责任公司|股份公司|股份有限|集团|集團|公司/u;

const foreignLegalForms =
  /(?<![\p{L}])(?:W\.?L\.?L\.?|L\.L\.C\.?|FZ-?LLC|FZE|FZCO|Pvt\.?|Pte\.?|Sdn\.?\s?Bhd\.?|Bhd\.?|Tbk\.?|P?JSC|OJSC|LTDA\.?|d\.\s?o\.\s?o\.|Kft\.?|Zrt\.?|Oyj|ASA|A\.Ş\.|LTD\.?|INC\.?|CORP\.?|LIMITED|CORPORATION|COMPANY|Cía\.?)(?![\p{L}])/u;
const legalForms = new RegExp(`${usualLegalForms.source}|${foreignLegalForms.source}`, 'u');

const organisationTerms = wordPattern(allWords(({ organisations }) => organisations));
const cjkOrganisations =
  /製作所|工業|電機|電気|銀行|大学|研究所|商事|産業|事務所|会社|病院|工場|商店|ホールディングス|グループ|省|市役所|区役所|県庁|学校|高校|学院|研究院|银行|銀行|工厂|工廠|事务所|事務所|厂|局$|医院|醫院|科技|电子|電子|实业|實業|能源|大学|大學|研究中心|中心$|设计院|出版社|报社|电视台|学校|小学|中学|机构|商行|酒店|餐厅|超市|商场|证券|保险|基金|传媒|物流$|製造所|製薬|化学$|建設$|精機|システムズ?$|テクノロジー|ソリューションズ|エナジー|エネルギー|ソーラー|電力|塾$|協会|組合|財団|機構|カフェ|書店|薬局|百貨店|工務店|クリニック|スタジオ|ラボ|設計院|工作室|株式|重工|光电|光伏|電工$|製作$|院$|社$|堂$|屋$/u;

/** Endings of German company and institution names. */
const germanOrganisations =
  /\p{L}(?:zentrum|haus|werke?|heim|verein|verlag|bank|kasse|amt|station|markt|bau|technik|systeme|erei|versicherung(?:en)?|apotheke|praxis|kanzlei|büro|agentur|gesellschaft|genossenschaft|institut|akademie|stiftung|verband|energie|logistik|handel|industrie|hütte|mühle|zeitung|kurier|werft|gasthof|stätte|schule|gruppe)(?!\p{L})/iu;
/** Endings of shops and workshops: `boulangerie`, `panadería`, `kwiaciarnia`. */
const worksOfRomance = /\p{L}{3}(?:erie|ería|arnia|ownia|iernia)(?!\p{L})/iu;
/** Endings of occupations, in the first word: `fleuriste`, `panadero`, `ogrodniczka`. */
const trades =
  /^\p{L}{3,}(?:iste|euse|trice|ienne|ero|era|dora?|ista|istin|istka|niczka|ysta|ystka|arz|arka|owiec|erka|torka)(?!\p{L})/iu;
/** Chinese company names begin with the town or province, and end in the line of business. */
const chineseFirms =
  /^(?:北京|上海|天津|重庆|深圳|广州|杭州|南京|苏州|成都|武汉|西安|青岛|大连|厦门|宁波|无锡|长沙|郑州|济南|合肥|福州|昆明|沈阳|哈尔滨|长春|石家庄|南昌|贵阳|南宁|太原|常州|东莞|佛山|珠海|温州|嘉兴|南通|徐州|烟台|泉州|中山|惠州|扬州|绍兴|台州|潍坊|洛阳|兰州|浙江|江苏|广东|山东|福建|湖北|湖南|四川|河南|河北|安徽|江西|陕西|云南|辽宁|吉林|黑龙江|广西|海南|贵州|山西|台灣|台北|臺北|高雄|香港|澳门)\p{Script=Han}{3,}$|^\p{Script=Han}{2,}(?:自动化|自動化|网络|網路|软件|軟體|信息|資訊|文化|教育|餐饮|餐飲|贸易|貿易|商贸|商貿|服饰|服飾|食品|药业|藥業|[鞋实實置乳酒纸紙制製农漁渔牧]业|工程|装修|裝修|装饰|設計|设计|电子|電子|机电|機電|保险|物流|光伏|电力|燃气|水务|环保|旅游|旅行社|酒店|宾馆|賓館|诊所|門診|口腔|药房|幼儿园|實業|企業|地产|地產|汽车|汽車|电气|電氣|机械|機械|化工|医药|醫藥|咨询|生技|航运|航運|建材|家居|商行|貿易行|企業社)$/u;

/** What replaces the employer if there is none. */
const ownBusiness =
  /(?<!\p{L})(?:freelancer?|freiberuflich|selbst?ständig(?:keit)?|eigene firma|indépendante?|à mon compte|autónom[oa]|(?:por |trabajo por )?cuenta propia|trabajador[a]? autónom[oa]|self-employed|(?:własna |jednoosobowa )?działalność(?: gospodarcza)?|samozatrudnienie|フリーランス|自由职业)(?!\p{L})/iu;

/** How much a text looks like a job title; 0 is not at all. */
export function titleScore(text: string): number {
  const folded = fold(text);
  let score = 0;
  if (titleTerms.test(folded) || titleStems.test(folded) || namesTrade(folded)) score += 3;
  if (hasCjk(folded) && cjkTitles.test(folded)) score += cjkEndsAsTitle(folded) ? 3.5 : 2;
  // `调试员`, `培訓師`: endings of occupations.
  else if (/^\p{Script=Han}{1,7}[员員师師]$/u.test(folded)) score += 2;
  if (/^\p{Script=Han}{0,3}[电電焊銲钳鉗车車木瓦油漆杂雜洁潔修装裝搬管水普][工]$/u.test(folded))
    score += 4;
  if (trades.test(folded)) score += 1;
  if (/\((?:m|w|f|h)\s*\/\s*\w(?:\s*\/\s*\w)?\)|\/-?in\b|\*in\b|:in\b/i.test(folded)) score += 2;
  if (
    /(?<![\p{L}])(?:junior|senior|sr\.|jr\.|deputy|stellv\.|vice|adjunct)(?![\p{L}])/iu.test(folded)
  )
    score += 1.5;
  if (
    /^(?:abteilung|department|bereich|dział|service|dept\.?|division|部門|部署)(?![\p{L}])/iu.test(
      folded,
    )
  )
    score -= 2;
  if (isDepartment(folded) || /(?:室|グループ|チーム|支店|支社|営業所|センター)$/u.test(folded))
    score -= 3;
  return score;
}

/** A department of an organisation rather than an organisation. */
export const isDepartment = (text: string) =>
  /^\p{Script=Han}{1,10}(?:部|課|课|係|科|處|处|部门|部門|事业部|事業部|车间|支店|営業所|支社|出張所)$|^(?:abteilung|department|dept\.?|dział|service|bereich|departamento)(?!\p{L})/iu.test(
    text,
  );

/** `Plant 2`, `South`: a site or a region of a firm. */
const ofOneFirm =
  /(?:^|,\s+)(?:(?:werk|plant|site|usine|planta|zakład|standort|filiale|halle|linie|line|linea|línea|ligne|region|región|région|area|branch|store|unit)\s(?:\d{1,2}|[A-Z]|[IVX]{1,3})|(?:region |région |región |gebiet |zone |zona )?(?:north|south|east|west|north[- ]?east|north[- ]?west|south[- ]?east|south[- ]?west|nord|süd|ost|nordost|nordwest|südost|südwest|sud|est|ouest|nord-est|nord-ouest|sud-est|sud-ouest|norte|sur|este|oeste|północ|południe|wschód|zachód))$/iu;

/** `Vice President, Operations`: a function within a firm, not the name of one. */
export const isFunction = (text: string): boolean =>
  ofOneFirm.exec(fold(text).trim())?.index === 0 ||
  /^(?:operations|sales|marketing|finance|hr|human resources|engineering|production|quality(?: assurance| control)?|r&d|procurement|purchasing|legal|strategy|communications|customer (?:service|support|success)|supply chain|manufacturing|maintenance|administration|accounting|business development)$/iu.test(
    fold(text).trim(),
  );

const cjkEndsAsTitle = (text: string) =>
  new RegExp(
    `(?:${cjkTitles.source})(?:代理|補佐|見習い|心得|候補|助理)?[\\s)）\\]】/・]*$`,
    'u',
  ).test(text);

/** How much a text looks like the name of an organisation; 0 is not at all. */
export function organisationScore(text: string): number {
  const folded = fold(text).trim().replace(ofOneFirm, '');
  let score = 0;
  if (legalForms.test(text) || legalForms.test(folded)) score += 5;
  if (organisationTerms.test(folded)) score += 2;
  if (hasCjk(folded) && cjkOrganisations.test(folded)) score += 2.5;
  if (ownBusiness.test(folded)) score += ownBusiness.exec(folded)?.[0] === folded.trim() ? 2 : 0.5;
  if (/^(?:the|die|les|los)\s+\p{Lu}/u.test(folded)) score += 0.5;
  if (/^(?:fa\.|firma|ets\.?|sté\.?|f-ma)\s+\p{Lu}/iu.test(folded)) score += 4;
  if (/\s&\s\p{Lu}/u.test(folded)) score += 1;
  if (/^\p{Lu}{2,6}$/u.test(folded)) score += 0.8;
  if (germanOrganisations.test(folded)) score += 1;
  if (worksOfRomance.test(folded)) score += 1.2;
  if (chineseFirms.test(folded)) score += 1.5;
  if (isDepartment(folded)) score -= 2;
  return score;
}

/** Ends in a legal form, whose full stop does not end a sentence: `Kartonagen Weiss Ges.m.b.H.` */
export const endsInLegalForm = (text: string): boolean =>
  new RegExp(`(?:${legalForms.source})[.\\s]*$`, 'u').test(fold(text).trim());

/** Begins with a legal form, so that the company's name precedes it: `S.A. (Haro)`. */
export const beginsWithLegalForm = (text: string): boolean =>
  new RegExp(`^(?:${legalForms.source})(?![\\p{L}.])`, 'u').test(fold(text).trim());

/** Consists of a legal form alone, which belongs to the preceding text: `Inc.`, `S.A.`. */
export const isLegalForm = (text: string): boolean =>
  new RegExp(`^(?:${legalForms.source})[.,\\s]*$`, 'u').test(fold(text).trim());
