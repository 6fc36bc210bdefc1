import type { StaffToolMessages } from '../en/staff-tools.ts';

export const messages: StaffToolMessages = {
  toolValues: '計算ツールの設定値',
  toolPreviews: '計算ツールで見る下書き',
  gridFactors: '系統電力のCO₂（国別）',
  gridFactorsHelp:
    '訪問者が入力しない場合に使います。記載のない国には、Emberの2024年平均値（分かる場合）を使います。',
  gridFactor: '1 kWhあたりのCO₂（g）',
  countryCode: '国（2文字）',
  countryCodeInvalid: 'DEのように、国を表す2文字の大文字を入力してください。',
  countryTwice: '同じ国は一度しか登録できません。',
  electricityPrices: '電気料金（国別）',
  electricityPricesHelp: '訪問者が入力しない場合に使います。料金がなければ、金額は表示されません。',
  electricityPrice: '1 kWhの料金',
  currency: '通貨（3文字）',
  currencyInvalid: 'EURのように、通貨を表す3文字の大文字を入力してください。',
  inverters: '屋根チェック用のパワーコンディショナー',
  invertersHelp: '訪問者はこの中から一台の制限値を取り込み、変更できます。',
  inverterMaximum: '最大電圧（V）',
  mpptMinimum: 'MPPTの下限（V）',
  mpptMaximum: 'MPPTの上限（V）',
  mpptInvalid: '下限より高く、2000 V以下の電圧を入力してください。',
};
