import type { EngineeringText } from './text.ts';

export const ja: EngineeringText = {
  documents: {
    commercial: 'SMFとSMHの資料',
    dragonfly: 'SMH 520の資料',
    smf520: 'SMF 520の資料',
    smf430: 'SMF 430の資料',
    offGrid: 'オフグリッド110・215の資料',
    charger: '充電器の資料',
    balcony: '2種類のキットの資料',
    balcony400: 'バルコニー400の資料',
    balcony800: 'バルコニー800の資料',
  },
  documentsText:
    'データシート、施工ガイド、パラメーターをファイルでご用意しています。登録は不要です。',
  strings: {
    dragonfly: {
      title: 'Dragonflyは1ストリングに何枚までか',
      text: 'フレームがあっても回路は変わりません。上限を決めるのは、寒さとシステム電圧です。枚数と、最も寒い朝の気温を入力してください。',
    },
    smf520: {
      title: 'ストリングを確認する',
      text: 'モジュールの枚数と設置場所の最低気温を入力すると、最も寒い朝のストリング電圧と、つなげる枚数がわかります。',
    },
    smf430: {
      title: 'SMF 430のストリングを確認する',
      text: '開放電圧は{smf-430.openCircuitVoltage}で、SMF 520の{smf-520.openCircuitVoltage}より少し高い値です（いずれもサンプルデータ）。そのため、少し早く上限に届きます。',
    },
  },
  stringsBasis:
    '開放電圧と温度係数はサンプルデータで、NREL SAMのCECリストにある同クラスのガラスモジュールの値です。システム電圧は2019年のマニュアルによります。',
  chargeController: {
    title: 'チャージコントローラーに合うか確認する',
    text: '直列につなぐと電圧は足し合わされ、凍える日に最も高くなります。チャージコントローラーの最大入力電圧を入力し、その範囲に収まるかをお確かめください。',
    basis:
      '電気的な値はすべてサンプルデータです。温度係数は、SMF 520の例を電圧に比例させた値です。',
  },
};
