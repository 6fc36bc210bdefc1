import { nameCountries } from '../i18n/countries.ts';
import type { Language } from '../i18n/languages.ts';

/** ISO 3166-1 alpha-2 codes in use. Names come from the browser, in the visitor's language. */
export const countryCodes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Municipalities, provincial capitals and the largest other cities. */
const chineseCities =
  '北京 上海 天津 重庆 广州 深圳 香港 澳门 杭州 南京 苏州 无锡 常州 南通 徐州 扬州 宁波 温州 嘉兴 绍兴 合肥 芜湖 福州 厦门 泉州 南昌 济南 青岛 烟台 潍坊 郑州 洛阳 武汉 宜昌 襄阳 长沙 株洲 佛山 东莞 珠海 中山 惠州 南宁 柳州 桂林 海口 三亚 成都 绵阳 贵阳 昆明 拉萨 西安 咸阳 兰州 西宁 银川 乌鲁木齐 呼和浩特 包头 太原 大同 石家庄 唐山 保定 沈阳 大连 长春 吉林 哈尔滨 大庆 台北'.split(
    ' ',
  );

/** From north to south, by their official numbers (JIS X 0401). */
const prefectures =
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'.split(
    ' ',
  );

/** What a field suggests. Any other text can be typed. */
export const suggestions = {
  places: listPlaces,
  prefectures: () => prefectures,
} satisfies Record<string, (language: Language) => string[]>;

/** @returns suggestions in the visitor's language, the likeliest first. */
export function listPlaces(language: Language): string[] {
  return language === 'zh' ? chineseCities : listCountries(language).map(({ name }) => name);
}

/** By their codes, in the order of the language, after the likeliest. */
export const listCountries = (language: Language) => nameCountries(countryCodes, language);
