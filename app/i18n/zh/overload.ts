import type { OverloadMessages } from '../en/overload.ts';

export const messages: OverloadMessages = {
  title: '请稍候',
  busy: '网站目前访问量很大，请稍后重新加载此页面。',
  tooMany: '您所在的网络请求了过多页面，请稍候片刻再重新加载此页面。',
  tooSlow: '您发送的内容传输过慢。请检查网络连接后重新发送。',
};
