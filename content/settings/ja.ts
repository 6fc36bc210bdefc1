import type { SettingsText } from './text.ts';

export const ja: SettingsText = {
  workingHours: '月曜日～金曜日 9:00～17:30',
  links: {
    home: 'ホーム',
    products: '製品',
    commercialSeries: '産業用・商業用シリーズ',
    offGridSeries: 'オフグリッドシリーズ',
    balconySeries: 'バルコニーシリーズ',
    balconySolutions: 'バルコニーソリューション',
    technology: 'eArcの技術',
    installation: '施工方法',
    applications: '活用シーン',
    news: 'ニュース',
    data: '資料',
    careers: '採用情報',
    openApplications: 'オープンポジション応募',
    about: '会社概要',
    consultation: 'オンライン相談',
    customerService: 'カスタマーサービス',
    sustainability: 'サステナビリティ',
    contact: 'お問い合わせ',
    mediaCooperation: '取材・メディア連携',
    feedback: 'ご意見・ご要望',
    termsOfUse: '利用規約',
  },
  groups: {
    products: '製品',
    technology: '技術',
    company: '会社情報',
    service: 'サポート',
  },
};
