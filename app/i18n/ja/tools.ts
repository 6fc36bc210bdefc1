import type { ToolMessages } from '../en/tools.ts';

/** What several tools say, in Japanese; see ../en/tools.ts. */
export const messages: ToolMessages = {
  tools: '計算ツール',
  toolsDescription:
    '設置場所での発電量、屋根に載る枚数、車やバルコニーに必要なものを、見込みの幅と出典を示して計算します。登録は不要です。',
  monthNames: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
  calculate: '計算する',
  result: '計算結果',
  errorNumber: '{minimum}から{maximum}までの数値を入力してください',
  errorWhole: '{minimum}から{maximum}までの整数を入力してください',
  errorChoice: '一覧から選んでください',
  optional: '任意',
  saveCsv: 'CSVで保存する',
  savePdf: 'PDFで保存する',
  sendWithInquiry: 'この内容を添えて相談する',
  sharing: 'このページのアドレスには入力内容が含まれます。保存することも、共有することもできます。',
  calculatedHere:
    '計算はこのサイトだけで行います。入力内容を他のサービスに送ったり、保存したりすることはありません。',
  mailToMyself: '自分宛てにメールで送る',
  mailNote: 'メールはお使いのメールソフトから送信され、当サイトは経由しません。',
};
