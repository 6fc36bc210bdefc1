import type { ShortPageText } from '../short-page.ts';

export const zh: ShortPageText = {
  title: '自荐应聘',
  description: '怎样向eArc自荐应聘：需要告诉我们什么，哪些可以不写，发到哪里。',
  body: [
    '不论有没有招聘职位，随时可以自荐应聘。目前请使用[联系表单](/about#contact)，留言以“应聘”开头。',
    { heading: '请告诉我们' },
    {
      list: ['姓名和邮箱', '想应聘的职位或方向，希望在哪个国家工作', '过往职位和行业，几行即可'],
    },
    '联系表单不能上传文件。请准备好PDF或DOCX格式的简历，我们会向您索取。',
    { heading: '可以不写' },
    '这一步不需要出生日期、国籍，也不需要以往的薪资。您的信息将如何处理，请看[隐私声明](/privacy)。',
  ],
  next: {
    title: '准备好了吗？',
    text: '开头写几行就够了。',
    action: '前往联系表单',
    alternative: '招聘职位',
  },
};
