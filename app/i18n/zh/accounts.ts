import type { AccountMessages } from '../en/accounts.ts';

export const messages: AccountMessages = {
  forgotten: '忘记密码？',
  askAdministrator: '忘记密码？请联系管理员为您设置新密码。',
  changed: '密码已更改，请使用新密码登录。',
  forgotText: '请输入您账号的电子邮箱。我们会发送一个链接，您可以通过它设置新密码。',
  forgotSubmit: '发送链接',
  forgotInvalid: '请输入您的电子邮箱，例如 name@example.com。',
  forgotSent:
    '如果该邮箱有对应的账号，含有链接的邮件已在发送途中。链接一小时内有效，仅可使用一次。',
  backToLogin: '返回登录',
  resetText: '至少 {shortest} 个字符。几个只有您才会放在一起的词，既好记又难猜。',
  resetPassword: '新密码',
  resetSubmit: '保存密码',
  resetExpired: '此链接已失效。每个链接一小时内有效，仅可使用一次。',
  resetAgain: '重新获取链接',
  passwordTooShort: '请设置至少 {shortest} 个字符的密码。',
  passwordTooLong: '请设置最多 {longest} 个字符的密码。',
  passwordCommon: '很多人都在使用这个密码，很容易被猜到。请换一个。',
  passwordPersonal: '这个密码几乎只由您的姓名、邮箱或公司名称组成。请换一个。',
  currentPassword: '当前密码',
  currentPasswordHelp: '更改自己的密码或邮箱时需要填写。',
  currentPasswordMissing: '更改密码或邮箱时，请输入您的当前密码。',
  currentPasswordWrong: '当前密码不正确。',
  tooManyAttempts: '尝试次数过多，请等待几分钟后再试。',
  signInBusy: '当前登录人数过多，请稍后再试。',
  lastAdministrator: '必须保留至少一名管理员。请先将其他人设为管理员。',
};
