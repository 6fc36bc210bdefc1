import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** Labels with spaces in them, household and present address both; jobs after a dash. */
export const zh26: Sheet = {
  language: 'zh',
  facts: {
    name: '欧阳静怡',
    dateOfBirth: '1994-06',
    nationality: null,
    email: 'ouyang.jy@example.com',
    phone: '15900003333',
    currentAddress: [
      '重庆市渝北区龙溪街道新溉大道88号山水雅苑3栋2单元1501',
      '渝北区龙溪街道新溉大道88号山水雅苑3栋2单元1501',
    ],
    positionAppliedFor: '人事经理',
    pastIndustry: ['餐饮', '酒店', '食品'],
  },
  positions: [
    {
      title: '人事行政主管',
      organisation: '重庆辣满江餐饮管理有限公司',
      start: '2020-03',
      end: 'present',
    },
    {
      title: '招聘专员',
      organisation: '重庆辣满江餐饮管理有限公司',
      start: '2018-07',
      end: '2020-02',
    },
    { title: '前台文员', organisation: '山城假日酒店', start: '2016-07', end: '2018-06' },
  ],
  text: `
^ # 求 职 简 历
姓　　名：欧阳静怡　　　　　　性　　别：女
出生年月：1994年6月　　　　　　民　　族：土家族
户口所在地：湖南省湘西州吉首市乾州街道人民北路12号
现居地址：重庆市渝北区龙溪街道新溉大道88号山水雅苑3栋2单元1501
手　　机：15900003333
邮　　箱：ouyang.jy@example.com
意向岗位：人事经理
## 一、工作履历
2020年3月—至今　重庆辣满江餐饮管理有限公司——人事行政主管
- 统筹二十家门店的招聘、考勤与薪酬核算；
- 制定门店店长晋升制度。
2018年7月—2020年2月　重庆辣满江餐饮管理有限公司——招聘专员
- 每月完成门店招聘六十人以上。
2016年7月—2018年6月　山城假日酒店——前台文员
## 二、教育背景
2012年9月—2016年6月　嘉陵文理学院　人力资源管理（本科）
## 三、其他
人力资源管理师三级；普通话二级乙等
`,
};

/** A side column; the town alone among contacts; title and employer parted by bars. */
export const zh27: Sheet = {
  language: 'zh',
  colour: '#2b5d54',
  facts: {
    name: '马骁',
    dateOfBirth: '1991-12-03',
    nationality: null,
    email: 'maxiao91@example.cn',
    phone: '+86 186 0000 8899',
    currentAddress: ['陕西西安·雁塔区', '西安·雁塔区', '陕西西安 雁塔区', '陕西西安雁塔区'],
    positionAppliedFor: '采购经理',
    pastIndustry: [...industry('zh', 'automotive'), '零部件'],
  },
  positions: [
    { title: '采购主管', organisation: '西安骏驰汽车零部件', start: '2019-05', end: 'present' },
    {
      title: '供应商质量工程师（SQE）',
      organisation: '宝鸡秦川传动',
      start: '2015-08',
      end: '2019-04',
      accepted: { title: ['供应商质量工程师', 'SQE'] },
    },
    { title: '质检实习生', organisation: '咸阳渭河铸造厂', start: '2014-07', end: '2014-09' },
  ],
  text: `
## 联系我
+86 186 0000 8899
maxiao91@example.cn
现居：陕西西安·雁塔区
## 基本情况
1991.12.03
男 / 已婚
7年以上经验
## 技能
SAP MM
APQP / PPAP
英语CET-6
---
# 马骁
应聘：采购经理
## 职业经历
采购主管 | 西安骏驰汽车零部件 | 2019.5 - 至今
- 管理铸件与冲压件供应商四十余家，年采购额2.3亿元
- 推动三家供应商通过整车厂审核
供应商质量工程师（SQE） | 宝鸡秦川传动 | 2015.8 - 2019.4
- 主导来料不良的8D改善
质检实习生 | 咸阳渭河铸造厂 | 2014.7 - 2014.9
## 校园经历
学生会外联部部长 | 关中工学院 | 2013.9 - 2014.6
## 学历
关中工学院 | 机械设计制造及其自动化 | 2011.9 - 2015.6
`,
};

/** From Taiwan: an address in lines with a door, titles behind the firm, an industry of each. */
export const zh28: Sheet = {
  language: 'zh',
  traditional: true,
  columns: { 2: [25, 75] },
  facts: {
    name: ['林佳穎', '林佳穎 Lin, Chia-Ying', '林佳穎（Lin, Chia-Ying）', 'Lin, Chia-Ying'],
    dateOfBirth: '1987-04-28',
    nationality: 'TW',
    email: 'cy.lin@example.tw',
    phone: '(04) 2255-0100',
    currentAddress: [
      '407 台中市西屯區河南路二段262號之3 9樓',
      '台中市西屯區河南路二段262號之3 9樓',
    ],
    positionAppliedFor: '業務副理',
    pastIndustry: ['自行車', '運動', '製造', '機械', '體育'],
  },
  positions: [
    {
      title: '國外業務課長',
      organisation: '峰輪自行車工業股份有限公司',
      start: '2016-02',
      end: 'present',
    },
    { title: '業務專員', organisation: '昇陽五金企業有限公司', start: '2012-08', end: '2016-01' },
    { title: '門市人員', organisation: '日和咖啡', start: '2011-07', end: '2012-07' },
  ],
  text: `
# 林佳穎（Lin, Chia-Ying）
## 個人資料
生日 || 1987 / 04 / 28
國籍 || 中華民國（台灣）
聯絡電話 || (04) 2255-0100
E-mail || cy.lin@example.tw
居住地址 || 407 台中市西屯區河南路二段262號之3 9樓
戶籍地 || 彰化縣員林市中山路一段5號
希望職稱 || 業務副理
## 經歷
峰輪自行車工業股份有限公司　國外業務課長 >> 2016年2月～現在
產業：自行車製造業
負責歐洲品牌客戶之開發，年成長15%。
昇陽五金企業有限公司　業務專員 >> 2012年8月～2016年1月
產業：五金製造業
日和咖啡　門市人員 >> 2011年7月～2012年7月
產業：餐飲業
## 學歷
中興湖大學　外國語文學系　學士 >> 2005年9月～2009年6月
## 語文
英文：精通　日文：中等
`,
};
