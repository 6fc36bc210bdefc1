import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** A Chinese page by a designer of templates: skills first, each job told by labels below a bar. */
export const zh19: Sheet = {
  language: 'zh',
  colour: '#d9534f',
  facts: {
    name: '慕容晓月',
    dateOfBirth: '1996-04',
    nationality: null,
    email: 'murong_xy@example.com',
    phone: '199-0000-5678',
    currentAddress: ['湖南长沙岳麓区', '湖南省长沙市岳麓区', '长沙岳麓区'],
    positionAppliedFor: ['UI设计师', 'UI设计师（视觉方向）'],
    pastIndustry: [...industry('zh', 'software'), '设计', '广告', '传媒', '媒体', '教育'],
  },
  positions: [
    { title: 'UI设计师', organisation: '长沙橙子在线教育', start: '2021-08', end: 'present' },
    {
      title: '平面设计师',
      organisation: '湖南大象广告传播有限公司',
      start: '2018-07',
      end: '2021-07',
    },
  ],
  text: `
^ # 慕容晓月
^ 应聘UI设计师（视觉方向）
^ 1996.04 / 湖南长沙岳麓区 / 199-0000-5678 / murong_xy@example.com
## PART 1  我会什么
Figma、Sketch、AE、C4D
## PART 2  我在哪里工作过
公司：长沙橙子在线教育　　　时间：2021.08—至今
职位：UI设计师
职责：负责APP改版与组件库建设，月活提升30%
公司：湖南大象广告传播有限公司　　　时间：2018.07—2021.07
职位：平面设计师
职责：品牌VI、画册、展会物料
## PART 3  我做过的项目
项目：校园H5大赛（2017.05—2017.09）
角色：主设计
## PART 4  我在哪里学习
学校：湘南艺术学院　　　时间：2014.09—2018.06
专业：视觉传达设计（本科）
## PART 5  关于我
喜欢徒步与摄影。
`,
};

/** A mainland engineer's plain page: times in full, the firm's department and leader, retirement of the firm. */
export const zh20: Sheet = {
  language: 'zh',
  font: 'serif',
  facts: {
    name: '吕国栋',
    dateOfBirth: '1979-10-10',
    nationality: 'CN',
    email: 'lvguodong@example.com',
    phone: '0086-13300001234',
    currentAddress: '河北省保定市莲池区朝阳北大街2238号阳光小区7-3-1101',
    positionAppliedFor: '生产厂长',
    pastIndustry: [...industry('zh', 'solar', 'engineering', 'electronics'), '玻璃', '建材'],
  },
  positions: [
    {
      title: '生产副厂长',
      organisation: '保定晶源玻璃制品有限公司',
      start: '2014-05',
      end: 'present',
    },
    { title: '车间主任', organisation: '石家庄光明灯具厂', start: '2006-03', end: '2014-04' },
    { title: '技术员', organisation: '石家庄光明灯具厂', start: '2001-07', end: '2006-02' },
  ],
  text: `
^ # 求职简历
一、基本资料
姓名：吕国栋　　性别：男　　出生年月日：1979年10月10日　　国籍：中国
身份证号码：130000197910100000
家庭住址：河北省保定市莲池区朝阳北大街2238号阳光小区7-3-1101
手机：0086-13300001234　　QQ：100000000　　邮箱：lvguodong@example.com
求职岗位：生产厂长　　目前年薪：18万　　期望年薪：25万
二、工作简历
（1）自2014年5月起至今，保定晶源玻璃制品有限公司，任生产副厂长。
主管两座窑炉及深加工车间，员工210人。
（2）自2006年3月至2014年4月，石家庄光明灯具厂，任车间主任。
（3）自2001年7月至2006年2月，石家庄光明灯具厂，任技术员。
三、学历及培训
1998年9月至2001年6月，燕赵工业学校，硅酸盐工艺，大专。
2010年3月，参加精益生产培训。
四、奖惩情况
2012年度市劳动模范。
五、证明人
赵厂长，电话13300009999。
`,
};

