import type { Sheet } from '../sheet.ts';

/** A photo, labels without punctuation, jobs as dates – job – firm, education first. */
export const sheet: Sheet = {
  language: 'zh',
  colour: '#9a2a2a',
  columns: { 3: [26, 24, 50], 2: [50, 50] },
  facts: {
    name: '欧阳雪',
    dateOfBirth: '1993-11',
    nationality: 'CN',
    email: 'ouyangxue@example.cn',
    phone: '137-1111-0000',
    currentAddress: ['湖北省武汉市洪山区珞喻路1037号', '武汉市洪山区珞喻路1037号'],
    positionAppliedFor: '人力资源经理',
    pastIndustry: ['房地产', '地产', '物业', '人力资源', '建筑', '医药', '医疗'],
  },
  positions: [
    { title: '招聘主管', organisation: '武汉华江置业有限公司', start: '2020-10', end: 'present' },
    { title: '人事专员', organisation: '湖北康泰医药连锁', start: '2016-07', end: '2020-09' },
  ],
  text: `
照片
# 欧阳雪
出生年月：1993年11月 || 国籍：中国
政治面貌：共青团员 || 户口：湖北黄冈
现住址：湖北省武汉市洪山区珞喻路1037号 || 手机：137-1111-0000
期望职位：人力资源经理 || 邮箱：ouyangxue@example.cn
## 教育背景
2012/09 – 2016/06 || 人力资源管理（本科） || 楚天师范大学
主修课程：劳动法、薪酬管理、组织行为学
## 工作经验
2020/10 – 至今 || 招聘主管 || 武汉华江置业有限公司
● 负责集团校园招聘与社会招聘，年均入职300人
● 优化面试流程，到岗周期缩短12天
2016/07 – 2020/09 || 人事专员 || 湖北康泰医药连锁
● 员工入离职手续、社保与公积金
## 校园实践
2014/03 – 2015/03 || 学生会外联部部长 || 楚天师范大学
## 兴趣爱好
羽毛球、摄影
`,
};
