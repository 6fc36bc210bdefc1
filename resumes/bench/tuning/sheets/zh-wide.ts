import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** As a job site exports it: basic facts between bars, the length of each job, the firm's trade. */
export const zh13: Sheet = {
  language: 'zh',
  colour: '#2a6ebb',
  facts: {
    name: '司马云帆',
    dateOfBirth: '1991-03',
    nationality: null,
    email: 'simayunfan@example.com',
    phone: '15800001111',
    currentAddress: ['上海-浦东新区', '上海浦东新区', '上海 浦东新区'],
    positionAppliedFor: ['采购经理', '采购经理、供应链经理'],
    pastIndustry: [...industry('zh', 'automotive', 'logistics'), '零部件'],
  },
  positions: [
    {
      title: '高级采购工程师',
      organisation: '上海凌峰汽车零部件有限公司',
      start: '2019-03',
      end: 'present',
    },
    {
      title: '采购专员',
      organisation: '昆山德胜精密模具有限公司',
      start: '2014-07',
      end: '2019-02',
    },
  ],
  text: `
简历ID：JM00000000R90250000000 >> 更新时间：2024.03.18
# 司马云帆
男 | 1991年3月 | 本科 | 9年工作经验 | 已婚
现居住于上海-浦东新区 | 户口：安徽芜湖 | 离职-随时到岗
手机：15800001111 >> 邮箱：simayunfan@example.com
## 求职意向
期望从事职业： 采购经理、供应链经理
期望从事行业： 汽车/摩托车、电子技术/半导体
期望工作地区： 上海、苏州
期望月薪： 15001-20000元/月
## 自我评价
有较强的谈判与成本分析能力，熟悉IATF16949。
## 工作经历
2019/03 - 至今  **上海凌峰汽车零部件有限公司**  （5年）
采购部 | 高级采购工程师 | 12001-15000元/月
汽车零部件及配件 | 企业性质：民营 | 规模：500-999人
工作描述： 负责铝压铸件与注塑件的供应商开发、议价与年降，年采购额1.2亿元。
2014/07 - 2019/02  **昆山德胜精密模具有限公司**  （4年7个月）
采购部 | 采购专员 | 6001-8000元/月
加工制造 | 企业性质：合资 | 规模：100-499人
工作描述： 下单、跟催、对账。
## 项目经验
2021/04 - 2021/12  压铸件国产化项目
项目职责： 主导供应商切换。
## 教育经历
2010/09 - 2014/06  江淮工程大学  工业工程  本科
## 语言能力
英语：读写能力良好 | 听说能力一般
`,
};

/** A careful student's page: bold school, a date at the right, `@` between job and firm. */
export const zh14: Sheet = {
  language: 'zh',
  font: 'serif',
  facts: {
    name: '林可欣',
    dateOfBirth: null,
    nationality: null,
    email: 'kexin.lin@example.edu.cn',
    phone: '(+86) 186-0000-2468',
    currentAddress: ['广东省广州市番禺区大学城外环东路', '广州市番禺区大学城外环东路', null],
    positionAppliedFor: '市场营销管培生',
    pastIndustry: [
      ...industry('zh', 'trade', 'software'),
      '日化',
      '化工',
      '快消',
      '营销',
      '传媒',
      '消费',
    ],
  },
  positions: [
    { title: '品牌实习生', organisation: '广州晨露日化有限公司', start: '2024-01', end: '2024-06' },
    {
      title: '用户运营实习生',
      organisation: '深圳市漫步网络科技有限公司',
      start: '2023-07',
      end: '2023-09',
    },
  ],
  text: `
^ # 林可欣
^ (+86) 186-0000-2468 · kexin.lin@example.edu.cn · 微信 linkx0000
^ 应聘：市场营销管培生
## 教育背景
**南粤财经大学** · 市场营销 · 硕士 >> 2022.09 – 2025.06（预计）
**南粤财经大学** · 工商管理 · 学士 >> 2018.09 – 2022.06
GPA 3.8/4.0，国家奖学金（前2%）
## 实习经历
**品牌实习生** @ 广州晨露日化有限公司 >> 2024.01 – 2024.06
- 跟进洗护新品上市，撰写小红书笔记40余篇，曝光120万
- 搭建竞品价格周报
**用户运营实习生** @ 深圳市漫步网络科技有限公司 >> 2023.07 – 2023.09
- 设计老用户召回活动，次月留存提升4.5个百分点
## 校园经历
**校学生会宣传部** 部长 >> 2020.09 – 2021.06
## 科研项目
**乡村电商调研** 负责人 >> 2021.03 – 2021.10
## 技能证书
CET-6 580分，Python，Tableau
## 通讯地址
广东省广州市番禺区大学城外环东路
`,
};

