import type { SearchMessages } from '../en/search.ts';

export const messages: SearchMessages = {
  keywords: '关键词',
  keywordsPlaceholder: '请输入关键词',
  submit: '搜索',
  resultsFor: '“{query}”的搜索结果',
  total: {
    other: '共{value}条结果',
  },
  similar: '没有与关键词完全一致的内容，以下是最接近的结果。',
  none: '没有找到相关内容。请检查输入是否有误，或减少关键词，或换用更常见的说法。',
  nearest: '您要找的是不是：',
  kinds: '筛选结果',
  kindAll: '全部',
  kindNews: '新闻',
  kindProduct: '产品',
  kindPage: '页面',
  kindDocument: '下载',
  kindPosition: '招聘职位',
  more: '查看全部{value}条结果：{kind}',
  pages: '搜索结果分页',
  page: '第{page}页，共{pages}页',
  previous: '上一页结果',
  next: '下一页结果',
  suggestions: '搜索建议',
  suggestionCount: '搜索建议：{value}条，可用方向键选择。',
};
