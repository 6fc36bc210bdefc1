import type { ToolMessages } from '../en/tools.ts';

/** What several tools say, in Japanese; see ../en/tools.ts. */
export const messages: ToolMessages = {
  tools: '計算ツール',
  toolsDescription:
    'お客様ご自身の疑問に答えます。設置場所でモジュールがどれだけ発電するかを、幅と出典とともに、登録なしで計算できます。',
  calculate: '計算する',
  result: '計算結果',
  errorNumber: '{minimum}から{maximum}までの数字を入力してください',
  errorWhole: '{minimum}から{maximum}までの整数を入力してください',
  errorChoice: '一覧から選んでください',
  optional: '任意',
  saveCsv: 'CSVで保存',
  savePdf: 'PDFで保存',
  sendWithInquiry: 'この内容を添えて相談する',
  sharing: 'このページのアドレスには入力内容が含まれます。保存することも、共有することもできます。',
  calculatedHere:
    '計算はこのサイトだけで行います。入力内容を他のサービスに送ったり、保存したりすることはありません。',
};
