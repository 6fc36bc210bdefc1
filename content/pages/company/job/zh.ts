import type { JobPageText } from './text.ts';

export const zh: JobPageText = {
  title: '招聘职位',
  description: 'eArc的招聘职位，注明类别、地点和人数，分校园招聘和社会招聘。',
  tracks: {
    title: '校园招聘与社会招聘',
    text: '招聘渠道有两种：校园招聘面向应届毕业生，社会招聘面向有工作经验的人。工作中面对的是同样的材料、设备和屋顶，不同的是我们希望您展示什么。',
    action: '两种招聘渠道有何不同',
  },
  next: {
    title: '没有合适的？',
    text: '不论什么专业，随时可以自荐应聘。',
    action: '自荐应聘',
    alternative: '加入eArc',
  },
};
