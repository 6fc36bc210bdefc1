import type { Sheet } from '../sheet.ts';

/**
 * Mainland, in a word processor: a header on each page, years with various dashes, a renamed firm.
 */
export const sheet: Sheet = {
  language: 'zh',
  header: '个人简历 — 谷雨晴',
  colour: '#006699',
  facts: {
    name: '谷雨晴',
    dateOfBirth: '1992-02-20',
    nationality: null,
    email: 'gu.yuqing@example.com',
    phone: '18600009999',
    currentAddress: ['天津市南开区白堤路236号2-604', '天津市南开区白堤路236号2-604（可接受外派）'],
    positionAppliedFor: ['人力资源业务伙伴（HRBP）', '人力资源业务伙伴'],
    pastIndustry: ['人力', '汽车', '零部件', '制造', '医疗', '医药', '器械', '咨询'],
  },
  positions: [
    { title: 'HRBP', organisation: '天津渤海汽车电子有限公司', start: '2020-04', end: 'present' },
    {
      title: '招聘与培训主管',
      organisation: '德迈医疗器械（天津）有限公司',
      start: '2016-06',
      end: '2020-03',
    },
    { title: '人事助理', organisation: '北方人才咨询', start: '2014-07', end: '2016-05' },
  ],
  text: `
# 谷雨晴
女／1992-02-20／天津市南开区白堤路236号2-604
Tel/WeChat：18600009999　Mail：gu.yuqing@example.com
目标岗位：人力资源业务伙伴（HRBP）
## ◆ 职业经历 ◆
**2020.04 —— 至 今**　天津渤海汽车电子有限公司（原津滨电装）　HRBP
▪ 支持研发与生产部门，共600人
▪ 搭建工程师任职资格体系
**2016.06 —— 2020.03**　德迈医疗器械（天津）有限公司　招聘与培训主管
▪ 年招聘150人，渠道费用降低30%
**2014.07 —— 2016.05**　北方人才咨询　人事助理
## ◆ 学习经历 ◆
**2010.09 —— 2014.06**　海河商业大学　人力资源管理　管理学学士
## ◆ 证书 ◆
2018.05　企业人力资源管理师二级
2013.12　CET-6
## ◆ 兴趣 ◆
马拉松（2019、2023 天津马拉松完赛）
`,
};
