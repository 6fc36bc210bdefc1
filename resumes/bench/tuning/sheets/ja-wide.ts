import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** The Japanese form by years of eras, contacts as above, wishes at the end. */
export const ja6: Sheet = {
  language: 'ja',
  hasRules: true,
  columns: { 3: [14, 8, 78], 2: [20, 80], 4: [14, 44, 12, 30] },
  facts: {
    name: '長谷川 美咲',
    dateOfBirth: '1995-01-08',
    nationality: null,
    email: 'hasegawa.m@example.ne.jp',
    phone: ['090-5555-0123', '052-555-0199'],
    currentAddress: [
      '〒464-0075 愛知県名古屋市千種区内山3-7-12 コーポ内山 203号室',
      '愛知県名古屋市千種区内山3-7-12 コーポ内山 203号室',
    ],
    positionAppliedFor: ['品質管理職', '品質管理', null],
    pastIndustry: [...industry('ja', 'engineering', 'automotive'), '食品'],
  },
  positions: [
    {
      title: '品質保証部 検査担当',
      organisation: '株式会社中京精密',
      start: '2020-10',
      end: 'present',
      accepted: { title: ['検査担当', '検査員'] },
    },
    {
      title: '製造職',
      organisation: '三河ベアリング株式会社',
      start: '2017-04',
      end: '2020-08',
      accepted: { title: ['製造'] },
    },
  ],
  text: `
# 履　歴　書 >> 令和6年4月20日現在
フリガナ || ハセガワ　ミサキ
氏名 || 長谷川　美咲
生年月日 || 平成7年1月8日生（満29歳） || 性別 || 女
ふりがな || あいちけんなごやしちくさくうちやま || 電話 || 052-555-0199
現住所 || 〒464-0075\\\\愛知県名古屋市千種区内山3-7-12 コーポ内山 203号室 || 携帯電話 || 090-5555-0123
ふりがな || 同上 || メール || hasegawa.m@example.ne.jp
連絡先 || 〒　　（現住所以外に連絡を希望する場合のみ記入）　同上
年 || 月 || 学歴・職歴（各別にまとめて書く）
 || || 学　　歴
平成25 || 3 || 愛知県立名東西高等学校　普通科　卒業
平成25 || 4 || 東海産業大学　工学部　機械工学科　入学
平成29 || 3 || 東海産業大学　工学部　機械工学科　卒業
 || || 職　　歴
平成29 || 4 || 三河ベアリング株式会社　入社（製造職）
令和2 || 8 || 一身上の都合により退職
令和2 || 10 || 株式会社中京精密　入社
 || || 品質保証部 検査担当として従事
 || || 現在に至る
 || || 以　上
年 || 月 || 免許・資格
平成28 || 9 || 普通自動車第一種運転免許　取得
令和3 || 11 || 品質管理検定2級　合格
志望の動機、特技、好きな学科など || 貴社の製品を支える品質に携わりたく志望いたしました。
本人希望記入欄 || 品質管理職を希望いたします。
`,
};

/** A career history by periods: department and rank in each box, the newest first. */
export const ja7: Sheet = {
  language: 'ja',
  hasRules: true,
  columns: { 2: [28, 72], 1: [100] },
  facts: {
    name: '佐々木 亮',
    dateOfBirth: null,
    nationality: null,
    email: 'r-sasaki@example.co.jp',
    phone: '080-9876-0000',
    currentAddress: '東京都世田谷区経堂2-14-5 経堂ハイツ301',
    positionAppliedFor: null,
    pastIndustry: [...industry('ja', 'software', 'trade'), '人材', '広告'],
  },
  positions: [
    {
      title: '課長',
      organisation: '株式会社リンクブリッジ',
      start: '2021-04',
      end: 'present',
      accepted: { title: ['営業企画部 課長', '営業企画部　課長'] },
    },
    {
      title: '法人営業',
      organisation: '株式会社リンクブリッジ',
      start: '2018-07',
      end: '2021-03',
      accepted: { title: ['法人営業部', '法人営業部 メンバー', 'メンバー'] },
    },
    {
      title: '営業担当',
      organisation: '日東オフィスサービス株式会社',
      start: '2013-04',
      end: '2018-06',
      accepted: { title: ['営業', 'ルート営業'] },
    },
  ],
  text: `
^ # 職務経歴書
　 >> 2024年6月1日
　 >> 氏名：佐々木 亮
【連絡先】東京都世田谷区経堂2-14-5 経堂ハイツ301　TEL 080-9876-0000　r-sasaki@example.co.jp
## 【職務要約】
新卒でオフィス機器の営業を5年、その後IT企業で法人営業と営業企画に従事。2021年より課長として8名を率いる。
## 【職務経歴】
■株式会社リンクブリッジ（2018年7月～現在）
◆事業内容：業務用クラウドサービスの開発・販売
◆資本金：1億円　◆従業員数：210名　◆雇用形態：正社員
2021年4月\\\\～現在 || 営業企画部　課長\\\\【業務内容】\\\\・販売計画の策定、代理店網の構築\\\\【実績】\\\\・2022年度 売上目標比118％
2018年7月\\\\～2021年3月 || 法人営業部　法人営業\\\\【業務内容】\\\\・中堅企業向け新規開拓
■日東オフィスサービス株式会社（2013年4月～2018年6月）
◆事業内容：オフィス機器の販売・保守
2013年4月\\\\～2018年6月 || 東京支店　営業担当\\\\・既存顧客80社のルート営業
## 【活かせる経験・知識・技術】
・数字に基づく計画立案
## 【保有資格】
普通自動車免許（2012年8月）
日商簿記2級（2015年2月）
## 【自己PR】
周囲を巻き込み、やり切る力があります。
以上
`,
};

