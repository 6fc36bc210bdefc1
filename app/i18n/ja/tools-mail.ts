import type { CaseMailMessages } from '../en/tools-mail.ts';

/** The form by which a calculation is mailed, in Japanese; see ../en/tools-mail.ts. */
export const messages: CaseMailMessages = {
  mailSummary: '自分宛てにメールで送る',
  mailAddress: 'ご自分のメールアドレス',
  mailHint:
    '計算結果とこのページのアドレスを記したメールを1通だけお送りします。メールもアドレスも保存しません。',
  mailSend: 'メールを送る',
  mailSent: '計算結果のメールをお送りしています。',
  mailRequired: 'メールアドレスを入力してください',
  mailInvalid: 'メールアドレスを正しい形式で入力してください（例：name@example.com）',
  mailTooMany:
    'このアドレスにはすでに何度か計算結果をお送りしています。1時間ほどしてから、もう一度お試しください。',
  mailNoCase: 'この計算は送信できません。入力内容をご確認ください。',
  mailBusy: 'お使いの回線からのメール送信が多すぎます。数分後にもう一度お試しください。',
  mailFailed: 'ただいまメールを送信できませんでした。しばらくしてから、もう一度お試しください。',
};
