import type { NewsMessages } from '../en/news.ts';

export const messages: NewsMessages = {
  year: '年份',
  total: '文章数：{value}',
  none: '这一年没有该主题的文章。',
  pages: '列表分页',
  newer: '较新的文章',
  older: '较早的文章',
  neighbours: '更多文章',
  previous: '上一篇',
  next: '下一篇',
  share: '分享',
  byEmail: '邮件',
  copyLink: '复制链接',
  linkCopied: '链接已复制',
  readingTime: '阅读约{value}分钟',
};
