import type { DocumentMessages } from '../en/documents.ts';

export const messages: DocumentMessages = {
  guide: '施工ガイド',
  version: '第{value}版',
  page: '{page}/{pages}ページ',
  exampleNote:
    'サンプルデータ：正式な値は、公開するデータシートに記載します。ここに示す値は、製品の特性を示すものではありません。',
  standardConditions: '標準試験条件：日射強度1000 W/m²、セル温度25 °C、エアマス1.5。',
  certificates: '認証',
  certificatesNote: '本製品の認証マークと規格です。番号と適用範囲は各認証書に記載されています。',
  curves: '電圧に対する電流と出力',
  curvesAlternative:
    '{irradiances}、セル温度25 °Cにおける電流－電圧曲線と出力－電圧曲線。最大出力は{voltage}で{power}。',
  curvesNote:
    '計算値であり、測定値ではありません。De Soto、Klein、Beckmanの1ダイオードモデル（Solar Energy 80, 2006）により、本データシートの電気的特性から算出しています（セル温度25 °C）。',
  voltage: '電圧',
  current: '電流',
  power: '出力',
  temperature: '温度特性',
  temperatureAlternative: 'セル温度{from}～{to}での変化（25 °C比）：{values}。',
  temperatureNote: '計算値であり、測定値ではありません。本データシートの温度係数による直線です。',
  cellTemperature: 'セル温度',
  relativeTo25: '25 °Cに対する比',
  dimensions: '寸法',
  dimensionsAlternative: 'モジュールの寸法図：{values}。',
  dimensionsNote: '縮尺どおりに作図しています。寸法の単位はmmです。',
  schematicNote: 'セルとジャンクションボックスは模式的に示しています。',
  frontView: '正面',
  sideView: '側面',
  junctionBox: 'ジャンクションボックス',
  origin:
    'ウェブサイトの内容から作成しています。内容は変更されることがあります。ダウンロードで提供している版が最新です。',
};
