import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in Japanese; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: 'バルコニーキットの試算',
  description:
    '手すりの長さが足りるか、ガラスモジュールと比べた重さ、垂直に付けたときの発電量がわかります。',
  kit: 'キット',
  railing: '手すりの長さ（m）',
  railingHint: 'モジュールを掛けられる、途中に何もない直線部分',
  floor: '設置する階',
  floorHint: '1階は0と入力してください。',
  fits: '{kit}には手すりが{needed}必要です。長さは足ります。',
  fitsNot: '{kit}には手すりが{needed}必要で、{railing}を超えます。長さが足りません。',
  drawing: '手すりの縮尺図',
  drawingDescription:
    '手すりを正面から見た図。長さは{railing}で、モジュールは左端から並べて掛けています。',
  overhang: '黄色：手すりの端から{overhang}はみ出す部分。',
  higher:
    '高い階ほど風が強くなります。手すりがどれだけ支えられるかは所有者にご確認ください。このツールでは確認しません。',
  rules: '規則の内容（日付・出典つき）：',
  rulesLink: 'バルコニーキットの計画',
  weight: 'キットのモジュールの重さ',
  glassWeight: '同じ面積のガラスモジュール（取付部材を除く）',
  glassBasis:
    '約{glassModule}による換算値。{smf-520.weightPerArea}はその{lighterThanGlass}にあたる',
};
