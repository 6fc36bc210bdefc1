import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** As exported by a job platform: title and employer on one line, tasks as sentences. */
export const sheet: Sheet = {
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
