import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** A programmer's history: one firm, then a table of its projects with times of their own. */
export const ja16: Sheet = {
  language: 'ja',
  hasRules: true,
  columns: { 4: [22, 42, 18, 18], 2: [22, 78] },
  facts: {
    name: '菊地 浩二',
    dateOfBirth: null,
    nationality: null,
    email: 'kikuchi.koji@example.co.jp',
    phone: '080-3333-0001',
    currentAddress: ['宮城県仙台市青葉区国分町3-7-1', '〒980-0803 宮城県仙台市青葉区国分町3-7-1'],
    positionAppliedFor: ['プロジェクトマネージャー'],
    pastIndustry: [...industry('ja', 'software'), 'システム', '通信'],
  },
  positions: [
    {
      title: 'システムエンジニア',
      organisation: '東北システムズ株式会社',
      start: '2014-04',
      end: 'present',
    },
    { title: 'プログラマー', organisation: '株式会社杜のソフト', start: '2010-04', end: '2014-03' },
  ],
  text: `
^ # 職務経歴書
　 >> 令和6年8月1日現在　氏名：菊地 浩二
〒980-0803 宮城県仙台市青葉区国分町3-7-1　080-3333-0001　kikuchi.koji@example.co.jp
希望ポジション：プロジェクトマネージャー
## ■職務要約
受託開発を14年。直近4年はリーダーとして5～10名をまとめています。
## ■職務経歴
**◇2014年4月～現在　東北システムズ株式会社**
事業内容：受託システム開発　従業員：180名　役職：システムエンジニア
期間 || プロジェクト概要 || 役割 || 環境
2021年5月～現在 || 【電力会社向け検針システム】要件定義、基本設計 || PL／7名 || Java, AWS
2018年1月～2021年4月 || 【物流倉庫管理】詳細設計、製造、試験 || SE／5名 || C#, Oracle
2014年4月～2017年12月 || 【自治体向け住民情報】製造、試験 || PG／12名 || Java
**◇2010年4月～2014年3月　株式会社杜のソフト**
事業内容：ソフトウェア開発　従業員：45名　役職：プログラマー
期間 || プロジェクト概要 || 役割 || 環境
2010年7月～2014年3月 || 【販売管理パッケージ】保守、機能追加 || PG／4名 || VB.NET
## ■学歴
2010年3月　みちのく情報大学 卒業
## ■資格
応用情報技術者（2013年6月）、AWS認定SAA（2020年2月）
`,
};

/** A student's form: part-time work beside studies, a club, a wish for the job. */
export const ja17: Sheet = {
  language: 'ja',
  colour: '#b03060',
  columns: { 2: [24, 76] },
  facts: {
    name: '朝倉 結衣',
    dateOfBirth: '2003-05-05',
    nationality: null,
    email: 'asakura.yui@example.ac.jp',
    phone: '090-2020-3030',
    currentAddress: [
      '神奈川県藤沢市湘南台1-22-4 ハイム湘南105',
      '〒252-0804 神奈川県藤沢市湘南台1-22-4 ハイム湘南105',
    ],
    positionAppliedFor: ['営業職（総合職）', '営業職', '総合職'],
    pastIndustry: ['飲食', 'ホテル', '宿泊', '教育', 'カフェ', '小売', '外食'],
  },
  positions: [
    {
      title: 'ホールスタッフ',
      organisation: 'カフェ・ラ・メール藤沢店',
      start: '2022-05',
      end: 'present',
      accepted: { organisation: ['カフェ・ラ・メール'] },
    },
    {
      title: 'マーケティングインターン',
      organisation: '株式会社ソラエナ',
      start: '2023-08',
      end: '2023-09',
    },
    { title: '塾講師', organisation: '個別指導まなび塾', start: '2021-06', end: '2022-04' },
  ],
  text: `
# 朝倉 結衣（あさくら ゆい）
エントリーシート　｜　希望職種：営業職（総合職）
## 基本情報
生年月日 || 2003年5月5日（21歳）
住所 || 〒252-0804 神奈川県藤沢市湘南台1-22-4 ハイム湘南105
電話番号 || 090-2020-3030
メールアドレス || asakura.yui@example.ac.jp
## 学歴
2022年4月 || 江ノ島大学 経営学部 入学
2026年3月 || 江ノ島大学 経営学部 卒業見込み
## アルバイト・インターン歴
2022年5月～現在 || カフェ・ラ・メール藤沢店／ホールスタッフ
2023年8月～2023年9月 || 株式会社ソラエナ／マーケティングインターン
2021年6月～2022年4月 || 個別指導まなび塾／塾講師
## サークル活動
2022年4月～2024年12月 || 軽音楽部 副部長
## 学生時代に力を入れたこと
カフェの売上を伸ばすため、季節のセットを提案しました。
## 資格
TOEIC 720点（2023年12月）
`,
};

