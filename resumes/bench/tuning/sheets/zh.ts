import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** A form with lines around its cells: four columns of labels and values. */
export const zh4: Sheet = {
  language: 'zh',
  hasRules: true,
  columns: { 4: [15, 35, 15, 35], 2: [15, 85], 3: [25, 45, 30] },
  facts: {
    name: '王思远',
    dateOfBirth: '1990-05',
    nationality: 'CN',
    email: 'wangsiyuan@example.cn',
    phone: '138 0000 5678',
    currentAddress: '江苏省苏州市工业园区星湖街328号6幢1102室',
    positionAppliedFor: ['研发经理', '研发经理/工艺经理'],
    pastIndustry: industry('zh', 'chemistry', 'solar'),
  },
  positions: [
    { title: '工艺主管', organisation: '苏州恒光新材料有限公司', start: '2018-03', end: 'present' },
    {
      title: '工艺工程师',
      organisation: '常州明远化工股份有限公司',
      start: '2015-07',
      end: '2018-02',
    },
  ],
  text: `
^ # 个人简历
## 个人信息
姓　　名： || 王思远 || 性　　别： || 男
出生年月： || 1990.05 || 民　　族： || 汉族
籍　　贯： || 安徽合肥 || 国　　籍： || 中国
户　　籍： || 江苏苏州 || 政治面貌： || 中共党员
联系电话： || 13800005678 || 电子邮箱： || wangsiyuan@example.cn
通讯地址： || 江苏省苏州市工业园区星湖街328号6幢1102室
应聘职位： || 研发经理
## 教育背景
2012.09-2015.06 || 江南材料大学 || 材料学 硕士
2008.09-2012.06 || 江南材料大学 || 高分子材料 本科
## 工作经历
2018.03-至今 || 苏州恒光新材料有限公司 || 工艺主管
工作内容： || 负责封装胶膜的配方与挤出工艺，管理八人团队；主导良率提升，报废率由5%降至2%。
2015.07-2018.02 || 常州明远化工股份有限公司 || 工艺工程师
工作内容： || 负责聚烯烃改性与小试、中试放大。
## 项目经历
2019.05-2020.08 || 轻质组件封装材料开发 || 项目负责人
2016.03-2017.04 || 低温固化胶水 || 核心成员
## 自我评价
踏实认真，善于沟通。
`,
};

/** No labels at the top; company, department and time in one line, the job below. */
export const zh5: Sheet = {
  language: 'zh',
  colour: '#1f5fa8',
  facts: {
    name: '李梦瑶',
    dateOfBirth: null,
    nationality: null,
    email: 'li.mengyao@example.com',
    phone: '138-0000-1234',
    currentAddress: ['上海市浦东新区', '上海浦东新区'],
    positionAppliedFor: '品牌市场经理',
    pastIndustry: ['食品', '饮料', '快消', '消费品', '市场', '广告'],
  },
  positions: [
    { title: '市场主管', organisation: '上海云杉食品有限公司', start: '2019-06', end: 'present' },
    { title: '品牌专员', organisation: '杭州禾苗饮料集团', start: '2016-08', end: '2019-05' },
    {
      title: '市场部实习生',
      organisation: '宁波海岸传媒',
      start: '2016-02',
      end: '2016-06',
      accepted: { title: ['实习生'] },
    },
  ],
  text: `
^ # 李梦瑶
^ 女｜32岁｜138-0000-1234｜li.mengyao@example.com
^ 现居上海市浦东新区｜9年工作经验｜已婚已育
## ■ 求职意向
品牌市场经理 / 上海 / 面议 / 一个月内到岗
## ■ 工作经历
**上海云杉食品有限公司 · 市场部** >> 2019年6月—今
市场主管
- 制定年度品牌计划，统筹线上线下活动预算800万元
- 搭建新品上市流程，全年上新12款
**杭州禾苗饮料集团 · 品牌中心** >> 2016年8月—2019年5月
品牌专员
- 负责校园渠道推广与物料制作
**宁波海岸传媒 · 市场部** >> 2016年2月—2016年6月
市场部实习生
- 协助撰写公众号文章
## ■ 项目经验
**“夏日气泡”新品上市** >> 2021年3月—2021年9月
项目经理
- 上市三个月销售额突破3000万元
## ■ 教育经历
**东海财经大学** · 市场营销 · 本科 >> 2012年9月—2016年6月
## ■ 技能证书
英语六级，普通话二级甲等
`,
};

