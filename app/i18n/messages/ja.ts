import type { Messages } from './en.ts';

export const messages: Messages = {
  siteName: 'eArc',
  skipToContent: '本文へ移動',
  menu: 'メニュー',
  mainMenu: 'メインメニュー',
  languageSelection: '言語',
  breadcrumbs: '現在位置',
  pictureCaption: 'CGイメージ',
  exampleData: 'サンプルデータ',
  moreThan: '{value} 超',
  about: '約 {value}',

  atLeast: '{value} 以上',
  basis: '根拠',
  toScale: '縮尺どおりに作図',
  inAll: '全体',
  assumptions: '前提条件',
  parameter: '項目',
  criterion: '比較項目',
  note: '注記',
  documentUnavailable: '準備中',
  downloadsEmpty: '公開中の文書はまだありません。',
  documentDataSheet: 'データシート',
  documentInstallationManual: '施工マニュアル',
  documentCertificate: '認証書',
  documentPanFile: 'PANファイル',
  documentDrawing: 'CAD図面',

  serviceHotline: 'お電話でのお問い合わせ',
  workingHours: '受付時間',
  allRightsReserved: '無断転載を禁じます。',

  notFoundTitle: 'ページが見つかりません',
  notFoundText:
    'アドレスが間違っているか、ページが移動した可能性があります。上のメニューまたはホームからお進みください。',
  errorTitle: 'サイト側で問題が発生しました',
  errorText: 'ページを表示できませんでした。しばらくしてから、もう一度お試しください。',
  chunkErrorTitle: 'ページを最後まで読み込めませんでした',
  chunkErrorMissing:
    'ページの一部がサーバーにありません。サイトが更新された直後と思われます。再読み込みすると、最新の内容が表示されます。',
  chunkErrorTimeout:
    'ページの一部の読み込みに時間がかかりすぎました。通信環境を確認して、再読み込みしてください。',
  chunkErrorNetwork:
    'ページの一部を取得できませんでした。通信環境を確認して、再読み込みしてください。',
  loadAgain: '再読み込み',
  toHomePage: 'ホームへ',

  formRequired: '必須',
  formSubmit: '送信する',
  formSubmitting: '送信中…',
  formCancel: 'キャンセル',
  formCancelQuestion: '入力した内容を破棄しますか？',
  formErrorSummary: '次の項目をご確認ください',
  formSuccessTitle: '送信が完了しました',
  formSuccessText: 'ありがとうございます。ご依頼の内容を保存しました。追ってご返信いたします。',
  formReference: '受付番号',
  formBackToPage: 'ページに戻る',
  formUnavailable:
    'ただいまご依頼を保存できませんでした。入力した内容は残っています。しばらくしてから、もう一度送信してください。',
  formTooLarge:
    '内容が長すぎるため、保存できませんでした。文章を短くして、もう一度送信してください。',
  formOffline:
    'サーバーから応答がありませんでした。入力した内容は残っています。通信環境を確認して、もう一度送信してください。',
  pleaseEnter: '入力してください',

  fieldName: 'お名前',
  fieldPhone: '電話番号',
  fieldEmail: 'メールアドレス',
  fieldProjectAddress: 'プロジェクト所在地（国）',
  fieldDetailedAddress: '詳しい住所',
  fieldCompanyName: '会社名',
  fieldContent: 'プロジェクトの内容とご要望',
  projectAddressPlaceholder: 'プロジェクト所在地を入力してください',

  errorNameRequired: 'お名前を入力してください',
  errorProjectAddressRequired: 'プロジェクト所在地を入力してください',
  errorContactRequired: 'ご返信のため、メールアドレスか電話番号を入力してください',
  errorEmailInvalid: 'メールアドレスを正しい形式で入力してください（例：name@example.com）',
  errorPhoneInvalid: '電話番号を数字で入力してください（例：+81 3 1234 5678）',
  errorTooLong: '文字数を減らしてください',

  loginTitle: 'スタッフ用ログイン',
  loginText: 'このサイトを運営するスタッフ専用です。',
  loginEmail: 'メールアドレス',
  loginPassword: 'パスワード',
  loginSubmit: 'ログイン',
  loginFailed: 'メールアドレスとパスワードが一致しません。もう一度ご確認ください。',
  loginLocked:
    'ログインの失敗が続いたため、このアカウントを10分間ロックしました。10分後にもう一度お試しください。',
  loginMissing: 'メールアドレスとパスワードを入力してください。',
  loginUnavailable: 'ただいまログインできません。しばらくしてから、もう一度お試しください。',

  casePower: '出力',
  caseYear: '年',
  caseRoof: '屋根',
  caseMethod: '施工方法',
  source: '出典',
  scenesStrip: '活用シーンの画像（横並び）',
};
