import type { MailMessages } from '../en/mails.ts';

export const messages: MailMessages = {
  inquiryReceived: {
    subject: '我们已收到您的咨询（{reference}）',
    body: `{name}，您好：

感谢您的来信。您的咨询已保存，受理编号为{reference}。
每一条咨询都由我们的同事阅读，我们会尽快回复。

如需补充，请直接回复本邮件，并在主题中保留受理编号。

eArc`,
  },
  applicationReceived: {
    subject: '我们已收到您的应聘资料（{reference}）',
    body: `{name}，您好：

感谢您应聘eArc。您的应聘资料和简历已保存，受理编号为{reference}。
只有负责招聘的同事可以查看，他们会与您联系。

如需补充材料或撤回应聘，请直接回复本邮件，并在主题中保留受理编号。

eArc`,
  },
  savedApplication: {
    subject: '您保存的应聘资料',
    body: `您好：

通过以下链接，您可以在任何设备上继续填写eArc的应聘表单，链接30天内有效：

{link}

简历文件不会保存，请重新添加。在您提交之前，我们不会查看填写的内容。
如果这不是您本人的操作，请忽略本邮件：所保存的内容将在30天后删除。

eArc`,
  },
  calculation: {
    subject: '您的计算结果：{title}',
    body: `您好：

有人（应该是您本人）在eArc网站上要求将以下计算发送到此邮箱：

{text}

打开链接即可再次查看，并可修改填写的内容。
如果这不是您本人的操作，请忽略本邮件：之后不会再有邮件，我们也没有保留此邮箱。

eArc`,
  },
  newPassword: {
    subject: '设置新密码',
    body: `您好：

有人（可能是您本人）为您在eArc网站的账号申请了新密码。请通过以下链接设置：

{link}

链接一小时内有效，仅可使用一次。如果不是您本人申请，无需任何操作，您的密码保持不变。

eArc`,
  },
  invitation: {
    subject: '您在eArc网站的账号',
    body: `{name}，您好：

您受邀参与eArc网站的工作。请通过以下链接设置密码，之后即可使用账号：

{link}

链接7天内有效，仅可使用一次。如果您不知情，请忽略本邮件。

eArc`,
  },
  inquiryAssigned: {
    subject: '咨询{reference}已分配给您',
    body: `{name}，您好：

咨询{reference}已分配给您：

{link}

eArc`,
  },
  inquiryReminder: {
    subject: '提醒：咨询{reference}',
    body: `{name}，您好：

今天需要跟进咨询{reference}：

{link}

eArc`,
  },
};
