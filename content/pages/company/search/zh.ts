import type { ShortPageText } from '../short-page.ts';

export const zh: ShortPageText = {
  title: '搜索',
  description: '在eArc网站上查找产品、应用场景、技术、资料和联系方式。',
  body: [
    '访客最常找的内容，从这里走最快。',
    { heading: '产品' },
    {
      list: [
        '[工商业系列](/product)和[SMH Dragonfly](/dragonfly)',
        '[离网系列](/product_off)和[定制组件](/off_grid)',
        '[阳台系列](/product_balcony)',
      ],
    },
    { heading: '设计与知识' },
    {
      list: [
        '[eArc技术](/eArc)和[安装方式](/eArc_install)',
        '应用场景：[建筑](/app_scenarios)、[出行](/off_one)、[阳台](/app_balcony)',
        '[产品规格书、安装指南和认证证书](/download)',
      ],
    },
    { heading: '公司' },
    { list: ['[关于eArc](/about)', '[新闻中心](/news)', '[加入我们](/career)'] },
  ],
  next: {
    title: '没有找到？',
    text: '请直接问我们。如果本站没有答案，我们也想知道。',
    action: '联系我们',
    alternative: '获取报价',
  },
};
