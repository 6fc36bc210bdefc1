import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  siteName: 'eArc',
  labelled: '{label}：',
  inBrackets: '（{text}）',
  skipToContent: '本文へ移動',
  menu: 'メニュー',
  mainMenu: 'メインメニュー',
  search: '検索',
  languageSelection: '言語',
  breadcrumbs: '現在位置',
  pictureCaption: 'CGイメージ',
  visualisationAlternative: '{alternative}（CGイメージ）',
  allVisualisations: 'このサイトの画像はすべてCGイメージで、写真ではありません。',
  exampleData: 'サンプルデータ',
  exampleDataAll: 'ここに示す値はすべてサンプルデータです',
  moreThan: '{value}超',
  about: '約{value}',

  atLeast: '{value}以上',
  basis: '根拠',
  toScale: '縮尺どおりに作図',
  inAll: '全体',
  assumptions: '前提条件',
  parameter: '項目',
  compareModels: '他のモジュールと比べる',
  yieldHere: '設置場所での発電量',
  criterion: '比較項目',
  note: '注記',

  serviceHotline: 'お電話でのお問い合わせ',
  workingHours: '受付時間',
  allRightsReserved: '無断転載を禁じます。',

  notFoundTitle: 'ページが見つかりません',
  notFoundText:
    'アドレスが間違っているか、ページが移動した可能性があります。上のメニューまたはホームからお進みください。',
  errorTitle: 'サイト側で問題が発生しました',
  errorText: 'ページを表示できませんでした。しばらくしてから、もう一度お試しください。',
  offlineTitle: 'オフラインです',
  offlineText:
    '端末がインターネットに接続されていないため、このページを取得できませんでした。接続が回復すると、自動的に読み込まれます。',
  chunkErrorTitle: 'ページを最後まで読み込めませんでした',
  chunkErrorMissing:
    'ページの一部がサーバーにありません。サイトが更新された直後と思われます。再読み込みすると、最新の内容が表示されます。',
  chunkErrorTimeout:
    'ページの一部の読み込みに時間がかかりすぎました。通信環境を確認して、再読み込みしてください。',
  chunkErrorNetwork:
    'ページの一部を取得できませんでした。通信環境を確認して、再読み込みしてください。',
  loading: '読み込み中…',
  loadAgain: '再読み込み',
  toHomePage: 'ホームへ',

  formRequired: '必須',
  formSubmit: '送信する',
  formSubmitting: '送信中…',
  formCancel: 'キャンセル',
  formCancelQuestion: '入力した内容を破棄しますか？',
  formErrorSummary: '次の項目をご確認ください',
  formSuccessTitle: 'お問い合わせを受け付けました',
  formSuccessText: 'ありがとうございます。内容を保存しました。追ってご返信いたします。',
  formReference: '受付番号',
  formBackToPage: 'ページに戻る',
  formAnother: '続けてもう1件送る',
  formUnavailable:
    'ただいまご依頼を保存できませんでした。入力した内容は残っています。しばらくしてから、もう一度送信してください。',
  formTooLarge:
    '内容が長すぎるため、保存できませんでした。文章を短くして、もう一度送信してください。',
  formOffline: '現在オフラインです。入力内容は残っており、接続が回復すると自動的に送信します。',
  formTimeout:
    'サーバーから時間内に応答がありませんでした。通信が遅い可能性があります。入力内容は残っています。自動的に再送信します。',
  formUnreachable:
    'サーバーに接続できません。入力内容は残っており、自動的に再送信します。通信環境をご確認ください。',
  pleaseEnter: '入力してください',

  fieldName: 'お名前',
  fieldPhone: '電話番号',
  fieldEmail: 'メールアドレス',
  fieldCompanyName: '会社名',

  fieldTransferConsent:
    '上記の個人情報が、このお問い合わせへの回答のために、中国本土外の提供先である{company}に提供されることに、個別に同意します。',
  errorTransferConsentRequired: '同意いただけない場合、お問い合わせを受け付けられません',
  errorEmailRequired: 'メールアドレスを入力してください',
  formPrivacyNote:
    'ご入力いただいた内容は、ご返信のためだけに使います。送信するまでは、この端末にだけ保存されます。',
  formPrivacyLink: 'プライバシーポリシー',
  formTooMany:
    'お使いの回線からの送信回数が多すぎます。入力内容は残っていますので、数分後にもう一度送信してください。',
  formRetrying: 'ただいまサーバーに保存できません。入力内容は残っています。自動的に再送信します。',
  errorNameRequired: 'お名前を入力してください',
  errorEmailInvalid: 'メールアドレスを正しい形式で入力してください（例：name@example.com）',
  errorPhoneInvalid: '電話番号を数字で入力してください（例：03-1234-5678）',
  errorTooLong: '文字数を減らしてください',

  loginTitle: 'スタッフ用ログイン',
  forgotTitle: 'パスワードの再設定',
  resetTitle: '新しいパスワードの設定',

  casePower: '出力',
  casePowerUnit: 'kW',
  caseYear: '年',
  caseRoof: '設置面',
  caseMethod: '施工方法',
  source: '出典',
  scenesStrip: '活用シーンの画像（横並び）',

  listAll: 'すべて',
  listShow: '絞り込む',
  listShowAll: 'すべて表示',
  newsTopic: 'テーマ',
  newsEmpty: 'まだ記事はありません。',
  listPage: '{page}／{pages}ページ',
  newsAll: '記事一覧',
  newsFeeds: 'ニュースフィード',
  jobTitle: '職種名',
  jobCategory: '分野',
  jobTrack: '応募区分',
  jobLocation: '勤務地',
  jobOpenings: '募集人数',
  jobApplyUntil: '応募締切',
  jobReleased: '公開日',
  jobTotal: '募集職種：{value}件',
  jobEmpty:
    '現在、募集している職種はありません。オープンポジション応募はいつでも受け付けています。',
  jobNone:
    '条件に合う職種が見つかりません。言葉を減らすか変えてお試しください。オープンポジション応募も受け付けています。',
  jobAll: '募集職種の一覧',
  jobApply: 'この職種に応募する',
  jobOpenApplication: 'オープンポジション応募',
};
