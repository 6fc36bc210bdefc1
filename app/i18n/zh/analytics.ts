import type { AnalyticsMessages } from '../en/analytics.ts';

export const messages: AnalyticsMessages = {
  title: '是否允许{provider}统计本次访问？',
  text: '同意后，该服务会获知您打开了哪些页面，并设置Cookie，最长保存12个月。拒绝后不会加载任何内容。无论怎样选择，网站的使用都不受影响，您也可以随时更改。',
  agree: '同意',
  refuse: '拒绝',
  settings: 'Cookie设置',
  agreed: '您已同意由{provider}统计您的访问。',
  refused: '您已拒绝由{provider}统计您的访问。',
};
