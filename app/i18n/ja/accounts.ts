import type { AccountMessages } from '../en/accounts.ts';

export const messages: AccountMessages = {
  forgotten: 'パスワードをお忘れですか？',
  askAdministrator: 'パスワードをお忘れの場合は、管理者に再設定を依頼してください。',
  changed: 'パスワードを変更しました。新しいパスワードでログインしてください。',
  forgotText:
    'アカウントのメールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
  forgotSubmit: 'リンクを送信',
  forgotInvalid: 'メールアドレスを入力してください（例：name@example.com）。',
  forgotSent:
    'このメールアドレスのアカウントがある場合は、リンクを記載したメールをお送りしました。リンクは1時間、1回限り有効です。',
  backToLogin: 'ログインに戻る',
  resetText:
    '{shortest}文字以上。自分だけの単語の組み合わせなら、覚えやすく推測されにくくなります。',
  resetPassword: '新しいパスワード',
  resetSubmit: 'パスワードを保存',
  resetExpired: 'このリンクは無効です。リンクは1時間、1回限り有効です。',
  resetAgain: '新しいリンクを送る',
  passwordTooShort: 'パスワードは{shortest}文字以上にしてください。',
  passwordTooLong: 'パスワードは{longest}文字以内にしてください。',
  passwordCommon:
    'このパスワードは多くの人が使っており、すぐに推測されます。別のパスワードにしてください。',
  passwordPersonal:
    'このパスワードは、ほぼお名前、メールアドレス、会社名だけでできています。別のパスワードにしてください。',
  currentPassword: '現在のパスワード',
  currentPasswordHelp: '自分のパスワードやメールアドレスを変更するときに必要です。',
  currentPasswordMissing:
    'パスワードやメールアドレスを変更するには、現在のパスワードを入力してください。',
  currentPasswordWrong: '現在のパスワードが正しくありません。',
  tooManyAttempts: '試行回数が多すぎます。数分待ってから、もう一度お試しください。',
  signInBusy: 'ただいまログインが集中しています。しばらくしてから、もう一度お試しください。',
  lastAdministrator: '管理者は1人以上必要です。先に他の人を管理者にしてください。',
};
