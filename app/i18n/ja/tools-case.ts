import type { CaseMessages } from '../en/tools-case.ts';

/** What a form says of a case that comes from a tool, in Japanese; see ../en/tools-case.ts. */
export const messages: CaseMessages = {
  send: 'この計算結果を添えて送る',
  change: '入力内容を変更する',
  inFull: '入力内容と結果をすべて表示',
};
