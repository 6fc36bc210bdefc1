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
  listSites: '販売地図を表示しないサイト',
  listSitesHelp:
    '選んだサイトでは、国と地域を一覧だけで表示します。中国で公開する地図には当局の審査が必要なため、中国語のサイトが初めから選ばれています。',
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
  gridFactors: '計算ツール：系統電力のCO₂（国別）',
  gridFactorsHelp:
    '訪問者が入力しない場合に使います。記載のない国には、Emberの2024年平均値（分かる場合）を使います。',
  gridFactor: '1 kWhあたりのCO₂（g）',
  countryCode: '国（2文字）',
  countryCodeInvalid: 'DEのように、国を表す2文字の大文字を入力してください。',
  countryTwice: '同じ国は一度しか登録できません。',
  electricityPrices: '計算ツール：電気料金（国別）',
  electricityPricesHelp: '訪問者が入力しない場合に使います。料金がなければ、金額は表示されません。',
  electricityPrice: '1 kWhの料金',
  currency: '通貨（3文字）',
  currencyInvalid: 'EURのように、通貨を表す3文字の大文字を入力してください。',
  inverters: '計算ツール：屋根チェック用のパワーコンディショナー',
  invertersHelp: '訪問者はこの中から一台の制限値を取り込み、変更できます。',
  inverterMaximum: '最大電圧（V）',
  mpptMinimum: 'MPPTの下限（V）',
  mpptMaximum: 'MPPTの上限（V）',
  mpptInvalid: '下限より高く、2000 V以下の電圧を入力してください。',
};
