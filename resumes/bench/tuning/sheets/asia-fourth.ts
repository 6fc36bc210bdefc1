import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** Two columns as an online maker draws them; the firm at the left, the time at the right, the job below. */
export const zh21: Sheet = {
  language: 'zh',
  css: 'aside { background: #1b4f72; color: #ffffff } h2 { letter-spacing: 4px }',
  facts: {
    name: '邓伟杰',
    dateOfBirth: null,
    nationality: null,
    email: 'dengweijie@example.com',
    phone: '131 0000 9090',
    currentAddress: ['广东·佛山', '广东佛山', '佛山'],
    positionAppliedFor: ['外贸业务经理', '外贸业务经理（欧洲区）'],
    pastIndustry: [...industry('zh', 'trade', 'electronics'), '外贸', '家具', '灯', '照明'],
  },
  positions: [
    {
      title: '外贸主管',
      organisation: '佛山市顺德区亮彩照明电器有限公司',
      start: '2018-03',
      end: 'present',
    },
    {
      title: '外贸业务员',
      organisation: '中山市欧美家具进出口公司',
      start: '2012-07',
      end: '2018-02',
    },
    {
      title: '外贸跟单（实习）',
      organisation: '广州越秀布行',
      start: '2011-12',
      end: '2012-06',
      accepted: { title: ['外贸跟单', '外贸跟单实习'] },
    },
  ],
  text: `
**邓伟杰**
求职目标
外贸业务经理
（欧洲区）
联系方式
131 0000 9090
dengweijie@example.com
微信同号
基本信息
34岁 · 男 · 已婚
广东·佛山
本科 · 12年经验
外语
英语 TEM-8
德语 B1
---
## 个人优势
12年照明及家具出口经验，熟悉德国、波兰、西班牙市场。
## 工作经历
**佛山市顺德区亮彩照明电器有限公司** >> 2018年3月 — 至今
外贸主管 | 国际业务部
- 带领6人团队，年出口额由300万增至900万美元
- 每年参加法兰克福照明展
**中山市欧美家具进出口公司** >> 2012年7月 — 2018年2月
外贸业务员
- 开发西班牙客户12家
**广州越秀布行** >> 2011年12月 — 2012年6月
外贸跟单（实习）
## 教育经历
**岭南外语外贸学院** >> 2008年9月 — 2012年6月
商务英语（德语二外） | 本科
## 培训及证书
2019年5月 德语B1（歌德学院）
`,
};

/** From Hong Kong: British dates, a table of jobs with the reason for leaving, salaries. */
export const zh22: Sheet = {
  language: 'zh',
  traditional: true,
  hasRules: true,
  columns: { 5: [18, 28, 20, 14, 20], 4: [18, 32, 18, 32], 2: [18, 82] },
  facts: {
    name: ['歐陽志明', '歐陽志明 AU YEUNG Chi Ming', 'Au Yeung Chi Ming'],
    dateOfBirth: '1983-08-28',
    nationality: ['HK', 'CN'],
    email: 'cm.auyeung@example.hk',
    phone: '9876 0000',
    currentAddress: '新界元朗天水圍天耀邨耀盛樓1523室',
    positionAppliedFor: '電力工程督導員',
    pastIndustry: [...industry('zh', 'construction', 'electronics', 'solar'), '機電', '屋宇'],
  },
  positions: [
    { title: '助理管工', organisation: '永明機電工程有限公司', start: '2016-01', end: 'present' },
    { title: '電氣技工', organisation: '中港電業', start: '2008-05', end: '2015-12' },
    { title: '學徒', organisation: '九龍巴士維修廠', start: '2003-09', end: '2008-04' },
  ],
  text: `
^ # 職位申請表
申請職位 || 電力工程督導員 || 要求薪金 || HK$28,000
中文姓名 || 歐陽志明 || 英文姓名 || AU YEUNG Chi Ming
出生日期 || 28/8/1983 || 國籍 || 中國香港
身份證號碼 || A000000(0) || 婚姻狀況 || 已婚
手提電話 || 9876 0000 || 電郵 || cm.auyeung@example.hk
住址 || 新界元朗天水圍天耀邨耀盛樓1523室
## 學歷
年份 || 學校 || 程度 || 成績
2000 – 2003 || 屯門工業學院 || 電機工程文憑 || 合格
## 工作經驗
年份 || 公司名稱 || 職位 || 月薪 || 離職原因
1/2016 – 現在 || 永明機電工程有限公司 || 助理管工 || 25,000 || —
5/2008 – 12/2015 || 中港電業 || 電氣技工 || 18,000 || 轉換環境
9/2003 – 4/2008 || 九龍巴士維修廠 || 學徒 || 6,500 || 完成學徒訓練
## 專業資格
A級電業工程人員註冊證明書（2010）
## 諮詢人
姓名 || 李國強 || 職位 || 工程經理
公司 || 永明機電工程有限公司 || 電話 || 9123 0000
## 聲明
本人聲明以上資料正確無誤。
簽署：歐陽志明　日期：3/6/2024
`,
};

