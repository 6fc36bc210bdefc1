import type { StaffSettingsMessages } from '../en/staff-settings.ts';

export const messages: StaffSettingsMessages = {
  companyLegalName: '会社の正式名称',
  companyLegalNameHelp:
    '登記のとおりに入力します。フッター、法的なページ、国外提供への同意に表示します。文中では {companyName} で参照できます。空欄の場合は英語の名称を表示します。',
  companyLegalNameIsExample: '会社名はサンプルデータ',
  serviceHotline: 'お問い合わせ電話番号',
  serviceHotlineHelp:
    '国番号を付け、この言語の書き方で入力します。文中では {hotline}、リンクでは tel:{hotline} で参照できます。空欄の場合は英語の番号を表示します。',
  serviceHotlineIsExample: '電話番号はサンプルデータ',
  workingHours: '受付時間',
  workingHoursHelp:
    'ほかの地域からの電話もあるため、どこの時刻かを明記してください（例：月曜日～金曜日 9:00～17:30、日本時間）。',
  pressPhone: '報道関係者向けの電話番号',
  pressPhoneHelp:
    '国番号を付けて入力します。文中では {pressPhone}、リンクでは tel:{pressPhone} で参照できます。空欄の場合は英語の番号を表示し、それもなければリンクを表示しません。',
  pressPhoneIsExample: '報道関係者向けの電話番号はサンプルデータ',
  listSites: '地図を表示しないサイト',
  listSitesHelp:
    '選んだサイトでは、販売地図の代わりに国と地域を一覧で表示します。計算ツールでは地名と座標で場所を指定でき、地図は表示しません。中国で公開する地図には当局の審査が必要なため、中国語のサイトが初めから選ばれています。',
  mainlandSite: '简体中文（cn、中国本土）',
  analytics: '外部サービスによるアクセス解析',
  analyticsHelp:
    'Google アナリティクス 4のID（G-…）を入力します。中国語のサイトには百度統計のID（32文字）も使えます。計測の前に訪問者の同意を求めます。IDがなければ何も尋ねず、何も読み込みません。ページの表示はサイトが自ら送るため、Google アナリティクスの「ブラウザの履歴イベントに基づくページの変更」はオフにしてください。',
  analyticsDefault: 'その他すべてのサイトのID',
  analyticsGermany: 'ドイツのサイトのID',
  analyticsJapan: '日本のサイトのID',
  analyticsChina: '中国語のサイトのID',
  analyticsIdInvalid: 'G-ABC1234567のようなIDを入力するか、空欄にしてください。',
  analyticsIdInvalidInChina:
    'G-ABC1234567のようなID、または百度統計の32文字を入力するか、空欄にしてください。',
  registrationNumber: 'ICP登録番号（中国本土でホスティングするサイト）',
  publicSecurityNumber: '公安登録番号（中国本土でホスティングするサイト）',
  registrationNumberIsExample: '登録番号はサンプルデータ',
  securityContact: '脆弱性の報告先',
  securityContactHelp:
    'メールアドレス、+で始まる電話番号、またはhttpsのURL。/.well-known/security.txt で公開されます。空欄の場合は公開しません。',
  securityContactInvalid:
    'メールアドレス、+で始まる電話番号、またはhttps://で始まるURLを入力してください。',
  securityContactIsExample: '脆弱性の報告先はサンプルデータ',
  securityPolicy: '脆弱性の報告の取り扱いを説明するページ',
  securityPolicyInvalid: 'https://で始まるURLを入力してください。',
};
