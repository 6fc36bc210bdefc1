import type { DocumentMessages } from '../en/documents.ts';

export const messages: DocumentMessages = {
  guide: '施工ガイド',
  version: '第{value}版',
  page: '{page}/{pages}ページ',
  exampleNote:
    'サンプルデータ：正式な値は、正式版のデータシートに記載します。*印の値は、製品の特性を示すものではありません。',
  standardConditions: '標準試験条件：放射照度1000 W/m²、セル温度25 °C、エアマス1.5。',
  certificates: '認証',
  certificatesNote:
    '当社製品に関する認証マークと規格です。番号と適用範囲は、各認証書に記載されています。',
  curves: '電流－電圧特性、出力－電圧特性',
  currentByLight: '電流－電圧特性（5段階の放射照度）',
  powerByLight: '出力－電圧特性（5段階の放射照度）',
  currentByTemperature: '電流－電圧特性（3段階の温度）',
  irradiance: '放射照度',
  temperaturesNote:
    '計算値であり、測定値ではありません。放射照度1000 W/m²での1ダイオードモデルによります。開放電圧と短絡電流は、製品データの温度係数に従います（Villalva、Gazoli、Ruppertによる。IEEE Transactions on Power Electronics 24, 2009）。',
  curvesNote:
    '計算値であり、測定値ではありません。De Soto、Klein、Beckmanの1ダイオードモデル（Solar Energy 80, 2006）により、製品データの電気的特性から算出しています（セル温度25 °C）。',
  voltage: '電圧',
  current: '電流',
  power: '出力',
  maximumPowerPoint: '最大出力点',
  temperature: '温度特性',
  temperatureNote: '計算値であり、測定値ではありません。製品データの温度係数から求めた直線です。',
  cellTemperature: 'セル温度',
  relativeTo25: '25 °C時の値に対する比',
  dimensions: '寸法',
  dimensionsAlternative: 'モジュールの寸法図：{values}。',
  dimensionsNote: '縮尺図（単位：mm）。',
  schematicNote: 'セルとジャンクションボックスは模式図です。',
  frontView: '正面',
  sideView: '側面',
  junctionBox: 'ジャンクションボックス',
  origin:
    '本書はウェブサイトの内容をもとに作成しています。記載内容は予告なく変更することがあります。最新版は「資料ダウンロード」に掲載しています。',
  drawing: '図{number}',
  notesToFillIn: 'メモ',
  decidingDocument: '資料・関係先',
  decides: 'そこで決まること',
};
