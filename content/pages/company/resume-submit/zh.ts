import type { ResumeSubmitText } from './text.ts';

export const zh: ResumeSubmitText = {
  title: '应聘申请',
  description: '上传简历应聘eArc，可以应聘招聘中的职位，也可以自荐：怎样填写，之后的流程是什么。',
  form: {
    title: '先上传简历',
    text: '应聘招聘中的职位，或随时自荐。请先添加简历，表单会自动填写。除表单末尾的确认项外，必填的只有三项：简历、姓名和邮箱。出生日期和国籍自愿填写，我们也不询问以往的薪资。',
  },
  after: {
    title: '之后的流程',
    steps: [
      { title: '即时：受理编号', text: '应聘资料一经保存即显示编号，随后发送确认邮件。' },
      { title: '然后：由专人审阅', text: '您的应聘资料由人力资源部门专人审阅，不由程序作出决定。' },
      { title: '随时：更改或撤回', text: '来信并注明受理编号即可。' },
    ],
  },
  next: {
    title: '想先问一问？',
    text: '请给我们留言，或看看有哪些招聘职位。',
    action: '联系我们',
    alternative: '招聘职位',
    privacy: '您的信息将如何处理',
  },
};
