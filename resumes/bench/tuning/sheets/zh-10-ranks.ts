import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A side column; several ranks at one firm, `今`, and Chinese numerals before headings. */
export const sheet: Sheet = {
  language: 'zh',
  facts: {
    name: '周建国',
    dateOfBirth: '1982-02-18',
    nationality: null,
    email: 'zhou.jianguo@example.com',
    phone: '+86 136 0000 9876',
    currentAddress: '山东省青岛市崂山区松岭路66号2单元',
    positionAppliedFor: '生产总监',
    pastIndustry: [...industry('zh', 'engineering', 'electronics'), '家电', '电器'],
  },
  positions: [
    {
      title: '生产部经理',
      organisation: '青岛海澜电器股份有限公司',
      start: '2015-04',
      end: 'present',
    },
    {
      title: '车间主任',
      organisation: '青岛海澜电器股份有限公司',
      start: '2010-06',
      end: '2015-03',
    },
    { title: '班组长', organisation: '烟台永胜机械厂', start: '2004-07', end: '2010-05' },
  ],
  text: `
# 周建国
生产总监（意向）
**基本信息**
出生日期
1982-02-18
籍贯
山东潍坊
婚姻状况
已婚
**联系方式**
+86 136 0000 9876
zhou.jianguo@example.com
山东省青岛市崂山区
松岭路66号2单元
**技能**
精益生产
SAP
---
**求职意向**
期望岗位：生产总监
期望薪资：年薪40万
**一、工作经历**
**青岛海澜电器股份有限公司（2010年6月－今）**
生产部经理（2015年4月－今）
管理四条总装线，员工320人；导入精益生产，效率提高22%。
车间主任（2010年6月－2015年3月）
负责注塑与钣金车间。
**烟台永胜机械厂（2004年7月－2010年5月）**
班组长（2004年7月－2010年5月）
负责数控车床班组。
**二、教育经历**
齐鲁工业学院　机械制造　大专（2001年9月－2004年6月）
**三、培训经历**
精益六西格玛黑带培训（2016年）
`,
};
