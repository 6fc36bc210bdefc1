import type { OverloadMessages } from '../en/overload.ts';

export const messages: OverloadMessages = {
  title: 'しばらくお待ちください',
  busy: 'ただいまアクセスが集中しています。少し待ってからページを再読み込みしてください。',
  tooMany:
    'お使いのネットワークから非常に多くのページが要求されています。少し待ってからページを再読み込みしてください。',
  tooSlow: '送信内容の受信に時間がかかりすぎました。接続を確認して、もう一度送信してください。',
};
