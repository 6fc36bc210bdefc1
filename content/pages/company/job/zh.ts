import type { ShortPageText } from '../short-page.ts';

export const zh: ShortPageText = {
  title: '招聘职位',
  description: 'eArc的招聘职位，注明类别、地点和人数，面向应届毕业生和有经验的人。',
  body: [
    '招聘职位在本页列出，注明职位名称、类别、地点、招聘人数和发布时间。如果没有列表，说明目前没有招聘中的职位。',
    { heading: '应届与社招' },
    '有两条路径：一条给刚毕业的人，一条给有工作经验的人。两者有什么不同，请看[加入eArc](/career#tracks)。',
  ],
  next: {
    title: '没有合适的？',
    text: '不论什么专业，随时可以自荐应聘。',
    action: '自荐应聘',
    alternative: '加入eArc',
  },
};