/** A state enterprise's form: cells of one table, the jobs within, remarks of the family. */
export const zh15: Sheet = {
  language: 'zh',
  hasRules: true,
  columns: { 6: [14, 20, 13, 20, 13, 20], 4: [20, 34, 26, 20], 2: [18, 82] },
  facts: {
    name: '古丽娜尔·艾山',
    dateOfBirth: '1987-06-21',
    nationality: null,
    email: 'gulinaer@example.cn',
    phone: '139 0000 7788',
    currentAddress: '新疆乌鲁木齐市水磨沟区南湖北路99号3号楼1单元502室',
    positionAppliedFor: '财务主管',
    pastIndustry: [
      ...industry('zh', 'solar', 'construction'),
      '财务',
      '会计',
      '金融',
      '电力',
      '食品',
    ],
  },
  positions: [
    {
      title: '会计',
      organisation: '乌鲁木齐天北供热有限责任公司',
      start: '2015-03',
      end: 'present',
    },
    { title: '出纳', organisation: '新疆绿洲果业股份公司', start: '2009-08', end: '2015-02' },
  ],
  text: `
^ # 应聘人员登记表
填表日期：2024年4月8日
姓名 || 古丽娜尔·艾山 || 性别 || 女 || 民族 || 维吾尔族
出生日期 || 1987.06.21 || 籍贯 || 新疆喀什 || 政治面貌 || 中共党员
身高 || 165cm || 婚否 || 已婚 || 健康状况 || 良好
联系电话 || 139 0000 7788 || 电子邮箱 || gulinaer@example.cn || 参加工作时间 || 2009年8月
家庭住址 || 新疆乌鲁木齐市水磨沟区南湖北路99号3号楼1单元502室
应聘部门及岗位 || 财务部　财务主管
学习经历
起止时间 || 学校名称 || 专业 || 学历
2005.9-2009.7 || 天山财经学院 || 会计学 || 本科
工作经历
起止时间 || 工作单位 || 部门 || 职务
2015.3-至今 || 乌鲁木齐天北供热有限责任公司 || 财务部 || 会计
2009.8-2015.2 || 新疆绿洲果业股份公司 || 财务科 || 出纳
家庭成员
称谓 || 姓名 || 工作单位 || 联系电话
丈夫 || 买买提 || 乌鲁木齐市第九中学教师 || 13900008899
本人承诺 || 以上所填内容属实，如有虚假，愿承担一切后果。
`,
};

/** From Hong Kong: English words in a Chinese CV, what is expected, two referees. */
export const zh16: Sheet = {
  language: 'zh',
  traditional: true,
  columns: { 2: [24, 76] },
  facts: {
    name: [
      '何家俊',
      'Ho Ka Chun, Jason',
      'Ho Ka Chun',
      'Jason Ho',
      '何家俊 Jason Ho',
      '何家俊 HO Ka Chun, Jason',
    ],
    dateOfBirth: null,
    nationality: null,
    email: 'jason.ho@example.com.hk',
    phone: '(852) 6123 4567',
    currentAddress: '九龍觀塘翠屏道19號翠屏邨翠楠樓2204室',
    positionAppliedFor: '物業主任',
    pastIndustry: ['物業', '地產', '房地產', '房地产', '物业', '不動產', '保安'],
  },
  positions: [
    {
      title: '助理物業主任',
      organisation: '怡景物業管理有限公司',
      start: '2019-11',
      end: 'present',
    },
    { title: '客戶服務大使', organisation: '維多利亞港灣酒店', start: '2016-06', end: '2019-10' },
    { title: '兼職售貨員', organisation: '大昌書店', start: '2014', end: '2016' },
  ],
  text: `
^ # 個人履歷
姓名 || 何家俊 HO Ka Chun, Jason
住址 || 九龍觀塘翠屏道19號翠屏邨翠楠樓2204室
聯絡電話 || (852) 6123 4567
電郵地址 || jason.ho@example.com.hk
應徵職位 || 物業主任
## 工作經驗
11/2019 – 現在 || **怡景物業管理有限公司**\\\\職位：助理物業主任\\\\- 處理住戶查詢及投訴\\\\- 監督清潔及保安承辦商
6/2016 – 10/2019 || **維多利亞港灣酒店**\\\\職位：客戶服務大使\\\\- 大堂接待
2014 – 2016 || **大昌書店**\\\\職位：兼職售貨員
## 教育程度
2010 – 2016 || 香港公開進修學院　酒店管理高級文憑
2004 – 2010 || 觀塘官立中學　香港中學文憑試
## 語言
廣東話（母語）、英語（良好）、普通話（流利）
## 其他資料
要求待遇：HK$23,000
可到職日期：一個月通知
## 諮詢人
陳大文先生，怡景物業管理有限公司高級物業經理，電話 2345 0000
李美儀小姐，chan@example.com.hk
`,
};