/** A foreigner in Japan: the name in two scripts, the status of residence, dates with slashes. */
export const ja8: Sheet = {
  language: 'ja',
  facts: {
    name: [
      'グエン・ティ・ホア',
      'Nguyen Thi Hoa',
      'グエン・ティ・ホア (Nguyen Thi Hoa)',
      'グエン・ティ・ホア（Nguyen Thi Hoa）',
    ],
    dateOfBirth: '1996-09-30',
    nationality: 'VN',
    email: 'hoa.nguyen@example.com',
    phone: '070-1234-9999',
    currentAddress: [
      '〒541-0048 大阪府大阪市中央区瓦町1-2-3-804',
      '大阪府大阪市中央区瓦町1-2-3-804',
    ],
    positionAppliedFor: ['フロントエンドエンジニア'],
    pastIndustry: industry('ja', 'software'),
  },
  positions: [
    {
      title: 'フロントエンドエンジニア',
      organisation: 'スカイノート合同会社',
      start: '2022-05',
      end: 'present',
    },
    {
      title: 'Webコーダー',
      organisation: '（株）ナニワデザイン',
      start: '2019-10',
      end: '2022-04',
      accepted: {
        organisation: ['ナニワデザイン', '株式会社ナニワデザイン', '(株)ナニワデザイン'],
      },
    },
    { title: 'インターン', organisation: 'Saigon Soft JSC', start: '2018-06', end: '2018-09' },
  ],
  text: `
# グエン・ティ・ホア（Nguyen Thi Hoa）
希望職種: フロントエンドエンジニア
**生年月日** 1996/09/30　**国籍** ベトナム　**在留資格** 技術・人文知識・国際業務（2027/05/10まで）
**住所** 〒541-0048 大阪府大阪市中央区瓦町1-2-3-804
**電話** 070-1234-9999　**Email** hoa.nguyen@example.com
## 自己紹介
ベトナムで情報工学を学び、2019年に来日しました。ReactとTypeScriptが得意です。
## 経歴
**スカイノート合同会社** | フロントエンドエンジニア >> 2022/05 〜 現在
- メモアプリの画面設計と実装
- アクセシビリティ改善
**（株）ナニワデザイン** | Webコーダー >> 2019/10 〜 2022/04
- コーポレートサイト30件以上の制作
**Saigon Soft JSC** | インターン >> 2018/06 〜 2018/09
## 学歴
**ホーチミン情報大学** 情報工学部 卒業 >> 2014/09 〜 2018/08
**なにわ日本語学院** 修了 >> 2018/10 〜 2019/09
## 個人開発
**レシピ共有サイト** >> 2021/01 〜 2021/03
## スキル・資格
JLPT N1（2021/12）
`,
};

/** A history of one firm with promotions told as events, and a wish in the heading lines. */
export const ja9: Sheet = {
  language: 'ja',
  font: 'serif',
  facts: {
    name: '渡邉 恵子',
    dateOfBirth: '1979-07-04',
    nationality: null,
    email: 'keiko.watanabe@example.jp',
    phone: '03-5555-0147',
    currentAddress: '千葉県船橋市本町6丁目2番20号 ゼブラ船橋1105',
    positionAppliedFor: '経理マネージャー',
    pastIndustry: [
      ...industry('ja', 'electronics', 'trade'),
      '経理',
      '会計',
      '医療',
      '金融',
      '財務',
    ],
  },
  positions: [
    {
      title: '経理課長',
      organisation: '東葛メディカル機器株式会社',
      start: '2012-03',
      end: 'present',
      accepted: { title: ['経理課 課長', '課長', '経理課長'] },
    },
    {
      title: '経理担当',
      organisation: '有限会社鈴木会計センター',
      start: '2002-04',
      end: '2012-02',
      accepted: { title: ['会計スタッフ', '会計補助'] },
    },
  ],
  text: `
^ # 職務経歴書
渡邉 恵子（わたなべ けいこ）
昭和54年7月4日生まれ（44歳）
千葉県船橋市本町6丁目2番20号 ゼブラ船橋1105
電話 03-5555-0147 ／ メール keiko.watanabe@example.jp
応募ポジション：経理マネージャー
## 1. 経歴の概略
会計事務所で10年、医療機器メーカーの経理で12年の経験があります。
## 2. 勤務先別の経歴
**① 有限会社鈴木会計センター**　平成14年4月 ～ 平成24年2月
職種：経理担当
顧問先30社の記帳代行、決算補助、年末調整
**② 東葛メディカル機器株式会社**　平成24年3月 ～ 現在に至る
職種：経理課長
月次・年次決算、税務申告、監査対応、部下4名の指導
## 3. 学歴
平成10年4月 ～ 平成14年3月　下総女子大学 商学部
## 4. 資格
日商簿記検定1級（平成16年）
税理士科目合格（簿記論・財務諸表論）
## 5. 推薦者
東葛メディカル機器株式会社 元経理部長 田中 実（03-5555-9999）
`,
};
