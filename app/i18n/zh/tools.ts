import type { ToolMessages } from '../en/tools.ts';

/** What several tools say, in Chinese; see ../en/tools.ts. */
export const messages: ToolMessages = {
  tools: '计算工具',
  toolsDescription:
    '组件在您所在地能发多少电，屋顶能装多少块，房车或阳台需要什么：计算公开，给出范围和来源，无需注册。',
  monthNames: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
  calculate: '计算',
  result: '结果',
  errorNumber: '请输入{minimum}至{maximum}之间的数字',
  errorWhole: '请输入{minimum}至{maximum}之间的整数',
  errorChoice: '请从列表中选择一项',
  optional: '选填',
  saveCsv: '保存为CSV',
  savePdf: '保存为PDF',
  sendWithInquiry: '随咨询一起发送',
  sharing: '本页网址中含有您输入的内容，可以保存，也可以转发。',
  calculatedHere: '计算由本网站自行完成：您输入的内容不会发给其他服务，也不会保存。',
  mailToMyself: '用邮件发给自己',
  mailNote: '邮件由您自己的邮件程序发送，不经过本网站。',
};