/** As a platform for jobs exports it: title and employer in one line, what was done as sentences. */
export const zh6: Sheet = {
  language: 'zh',
  facts: {
    name: '赵一鸣',
    dateOfBirth: null,
    nationality: null,
    email: 'zhaoyiming@example.net',
    phone: '13900002222',
    currentAddress: '杭州',
    positionAppliedFor: 'Java开发工程师',
    pastIndustry: industry('zh', 'software'),
  },
  positions: [
    {
      title: '高级Java开发工程师',
      organisation: '杭州智云网络科技有限公司',
      start: '2021-07',
      end: 'present',
    },
    { title: 'Java开发工程师', organisation: '南京数途软件', start: '2018-07', end: '2021-06' },
  ],
  text: `
# 赵一鸣
男 | 年龄：29岁 | 电话：13900002222 | 邮箱：zhaoyiming@example.net
7年工作经验 | 求职意向：Java开发工程师 | 期望薪资：20-25K | 期望城市：杭州
所在地：杭州
## 个人优势
1. 熟悉Java、Spring Boot、MySQL、Redis，有高并发系统经验；
2. 2020年起带领3人小组，沟通能力强。
## 工作经历
**杭州智云网络科技有限公司** 高级Java开发工程师 >> 2021.07-至今
内容：
1. 负责订单中心的设计与开发，日均处理订单200万单；
2. 参与微服务拆分，接口平均耗时降低40%。
业绩：2022年度优秀员工
**南京数途软件** Java开发工程师 >> 2018.07-2021.06
内容：
负责企业报表平台的后端开发与维护。
## 项目经历
**订单中心重构** 后端负责人 >> 2022.03-2022.12
内容：
将单体应用拆分为八个服务。
**报表平台** 开发工程师 >> 2019.01-2020.05
内容：
支持拖拽生成报表。
## 教育经历
**金陵理工大学** 本科 计算机科学与技术 >> 2014-2018
## 资格证书
大学英语六级
`,
};

/** From Taiwan: years of the Republic, a table of jobs with heads over its columns. */
export const zh7: Sheet = {
  language: 'zh',
  traditional: true,
  hasRules: true,
  columns: { 4: [24, 30, 16, 30], 2: [20, 80] },
  facts: {
    name: '陳柏翰',
    dateOfBirth: '1989-10-03',
    nationality: 'TW',
    email: 'bohan.chen@example.tw',
    phone: '0912-345-678',
    currentAddress: '新北市板橋區文化路二段88巷12號5樓',
    positionAppliedFor: '設備工程師',
    pastIndustry: industry('zh', 'electronics'),
  },
  positions: [
    {
      title: '資深設備工程師',
      organisation: '晶曜半導體股份有限公司',
      start: '2017-03',
      end: 'present',
    },
    { title: '設備工程師', organisation: '聯騰光電', start: '2014-09', end: '2017-02' },
  ],
  text: `
# 履歷表
## 基本資料
中文姓名 || 陳柏翰
英文姓名 || Chen, Bo-Han
出生日期 || 民國78年10月3日
國籍 || 中華民國
婚姻狀況 || 未婚
兵役狀況 || 役畢（民國102年退伍）
行動電話 || 0912-345-678
電子信箱 || bohan.chen@example.tw
戶籍地址 || 台南市東區中華東路三段7號
通訊地址 || 22041 新北市板橋區文化路二段88巷12號5樓
應徵職務 || 設備工程師
## 學歷
學校 || 科系 || 學位 || 期間
淡江口科技大學 || 機械工程 || 碩士 || 2011/09～2013/06
## 工作經歷
服務公司 || 產業類別 || 職稱 || 任職期間
晶曜半導體股份有限公司 || 半導體製造業 || 資深設備工程師 || 2017/03～迄今
聯騰光電 || 光電業 || 設備工程師 || 2014/09～2017/02
## 工作內容說明
負責蝕刻機台之安裝、保養與異常排除，並帶領三位新進同仁。
## 自傳
我生長於台南的小康家庭，自幼對機械充滿興趣。
`,
};

/** From Hong Kong: English beside Chinese, the newest job as a paragraph. */
export const zh8: Sheet = {
  language: 'zh',
  traditional: true,
  facts: {
    name: [
      '黃詠詩',
      'Wong Wing Sze',
      '黃詠詩 Wong Wing Sze',
      '黃詠詩 (Wong Wing Sze)',
      '黃詠詩（Wong Wing Sze）',
    ],
    dateOfBirth: '1992-07-15',
    nationality: null,
    email: 'wingsze.wong@example.hk',
    phone: '+852 5123 4567',
    currentAddress: '香港新界沙田大圍美田路18號嘉峰花園3座12樓B室',
    positionAppliedFor: '高級會計主任',
    pastIndustry: [
      ...industry('zh', 'trade'),
      '會計',
      '核數',
      '金融',
      '財務',
      '审计',
      '審計',
      '商業服務',
    ],
  },
  positions: [
    {
      title: '會計主任',
      organisation: '恆達貿易（香港）有限公司',
      start: '2018-09',
      end: 'present',
    },
    {
      title: '核數師',
      organisation: '梁何會計師事務所',
      start: '2015-08',
      end: '2018-08',
      accepted: { title: ['助理核數師'] },
    },
    { title: '暑期實習生', organisation: '新界商業銀行', start: '2014-06', end: '2014-08' },
  ],
  columns: { 2: [26, 74] },
  text: `
# 黃詠詩 Wong Wing Sze
地址：香港新界沙田大圍美田路18號嘉峰花園3座12樓B室
電話：+852 5123 4567　　電郵：wingsze.wong@example.hk
出生日期：15/07/1992
申請職位：高級會計主任
## 工作經驗
2018年9月至今 || **會計主任**，恆達貿易（香港）有限公司\\\\- 處理全套賬目及每月報表\\\\- 監督兩名會計文員
2015年8月 – 2018年8月 || **核數師**，梁何會計師事務所\\\\- 審核中小企業年度帳目
2014年6月 – 2014年8月 || **暑期實習生**，新界商業銀行\\\\- 協助分行櫃位服務
## 學歷
2011 – 2015 || 維港大學 工商管理學士（會計）
2005 – 2011 || 沙田官立英文中學
## 專業資格
2018 || 香港註冊會計師
## 語言
粵語（母語）、英語（流利）、普通話（良好）
`,
};
