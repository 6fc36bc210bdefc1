import type { JobPageText } from './text.ts';

export const zh: JobPageText = {
  title: '招聘职位',
  description: 'eArc的招聘职位，注明类别、地点和人数，面向应届毕业生和有经验的人。',
  tracks: {
    title: '应届与社招',
    text: '有两条路径：一条给刚毕业的人，一条给有工作经验的人。两条路径面对的是同样的材料、设备和屋顶，不同的是我们希望您展示什么。',
    action: '两条路径有何不同',
  },
  next: {
    title: '没有合适的？',
    text: '不论什么专业，随时可以自荐应聘。',
    action: '自荐应聘',
    alternative: '加入eArc',
  },
};