/** A professor's list: posts at universities, papers, grants with their years. */
export const zh23: Sheet = {
  language: 'zh',
  font: 'serif',
  facts: {
    name: '戚继远',
    dateOfBirth: '1984-11',
    nationality: null,
    email: 'qijiyuan@example.edu.cn',
    phone: '021-55550199',
    currentAddress: ['上海市松江区龙源路555号材料学院3208室', null],
    positionAppliedFor: ['首席科学家', '首席科学家（钙钛矿方向）'],
    pastIndustry: [...industry('zh', 'solar', 'chemistry'), '科研', '研究', '教育', '高校'],
  },
  positions: [
    {
      title: '副教授',
      organisation: '东江理工大学',
      start: '2018-09',
      end: 'present',
      accepted: { organisation: ['东江理工大学材料学院', '东江理工大学 材料学院'] },
    },
    {
      title: '博士后',
      organisation: '新加坡狮城大学',
      start: '2014-10',
      end: '2018-08',
      accepted: { organisation: ['新加坡狮城大学化学系'] },
    },
    { title: '助理研究员', organisation: '华宇光电研究院', start: '2012-07', end: '2014-09' },
  ],
  text: `
^ # 戚继远 博士
^ 申请职位：首席科学家（钙钛矿方向）
1984年11月出生，中共党员，副教授，硕士生导师
联系电话：021-55550199，E-mail：qijiyuan@example.edu.cn
办公地址：上海市松江区龙源路555号材料学院3208室
**一、工作经历**
2018.09—至今　　东江理工大学　材料学院　副教授
2014.10—2018.08　新加坡狮城大学　化学系　博士后
2012.07—2014.09　华宇光电研究院　助理研究员
**二、教育经历**
2007.09—2012.06　中原科技大学　材料学　博士（硕博连读）
2003.09—2007.06　中原科技大学　应用化学　学士
**三、主持科研项目**
2021.01—2024.12　国家自然科学基金面上项目，高效钙钛矿叠层电池界面调控，58万元，主持
2019.06—2021.06　上海市自然科学基金，20万元，主持
**四、代表性论文**
[1] J. Qi, et al. Adv. Mater. 2022, 34, 2100000.
[2] J. Qi, et al. Joule 2020, 4, 100.
**五、学术兼职**
2020—至今　《太阳能学报》青年编委
`,
};

/** Mainland, in a word processor: a header on each page, years with dashes of all kinds, a firm renamed. */
export const zh24: Sheet = {
  language: 'zh',
  header: '个人简历 — 谷雨晴',
  colour: '#006699',
  facts: {
    name: '谷雨晴',
    dateOfBirth: '1992-02-20',
    nationality: null,
    email: 'gu.yuqing@example.com',
    phone: '18600009999',
    currentAddress: ['天津市南开区白堤路236号2-604', '天津市南开区白堤路236号2-604（可接受外派）'],
    positionAppliedFor: ['人力资源业务伙伴（HRBP）', '人力资源业务伙伴'],
    pastIndustry: ['人力', '汽车', '零部件', '制造', '医疗', '医药', '器械', '咨询'],
  },
  positions: [
    { title: 'HRBP', organisation: '天津渤海汽车电子有限公司', start: '2020-04', end: 'present' },
    {
      title: '招聘与培训主管',
      organisation: '德迈医疗器械（天津）有限公司',
      start: '2016-06',
      end: '2020-03',
    },
    { title: '人事助理', organisation: '北方人才咨询', start: '2014-07', end: '2016-05' },
  ],
  text: `
# 谷雨晴
女／1992-02-20／天津市南开区白堤路236号2-604
Tel/WeChat：18600009999　Mail：gu.yuqing@example.com
目标岗位：人力资源业务伙伴（HRBP）
## ◆ 职业经历 ◆
**2020.04 —— 至 今**　天津渤海汽车电子有限公司（原津滨电装）　HRBP
▪ 支持研发与生产部门，共600人
▪ 搭建工程师任职资格体系
**2016.06 —— 2020.03**　德迈医疗器械（天津）有限公司　招聘与培训主管
▪ 年招聘150人，渠道费用降低30%
**2014.07 —— 2016.05**　北方人才咨询　人事助理
## ◆ 学习经历 ◆
**2010.09 —— 2014.06**　海河商业大学　人力资源管理　管理学学士
## ◆ 证书 ◆
2018.05　企业人力资源管理师二级
2013.12　CET-6
## ◆ 兴趣 ◆
马拉松（2019、2023 天津马拉松完赛）
`,
};
