import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * A side column; the town alone among the contact details; title and employer separated by bars.
 */
export const sheet: Sheet = {
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
