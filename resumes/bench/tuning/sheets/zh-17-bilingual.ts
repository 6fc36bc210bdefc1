import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Bilingual headings, facts beside icons, ranks within a group as a row of titles. */
export const sheet: Sheet = {
  language: 'zh',
  css: 'aside { background: #22303c; color: white }',
  facts: {
    name: ['赵子涵', '赵子涵 Hannah Zhao', 'Hannah Zhao'],
    dateOfBirth: '1994-09-17',
    nationality: null,
    email: 'hannah.zhao@example.cn',
    phone: '17700008888',
    currentAddress: ['四川省成都市武侯区天府二街138号', '成都市武侯区天府二街138号'],
    positionAppliedFor: '供应链计划经理',
    pastIndustry: [
      ...industry('zh', 'logistics', 'solar', 'electronics', 'engineering'),
      '家电',
      '电器',
      '电池',
      '锂电',
    ],
  },
  positions: [
    {
      title: '供应链计划主管',
      organisation: '成都锦源储能科技有限公司',
      start: '2021-06',
      end: 'present',
    },
    { title: '计划专员', organisation: '四川长岭电器集团', start: '2018-07', end: '2021-05' },
    { title: '管理培训生', organisation: '四川长岭电器集团', start: '2017-07', end: '2018-06' },
  ],
  text: `
**基本信息 / INFO**
☎ 17700008888
✉ hannah.zhao@example.cn
⌂ 四川省成都市武侯区
天府二街138号
🎂 1994.09.17
**技能 / SKILLS**
SAP PP/MM
Excel / Power BI
**语言 / LANGUAGES**
英语 CET-6
---
# 赵子涵 Hannah Zhao
意向岗位：供应链计划经理 | 到岗时间：一个月内
**个人总结 / SUMMARY**
七年制造业计划经验，熟悉S&OP流程。
**工作经历 / EXPERIENCE**
成都锦源储能科技有限公司 ｜ 供应链计划主管 >> 2021年06月~至今
• 主导月度产销协同会议，库存周转天数由58天降至39天
• 2023年获公司"年度优秀管理者"
四川长岭电器集团 ｜ 计划专员 >> 2018年07月~2021年05月
• 编制周生产计划，订单准交率97%
四川长岭电器集团 ｜ 管理培训生 >> 2017年07月~2018年06月
• 在车间、仓库、采购轮岗
**教育背景 / EDUCATION**
西川理工大学 ｜ 物流工程 ｜ 本科 >> 2013年09月~2017年06月
**实践活动 / ACTIVITIES**
校物流协会 ｜ 副会长 >> 2014年09月~2016年06月
`,
};