/** Japanese by an agency: initials of the firm's facts in rows of bullets, `入社` and `退社` lines. */
export const ja12: Sheet = {
  language: 'ja',
  facts: {
    name: '五十嵐 誠',
    dateOfBirth: '1982-03-15',
    nationality: null,
    email: 'm.igarashi+job@example.jp',
    phone: '080-5555-6789',
    currentAddress: [
      '〒950-0911 新潟県新潟市中央区笹口1丁目12-5',
      '新潟県新潟市中央区笹口1丁目12-5',
    ],
    positionAppliedFor: ['施工管理（電気）', '施工管理'],
    pastIndustry: [...industry('ja', 'construction', 'electronics', 'solar'), '設備'],
  },
  positions: [
    {
      title: '工事課長',
      organisation: '株式会社北越電設',
      start: '2015-09',
      end: 'present',
      accepted: { title: ['課長', '工事部 工事課長', '電気工事課長'] },
    },
    { title: '電気工事士', organisation: '有限会社佐藤電気', start: '2003-04', end: '2015-08' },
  ],
  text: `
^ # 職　務　経　歴　書
　 >> 作成日：令和6年5月10日
　 >> 五十嵐　誠（イガラシ　マコト）
・住所：〒950-0911 新潟県新潟市中央区笹口1丁目12-5
・電話：080-5555-6789
・e-mail：m.igarashi+job@example.jp
・生年月日：1982年3月15日（42歳）
・希望職種：施工管理（電気）
## ＜職務要約＞
電気工事の現場を12年、施工管理を9年経験。太陽光発電所の工事も担当しました。
## ＜職務経歴＞
**2015年9月〜現在**
**株式会社北越電設**
〔事業内容〕電気設備工事　〔資本金〕5,000万円　〔従業員数〕85名
〔雇用形態〕正社員　〔役職〕工事課長
〔職務内容〕
・商業施設、病院の電気設備の施工管理
・メガソーラー2MWの工程・安全管理（2019年〜2020年）
**2003年4月〜2015年8月**
**有限会社佐藤電気**
〔事業内容〕住宅電気工事　〔従業員数〕12名
〔雇用形態〕正社員　〔職種〕電気工事士
〔職務内容〕
・住宅の屋内配線、エアコン取付
## ＜学歴＞
2003年3月　県立信濃川工業高校 電気科 卒業
## ＜資格＞
1級電気工事施工管理技士（2016年）、第一種電気工事士（2008年）
## ＜趣味＞
釣り、2018年から少年野球のコーチ
`,
};

/** Japanese for a foreign firm: English headings, titles in both scripts, months by name. */
export const ja13: Sheet = {
  language: 'ja',
  font: 'serif',
  columns: { 2: [26, 74] },
  facts: {
    name: [
      '三浦 エミリー 香織',
      '三浦 エミリー香織',
      'Emily Kaori Miura',
      '三浦 エミリー 香織 / Emily Kaori Miura',
    ],
    dateOfBirth: null,
    nationality: ['JP', 'US'],
    email: 'emily.miura@example.com',
    phone: '+81 90-8888-0000',
    currentAddress: [
      '東京都港区白金台4-6-1 白金マンション702',
      '108-0071 東京都港区白金台4-6-1 白金マンション702',
      '〒108-0071 東京都港区白金台4-6-1 白金マンション702',
    ],
    positionAppliedFor: [
      'マーケティングマネージャー',
      'マーケティングマネージャー（Marketing Manager）',
    ],
    pastIndustry: ['化粧品', '広告', 'メディア', 'マーケティング', '化学', '消費財', '医薬'],
  },
  positions: [
    {
      title: 'シニアブランドマネージャー',
      organisation: 'ルミエール・ジャパン合同会社',
      start: '2019-11',
      end: 'present',
    },
    {
      title: 'ブランドマネージャー',
      organisation: 'ルミエール・ジャパン合同会社',
      start: '2016-02',
      end: '2019-10',
    },
    {
      title: 'アカウントエグゼクティブ',
      organisation: '株式会社アドスター',
      start: '2012-04',
      end: '2016-01',
    },
  ],
  text: `
# 三浦 エミリー 香織 / Emily Kaori Miura
〒108-0071 東京都港区白金台4-6-1 白金マンション702 | +81 90-8888-0000 | emily.miura@example.com
国籍：日本・アメリカ（二重国籍）
応募ポジション｜マーケティングマネージャー（Marketing Manager）
## SUMMARY / 概要
化粧品ブランドの戦略立案から実行まで12年の経験。
## EXPERIENCE / 職務経歴
**ルミエール・ジャパン合同会社** >> 東京
2019年11月 – 現在 || シニアブランドマネージャー\\\\・スキンケア事業の売上を3年で1.6倍に\\\\・5名のチームを統括
2016年2月 – 2019年10月 || ブランドマネージャー\\\\・新製品4品の発売
**株式会社アドスター** >> 東京
2012年4月 – 2016年1月 || アカウントエグゼクティブ\\\\・消費財クライアントの広告運用
## EDUCATION / 学歴
2008年4月 – 2012年3月 || 白樺国際大学 教養学部
## LANGUAGES / 語学
日本語・英語（ネイティブ）
`,
};