/** A Japanese form with the years of the West, typed into a word processor with spaces. */
export const ja14: Sheet = {
  language: 'ja',
  facts: {
    name: '小田切 遥',
    dateOfBirth: '1998-12-03',
    nationality: null,
    email: 'otagiri_haruka@example.jp',
    phone: '090-7777-1212',
    currentAddress: [
      '〒390-0811 長野県松本市中央2-3-9 メゾン松本303',
      '長野県松本市中央2-3-9 メゾン松本303',
    ],
    positionAppliedFor: ['研究開発職', '研究開発'],
    pastIndustry: [...industry('ja', 'chemistry', 'electronics', 'solar'), '精密', '光学', '研究'],
  },
  positions: [
    {
      title: '研究開発員',
      organisation: '信州オプト株式会社',
      start: '2023-04',
      end: 'present',
      accepted: { title: ['研究員'] },
    },
    {
      title: 'インターンシップ',
      organisation: '日本ガラス研究所',
      start: '2021-08',
      end: '2021-09',
      accepted: { title: ['インターン', 'インターン生'] },
    },
  ],
  text: `
^ # 履　歴　書（自己紹介書）
氏　　名：小田切　遥（おたぎり　はるか）
生年月日：1998年12月3日生まれ　満25歳　女性
現 住 所：〒390-0811　長野県松本市中央2-3-9 メゾン松本303
連 絡 先：090-7777-1212　otagiri_haruka@example.jp
希望職種：研究開発職
【学　歴】
2017年3月　長野県立安曇野高等学校 卒業
2017年4月　北信大学 工学部 物質化学科 入学
2021年3月　北信大学 工学部 物質化学科 卒業
2021年4月　北信大学大学院 工学研究科 修士課程 入学
2023年3月　北信大学大学院 工学研究科 修士課程 修了
【職　歴】
2021年8月～9月　日本ガラス研究所　インターンシップ
2023年4月～現在　信州オプト株式会社　研究開発員
　　　　　　　　　反射防止膜の成膜条件の最適化
【研究業績】
2022年9月　応用物理学会 ポスター賞
【資格・免許】
2019年8月　普通自動車免許（AT限定）
2022年12月　TOEIC 780点
【趣味】　登山（2022年に槍ヶ岳）
以上
`,
};

/** A freelancer's history: projects as jobs of one's own, agencies, a period told by words. */
export const ja15: Sheet = {
  language: 'ja',
  colour: '#2e7d32',
  columns: { 3: [24, 36, 40], 2: [20, 80] },
  hasRules: true,
  facts: {
    name: '片桐 徹',
    dateOfBirth: '1975-06-18',
    nationality: null,
    email: 'katagiri@example.org',
    phone: '070-9090-3434',
    currentAddress: [
      '京都府京都市左京区下鴨松ノ木町51',
      '〒606-0816 京都府京都市左京区下鴨松ノ木町51',
    ],
    positionAppliedFor: '品質保証マネージャー',
    pastIndustry: [
      ...industry('ja', 'electronics', 'engineering', 'automotive'),
      '品質',
      'コンサル',
    ],
  },
  positions: [
    {
      title: '品質コンサルタント',
      organisation: '個人事業主',
      start: '2020-04',
      end: 'present',
      accepted: {
        organisation: ['片桐品質事務所', 'フリーランス', '個人事業主（片桐品質事務所）'],
      },
    },
    {
      title: '品質保証部長',
      organisation: '京滋電子工業株式会社',
      start: '2009-10',
      end: '2020-03',
    },
    {
      title: '品質管理係長',
      organisation: '近江モーター株式会社',
      start: '1998-04',
      end: '2009-09',
    },
  ],
  text: `
# 職務経歴書
2024年7月現在　　片桐 徹
## 基本情報
生年月日 || 昭和50年6月18日（49歳）
住所 || 〒606-0816 京都府京都市左京区下鴨松ノ木町51
電話/メール || 070-9090-3434 / katagiri@example.org
応募職種 || 品質保証マネージャー
## 職歴一覧
在籍期間 || 会社名 || 最終役職
2020年4月～現在 || 個人事業主（片桐品質事務所） || 品質コンサルタント
2009年10月～2020年3月 || 京滋電子工業株式会社 || 品質保証部長
1998年4月～2009年9月 || 近江モーター株式会社 || 品質管理係長
## 職務詳細
**京滋電子工業株式会社（電子部品製造、従業員600名）**
・車載部品の品質保証、IATF16949認証取得（2016年）
・部下25名
**近江モーター株式会社（小型モーター製造、従業員400名）**
・不良率を0.8％から0.2％に改善
## 学歴
1998年3月　比叡大学 理工学部 卒業
## 資格
品質管理検定1級、ISO9001主任審査員
`,
};
