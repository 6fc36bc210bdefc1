import type { CaseMailMessages } from '../en/tools-mail.ts';

/** The form by which a calculation is mailed, in Chinese; see ../en/tools-mail.ts. */
export const messages: CaseMailMessages = {
  mailSummary: '用邮件发给自己',
  mailAddress: '您的电子邮箱',
  mailHint: '我们只发送一封邮件，内含计算结果和本页地址。邮件和您的邮箱均不保留。',
  mailSend: '发送邮件',
  mailSent: '包含计算结果的邮件正在发送。',
  mailRequired: '请输入您的电子邮箱',
  mailInvalid: '请输入完整的电子邮箱，例如：name@example.com',
  mailTooMany: '已向该邮箱发送过多次计算结果，请一小时后再试。',
  mailNoCase: '无法发送这项计算，请检查填写的内容。',
  mailBusy: '您的网络在短时间内请求发送的邮件过多，请过几分钟再试。',
  mailFailed: '暂时未能发送邮件，请稍后再试。',
};
