import type { NewsText } from './text.ts';

export const zh: NewsText = {
  title: '新闻中心',
  description: 'eArc的新消息：产品、项目和活动日期。每条都注明发布日期，引用他人报道的注明出处。',
  introduction:
    '新产品、新项目、活动日期：每条消息都注明发布日期；如果依据他人的报道，会写明出处。',
  body: [
    { heading: '背景资料' },
    {
      list: [
        '[eArc技术](/eArc)：层压件的结构，做过哪些测试，局限在哪里',
        '[安装方式](/eArc_install)：粘接与夹具，按屋顶类型说明',
        '[大事记](/about#history)：2017年以来外界对eArc的报道',
        '[媒体合作](/about#media)：采访请求与图片',
      ],
    },
  ],
  next: {
    title: '正在写关于eArc的报道？',
    text: '出处、数据和图片集中在一处，提问用的表单也在那里。',
    action: '媒体联系',
    alternative: '名称的写法',
  },
};
