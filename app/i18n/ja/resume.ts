import type { ResumeMessages } from '../en/resume.ts';

export const messages: ResumeMessages = {
  file: '履歴書・職務経歴書',
  fileHint:
    '当社のサーバーがファイルを読み取り、フォームに自動入力しますので、内容をご確認ください。PDFとDOCXに対応、10 MBまで。',
  fileDrop: 'ファイルをここにドロップするか、貼り付けるか、選択してください。',
  fileRemove: 'ファイルを外す',
  fileAgain: 'ブラウザーはファイルを保持できません。もう一度添付してください。',
  uploading: '{file}をアップロードしています…',
  reading: '{file}を読み取っています…',
  readingDone: '{file}を読み取り、{value}項目を入力しました。内容をご確認ください。',
  readingNothing:
    '{file}を添付しました。自動入力できる内容が見つかりませんでしたので、フォームにご記入ください。',
  fileMissing: '履歴書をアップロードしてください',
  fileTooLarge: 'ファイルが10 MBを超えています。小さいファイルを添付してください。',
  fileUnsupported: 'PDFでもDOCXでもないファイルです。どちらかの形式で保存してください。',
  fileEmpty: 'ファイルが空です。別のファイルを選択してください。',
  problemEncrypted:
    '{file}はパスワードで保護されているため、読み取れませんでした。添付はできていますので、フォームにご記入ください。',
  problemUnreadable:
    '{file}を読み取れませんでした。破損している可能性があります。添付はできていますので、フォームにご記入ください。',
  problemNoText:
    '{file}には文字データがなく、スキャンなどの画像だけでした。添付はできていますので、フォームにご記入ください。',
  problemTooComplex:
    '{file}は長すぎるか複雑すぎるため、自動で読み取れませんでした。添付はできていますので、フォームにご記入ください。',
  problemBusy:
    '{file}を添付しましたが、ただいま読み取れません。フォームにご記入いただくか、しばらくしてからお試しください。',
  problemOffline:
    '{file}を添付しましたが、オフラインのため読み取れません。接続が回復してからお試しいただくか、フォームにご記入ください。',
  problemUnreachable:
    '{file}を添付しましたが、サーバーから応答がありません。通信環境を確認してもう一度お試しいただくか、フォームにご記入ください。',
  readAgain: 'もう一度読み取る',
  markTitle: '履歴書から入力しました。ご確認ください',
  markPage: '（{page}ページ）',
  markConfirm: '正しい',
  markConfirmAll: 'すべて正しい',
  person: 'ご本人について',
  work: '職務について',
  dateOfBirth: '生年月日',
  nationality: '国籍',
  pleaseChoose: '選択してください',
  currentAddress: '現住所',
  pastPositions: 'これまでの職歴',
  pastPositionsHint: '新しいものから順に。空欄の行は無視されます。',
  position: '職歴{value}',
  positionTitle: '職種・役職',
  positionOrganisation: '会社・団体',
  positionStart: '開始',
  positionEnd: '終了',
  positionPresent: '現在',
  positionAdd: '職歴を追加',
  positionRemove: '職歴{value}を削除',
  positionsTooLong: '職歴は50件まで、各項目は300文字までで入力してください',
  pastIndustry: 'これまでの業界',
  job: '募集職種',
  noJob: '該当なし：オープンポジション応募',
  positionAppliedFor: '応募職種',
  positionAppliedForHint: '希望する分野でもかまいません。',
  fieldPrivacy: 'プライバシーポリシーを読み、応募のために情報を送信します。',
  errorPrivacyRequired: 'プライバシーポリシーをお読みのうえ、チェックしてください',
  talentPool:
    '応募情報を人材プールに保管し、今後の募集で検討することに同意します。（任意。いつでも撤回できます。）',
  fieldTransferConsent:
    '上記の個人情報が、選考のために、中国本土外の提供先である{company}に提供されることに、個別に同意します。',
  errorTransferConsentRequired: '同意いただけない場合、ご応募を受け付けられません',
  formPrivacyNote:
    'いただいた情報は選考のためだけに使います。入力内容は送信するまでこの端末に保存されます。選択したファイルは読み取りのため当社サーバーに送られますが、送信前に保管されることはありません。',
  save: '保存',
  saved:
    'この端末に保存しました。ファイルは保存されませんので、再開するときにもう一度添付してください。',
  saveFailed: 'このブラウザーでは端末に保存できません。',
  saveLinkOffer:
    '別の端末で続けるには、リンクをメールでお送りします。入力内容は、ファイルを除いて当社サーバーに30日間保存されます。',
  saveLinkSend: 'リンクをメールで受け取る',
  saveLinkSent: '保存した内容へのリンクを{email}にお送りします。30日間有効です。',
  saveLinkFailed: 'ただいまリンクを送信できませんでした。入力内容はこの端末に保存されています。',
  draftRestored: '保存した内容を復元しました。履歴書を添付してください。',
  draftUnknown: 'このリンクは無効です。リンクの有効期間は30日です。',
  draftFailed:
    '保存した内容をただいま取得できません。しばらくしてからページを再読み込みしてください。',
  formUnavailable:
    'ただいまご応募を保存できませんでした。入力内容は残っています。ファイルをもう一度添付し、しばらくしてから送信してください。',
  formRetrying: 'ただいまサーバーに保存できません。応募内容は残っています。自動的に再送信します。',
  formOffline: '現在オフラインです。応募内容は残っており、接続が回復すると自動的に送信します。',
  formTimeout:
    'サーバーから時間内に応答がありませんでした。通信が遅い可能性があります。応募内容は残っています。自動的に再送信します。',
  formUnreachable:
    'サーバーに接続できません。応募内容は残っており、自動的に再送信します。通信環境をご確認ください。',
  formTooMany:
    'お使いの回線からの送信回数が多すぎます。入力内容は残っていますので、数分後にもう一度送信してください。',
  formTooLarge:
    '応募内容が大きすぎるため保存できません。文章を短くするか、小さいファイルを添付してください。',
  formSuccessTitle: '応募が完了しました',
  formSuccessText:
    'ありがとうございます。ご応募を保存しました。人事担当者が拝見し、ご返信いたします。',
  formAnother: '別の応募を送る',
  sentConfirmation: '確認メールをお送りします。',
};
