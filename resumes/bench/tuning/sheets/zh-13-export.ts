import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * As exported by a job site: basic facts between bars, the duration of each job, the firm's
 * industry.
 */
export const sheet: Sheet = {
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
