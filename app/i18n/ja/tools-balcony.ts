import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in Japanese; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: 'バルコニーに付けるキット',
  description: '手すりにキットが付くか、ガラスと比べた重さ、垂直に付けたときの発電量がわかります。',
  kit: 'キット',
  railing: '手すりの長さ（m）',
  railingHint: 'モジュールを掛けられる直線部分',
  floor: '階',
  floorHint: '0は地上階です。',
  fits: '{kit}には手すり{needed}が必要です。取り付けられます。',
  fitsNot: '{kit}には手すり{needed}が必要で、{railing}を超えます。横に並べては取り付けられません。',
  higher:
    '高い階ほど風が強くなります。手すりがどれだけ支えられるかは所有者にご確認ください。このツールでは確認しません。',
  rules: '規則の内容（日付と出典つき）：',
  rulesLink: 'バルコニーキットの計画',
  weight: 'キットのモジュールの重さ',
  glassWeight: '同じ面積のガラス（取付部材を含む）',
  glassBasis: '11～14 kg/m²（販売会社の公表値、heliup-solar.com）。サンプルデータ',
};
