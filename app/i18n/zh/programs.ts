import type { ProgramMessages } from '../en/programs.ts';

export const messages: ProgramMessages = {
  markdownHint: '每个页面都有 Markdown 版本：在地址末尾加上“.md”即可。以下链接指向这些版本。',
  examplesHint: '标明为示例数据的内容既非规格值，也非实测值，请勿当作事实引用。',
  languagesHint: '本网站的其他语言版本：',
  otherPages: '其他页面',
  newestArticles: '最新文章',
  data: '数据',
  allParameters: '全部型号的技术参数',
  allAddresses: '全部网址及其最近修改日期',
};
