import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A careful student: the school in bold, dates on the right, `@` between job and firm. */
export const sheet: Sheet = {
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
