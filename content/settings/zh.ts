import type { SettingsText } from './text.ts';

export const zh: SettingsText = {
  workingHours: '周一至周五 9:30–17:30（香港时间）',
  links: {
    home: '首页',
    products: '产品',
    commercialSeries: '工商业系列',
    offGridSeries: '离网系列',
    balconySeries: '阳台系列',
    balconySolutions: '阳台解决方案',
    technology: 'eArc技术',
    installation: '安装方式',
    applications: '应用场景',
    news: '新闻中心',
    data: '资料',
    careers: '加入我们',
    openApplications: '自荐应聘',
    about: '关于我们',
    consultation: '在线咨询',
    customerService: '客户服务',
    sustainability: '可持续发展',
    contact: '联系我们',
    mediaCooperation: '媒体合作',
    feedback: '意见反馈',
    termsOfUse: '使用条款',
  },
  groups: {
    products: '产品',
    technology: '技术',
    company: '公司',
    service: '服务',
  },
};
