import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const zh1: Person = {
  language: 'zh',
  facts: {
    name: '张文博',
    dateOfBirth: ['1990-08', '1990-08-01'],
    nationality: null,
    email: 'zhangwenbo@example.com',
    phone: '13812345601',
    currentAddress: '江苏省无锡市滨湖区梅园路88号3栋502室',
    positionAppliedFor: '工艺工程师',
    pastIndustry: industry('zh', 'solar', 'electronics', 'engineering'),
  },
  documentTitle: '个人简历',
  name: '张文博',
  headline: '求职意向：工艺工程师',
  contactHeading: '联系方式',
  contact: [
    ['现居地址', '江苏省无锡市滨湖区梅园路88号3栋502室'],
    ['手机', '13812345601'],
    ['邮箱', 'zhangwenbo@example.com'],
  ],
  detailsHeading: '基本信息',
  details: [
    ['性别', '男'],
    ['出生年月', '1990年8月'],
    ['政治面貌', '群众'],
  ],
  dates: { month: 'YYYY.MM', range: '{start} - {end}', open: '{start} - 至今' },
  sections: [
    {
      heading: '工作经历',
      positions: [
        {
          title: '高级工艺工程师',
          organisation: '无锡晨曦光伏科技有限公司',
          start: '2018-07',
          end: 'present',
          points: ['负责层压工艺参数优化，良率提升3%', '主导轻质组件试产导入'],
        },
        {
          title: '工艺工程师',
          organisation: '苏州蓝谷半导体有限公司',
          start: '2015-03',
          end: '2018-06',
        },
        {
          title: '助理工程师',
          organisation: '常州恒远机械厂',
          start: '2012-07',
          end: '2015-02',
        },
      ],
    },
    {
      heading: '教育背景',
      entries: [
        {
          title: '材料科学与工程（本科）',
          organisation: '太湖理工大学',
          start: '2008-09',
          end: '2012-06',
        },
      ],
    },
    { heading: '技能证书', lines: ['英语六级', 'Minitab、AutoCAD'], aside: true },
    { heading: '自我评价', lines: ['工作细致，善于用数据说话。'] },
  ],
};

export const zh2: Person = {
  language: 'zh',
  facts: {
    name: ['李思雨', '李思雨 Li Siyu', '李思雨 (Li Siyu)', 'Li Siyu'],
    dateOfBirth: '1993-02-18',
    nationality: 'CN',
    email: 'lisiyu@example.org',
    phone: '+86 138 1234 5602',
    currentAddress: '上海市浦东新区海棠路168弄6号1203室',
    positionAppliedFor: '海外销售经理',
    pastIndustry: industry('zh', 'trade', 'solar', 'electronics'),
  },
  documentTitle: '简历',
  name: '李思雨（Li Siyu）',
  headline: '应聘职位：海外销售经理',
  contactHeading: '联系方式',
  contact: [
    ['地址', '上海市浦东新区海棠路168弄6号1203室'],
    ['电话', '+86 138 1234 5602'],
    ['电子邮箱', 'lisiyu@example.org'],
  ],
  detailsHeading: '个人信息',
  details: [
    ['出生日期', '1993年2月18日'],
    ['国籍', '中国'],
    ['籍贯', '浙江绍兴'],
    ['婚姻状况', '未婚'],
  ],
  dates: { month: 'YYYY年M月', range: '{start}至{end}', open: '{start}至今' },
  sections: [
    {
      heading: '工作经验',
      positions: [
        {
          title: '区域销售主管（欧洲）',
          organisation: '上海辰星新能源股份有限公司',
          start: '2019-05',
          end: 'present',
          points: ['负责德国、波兰、西班牙市场', '年销售额突破2亿元'],
          accepted: { title: ['区域销售主管'] },
        },
        {
          title: '外贸专员',
          organisation: '宁波海航贸易有限公司',
          start: '2015-07',
          end: '2019-04',
        },
      ],
    },
    {
      heading: '教育经历',
      entries: [
        {
          title: '德语专业 本科',
          organisation: '东海外国语大学',
          start: '2011-09',
          end: '2015-06',
        },
      ],
    },
    {
      heading: '项目经历',
      entries: [
        {
          title: '展会策划负责人',
          organisation: '慕尼黑展会项目',
          start: '2022-03',
          end: '2022-07',
        },
      ],
    },
    { heading: '语言能力', lines: ['德语（专业八级）', '英语（六级）'], aside: true },
    { heading: '兴趣爱好', lines: ['摄影、羽毛球'], aside: true },
  ],
};

export const zh3: Person = {
  language: 'zh',
  traditional: true,
  facts: {
    name: '陳怡君',
    dateOfBirth: '1988-12-05',
    nationality: 'TW',
    email: 'yichun.chen@example.net',
    phone: '0912-345-603',
    currentAddress: [
      '新竹市東區光復路二段100號',
      '300 新竹市東區光復路二段100號',
      '台灣新竹市東區光復路二段100號',
    ],
    positionAppliedFor: null,
    pastIndustry: industry('zh', 'electronics', 'solar', 'engineering'),
  },
  name: '陳怡君',
  headline: '品質管理工程師',
  contactHeading: '聯絡方式',
  contact: [
    ['地址', '300 新竹市東區光復路二段100號'],
    ['手機', '0912-345-603'],
    ['電子郵件', 'yichun.chen@example.net'],
  ],
  detailsHeading: '個人資料',
  details: [
    ['出生日期', '1988/12/05'],
    ['國籍', '中華民國（台灣）'],
  ],
  dates: { month: 'YYYY/MM', range: '{start} ～ {end}', open: '{start} ～ 迄今' },
  sections: [
    { heading: '自傳摘要', lines: ['十年品質管理經驗，熟悉半導體與太陽能模組。'] },
    {
      heading: '工作經歷',
      positions: [
        {
          title: '品質管理工程師',
          organisation: '竹風太陽能股份有限公司',
          place: '新竹',
          start: '2017-09',
          end: 'present',
          points: ['主導供應商稽核', '建立進料檢驗標準'],
        },
        {
          title: '製程助理工程師',
          organisation: '明湖半導體股份有限公司',
          place: '新竹',
          start: '2012-03',
          end: '2017-08',
        },
      ],
    },
    {
      heading: '學歷',
      entries: [
        {
          title: '工業工程學系 碩士',
          organisation: '竹塹科技大學',
          start: '2009-09',
          end: '2011-06',
        },
      ],
    },
    { heading: '語言能力', lines: ['中文、英文、日文'], aside: true },
    { heading: '專業技能', lines: ['六標準差、SPC、Minitab'], aside: true },
  ],
};
