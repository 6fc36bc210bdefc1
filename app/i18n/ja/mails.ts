import type { MailMessages } from '../en/mails.ts';

export const messages: MailMessages = {
  inquiryReceived: {
    subject: 'お問い合わせを受け付けました（{reference}）',
    body: `{name} 様

お問い合わせいただき、ありがとうございます。受付番号{reference}で承りました。
内容は担当者が拝見し、できるだけ早くご返信いたします。

補足がある場合は、件名の受付番号を残したまま、このメールにご返信ください。

eArc`,
  },
  applicationReceived: {
    subject: 'ご応募を受け付けました（{reference}）',
    body: `{name} 様

ご応募いただき、ありがとうございます。応募内容と履歴書を受付番号{reference}で承りました。
閲覧できるのは採用担当者のみです。担当者よりご連絡いたします。

補足や応募の取り下げをご希望の場合は、件名の受付番号を残したまま、このメールにご返信ください。

eArc`,
  },
  savedApplication: {
    subject: '保存した応募内容',
    body: `下記のリンクから、どの端末でもeArcへの応募の入力を再開できます。リンクの有効期間は30日間です。

{link}

履歴書のファイルは保存されません。改めて添付してください。送信されるまで、当社が応募内容を見ることはありません。
お心当たりのない場合は、このメールを破棄してください。保存された内容は30日後に削除されます。

eArc`,
  },
  calculation: {
    subject: '計算結果：{title}',
    body: `eArcのウェブサイトで、このアドレスに下記の計算結果を送るよう依頼がありました。

{text}

リンクを開くと、同じ計算をもう一度表示し、入力内容を変更できます。
お心当たりのない場合は、このメールを破棄してください。今後メールが届くことはなく、アドレスも保存していません。

eArc`,
  },
  newPassword: {
    subject: '新しいパスワードの設定',
    body: `eArcウェブサイトのアカウントについて、パスワード再設定のお申し込みがありました。
次のリンクから新しいパスワードを設定してください。

{link}

リンクは1時間、1回限り有効です。お心当たりがない場合は、何もする必要はありません。パスワードは変更されません。

eArc`,
  },
  invitation: {
    subject: 'eArcウェブサイトのアカウント',
    body: `{name}様

eArcウェブサイトの運営に招待されました。次のリンクからパスワードを設定すると、アカウントをご利用いただけます。

{link}

リンクは7日間、1回限り有効です。お心当たりのない場合は、このメールを破棄してください。

eArc`,
  },
  inquiryAssigned: {
    subject: 'お問い合わせ{reference}の担当になりました',
    body: `{name}様

お問い合わせ{reference}の担当になりました。

{link}

eArc`,
  },
  inquiryReminder: {
    subject: 'リマインダー：お問い合わせ{reference}',
    body: `{name}様

本日は、お問い合わせ{reference}のフォロー予定日です。

{link}

eArc`,
  },
};
