import type { CaseMessages } from '../en/tools-case.ts';

/** What a form says of a case that comes from a tool, in Chinese; see ../en/tools-case.ts. */
export const messages: CaseMessages = {
  send: '随咨询一并发送此计算结果',
  change: '修改输入内容',
  inFull: '全部输入内容和结果',
};
