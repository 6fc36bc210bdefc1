import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const zh1: Person = {
  language: 'zh',
  facts: {
    name: '欧阳建国',
    dateOfBirth: ['1982-11', '1982-11-01'],
    nationality: null,
    email: 'ouyang.jg@example.com',
    phone: '139 8765 4321',
    currentAddress: '广东省东莞市松山湖园区新竹路5号2栋1101房',
    positionAppliedFor: '生产经理',
    pastIndustry: industry('zh', 'electronics', 'engineering', 'solar'),
  },
  documentTitle: '应聘登记表',
  photo: '照片',
  name: '欧阳建国',
  contactHeading: '联系方式',
  contact: [
    ['联系电话', '139 8765 4321'],
    ['电子邮件', 'ouyang.jg@example.com'],
    ['现住址', '广东省东莞市松山湖园区新竹路5号2栋1101房'],
  ],
  detailsHeading: '个人资料',
  details: [
    ['性别', '男'],
    ['出生年月', '1982.11'],
    ['民族', '汉族'],
    ['籍贯', '湖南岳阳'],
    ['学历', '大专'],
    ['婚否', '已婚'],
    ['应聘岗位', '生产经理'],
  ],
  columns: ['起止时间', '工作单位', '职务'],
  dates: { month: 'YYYY/MM', range: '{start}—{end}', open: '{start}—现在' },
  sections: [
    {
      heading: '教育经历',
      entries: [
        { title: '机电一体化', organisation: '洞庭职业技术学院', start: '2001-09', end: '2004-06' },
      ],
    },
    {
      heading: '工作履历',
      positions: [
        {
          title: '车间主任',
          organisation: '东莞曜日电子有限公司',
          start: '2014-03',
          end: 'present',
        },
        { title: '生产主管', organisation: '深圳市联拓电器厂', start: '2009-05', end: '2014-02' },
        { title: '班组长', organisation: '深圳市联拓电器厂', start: '2004-07', end: '2009-04' },
      ],
    },
    { heading: '家庭成员', lines: ['妻子：周丽 教师 电话 13900001111'] },
    { heading: '特长', lines: ['精益生产、设备维护'] },
  ],
};

export const zh2: Person = {
  language: 'zh',
  facts: {
    name: '王可欣',
    dateOfBirth: null,
    nationality: null,
    email: 'wang.kexin@example.net',
    phone: '(+86)150-8765-4322',
    currentAddress: ['北京市海淀区', '北京·海淀区', '北京海淀区', '北京 海淀'],
    positionAppliedFor: '光伏系统工程师（校招）',
    pastIndustry: industry('zh', 'solar', 'software', 'none'),
  },
  name: '王可欣',
  headline: '意向岗位：光伏系统工程师（校招）',
  photo: '一寸照',
  contactHeading: '联系我',
  contact: [
    ['现居', '北京市海淀区'],
    ['Tel', '(+86)150-8765-4322'],
    ['Email', 'wang.kexin@example.net'],
  ],
  detailsHeading: '概况',
  details: [],
  dates: { month: 'YYYY年MM月', range: '{start}-{end}', open: '{start}-目前' },
  sections: [
    {
      heading: '教育',
      entries: [
        { title: '电气工程 硕士', organisation: '燕山电力大学', start: '2022-09', end: '2025-06' },
        { title: '自动化 学士', organisation: '燕山电力大学', start: '2018-09', end: '2022-06' },
      ],
    },
    {
      heading: '实习',
      positions: [
        {
          title: '系统设计实习生',
          organisation: '京北新能源研究院',
          place: '北京',
          start: '2024-06',
          end: '2024-09',
          points: ['参与屋顶电站方案比选'],
        },
        {
          title: '数据分析实习生',
          organisation: '海淀云图软件有限公司',
          place: '北京',
          start: '2023-07',
          end: '2023-09',
        },
      ],
    },
    {
      heading: '校园活动',
      entries: [{ title: '队长', organisation: '太阳能车队', start: '2020-09', end: '2021-12' }],
    },
    { heading: '证书', lines: ['英语六级、计算机二级'], aside: true },
  ],
};

export const zh3: Person = {
  language: 'zh',
  traditional: true,
  facts: {
    name: ['林志豪', '林志豪 Lam Chi Ho', 'Lam Chi Ho'],
    dateOfBirth: '1985-04-21',
    nationality: ['CN', 'HK'],
    email: 'chiho.lam@example.org',
    phone: '+852 5123 4567',
    currentAddress: ['香港九龍觀塘道88號海景大廈12樓B室', '九龍觀塘道88號海景大廈12樓B室'],
    positionAppliedFor: '業務拓展經理',
    pastIndustry: industry('zh', 'trade', 'electronics', 'solar'),
  },
  documentTitle: '履歷表',
  cover: ['求職文件'],
  name: '林志豪 Lam Chi Ho',
  headline: '應徵職位：業務拓展經理',
  contactHeading: '聯絡資料',
  contact: [
    ['住址', '香港九龍觀塘道88號海景大廈12樓B室'],
    ['流動電話', '+852 5123 4567'],
    ['電郵', 'chiho.lam@example.org'],
  ],
  detailsHeading: '個人背景',
  details: [
    ['出生日期', '1985年4月21日'],
    ['國籍', '中國（香港）'],
  ],
  dates: { month: 'YYYY年M月', range: '{start}至{end}', open: '{start}起至今' },
  sections: [
    {
      heading: '職業經歷',
      positions: [
        {
          title: '高級銷售主任',
          organisation: '維港電子貿易有限公司',
          place: '香港',
          start: '2016-08',
          end: 'present',
          points: ['開拓日本及德國客戶'],
        },
        {
          title: '銷售代表',
          organisation: '獅子山燈飾有限公司',
          place: '香港',
          start: '2010-02',
          end: '2016-07',
        },
        {
          title: '見習生',
          organisation: '維港電子貿易有限公司',
          place: '香港',
          start: '2008-07',
          end: '2009-12',
        },
      ],
    },
    {
      heading: '學術背景',
      entries: [
        { title: '工商管理學士', organisation: '新界理工學院', start: '2005-09', end: '2008-06' },
      ],
    },
    {
      heading: '義務工作',
      entries: [
        { title: '義工隊長', organisation: '觀塘長者中心', start: '2012-01', end: 'present' },
      ],
    },
    {
      heading: '諮詢人',
      lines: ['何美玲女士，維港電子貿易有限公司，電話 5999 0000，電郵 ml.ho@example.com'],
    },
    { heading: '語文', lines: ['粵語、英語、日語'], aside: true },
  ],
};
