import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A designer's template: skills first, each job with labels below a bar. */
export const sheet: Sheet = {
  language: 'zh',
  colour: '#d9534f',
  facts: {
    name: '慕容晓月',
    dateOfBirth: '1996-04',
    nationality: null,
    email: 'murong_xy@example.com',
    phone: '199-0000-5678',
    currentAddress: ['湖南长沙岳麓区', '湖南省长沙市岳麓区', '长沙岳麓区'],
    positionAppliedFor: ['UI设计师', 'UI设计师（视觉方向）'],
    pastIndustry: [...industry('zh', 'software'), '设计', '广告', '传媒', '媒体', '教育'],
  },
  positions: [
    { title: 'UI设计师', organisation: '长沙橙子在线教育', start: '2021-08', end: 'present' },
    {
      title: '平面设计师',
      organisation: '湖南大象广告传播有限公司',
      start: '2018-07',
      end: '2021-07',
    },
  ],
  text: `
^ # 慕容晓月
^ 应聘UI设计师（视觉方向）
^ 1996.04 / 湖南长沙岳麓区 / 199-0000-5678 / murong_xy@example.com
## PART 1  我会什么
Figma、Sketch、AE、C4D
## PART 2  我在哪里工作过
公司：长沙橙子在线教育　　　时间：2021.08—至今
职位：UI设计师
职责：负责APP改版与组件库建设，月活提升30%
公司：湖南大象广告传播有限公司　　　时间：2018.07—2021.07
职位：平面设计师
职责：品牌VI、画册、展会物料
## PART 3  我做过的项目
项目：校园H5大赛（2017.05—2017.09）
角色：主设计
## PART 4  我在哪里学习
学校：湘南艺术学院　　　时间：2014.09—2018.06
专业：视觉传达设计（本科）
## PART 5  关于我
喜欢徒步与摄影。
`,
};
