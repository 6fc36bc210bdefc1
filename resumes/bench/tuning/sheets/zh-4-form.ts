import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A form with ruled cells: four columns of labels and values. */
export const sheet: Sheet = {
  language: 'zh',
  hasRules: true,
  columns: { 4: [15, 35, 15, 35], 2: [15, 85], 3: [25, 45, 30] },
  facts: {
    name: '王思远',
    dateOfBirth: '1990-05',
    nationality: 'CN',
    email: 'wangsiyuan@example.cn',
    phone: '138 0000 5678',
    currentAddress: '江苏省苏州市工业园区星湖街328号6幢1102室',
    positionAppliedFor: ['研发经理', '研发经理/工艺经理'],
    pastIndustry: industry('zh', 'chemistry', 'solar'),
  },
  positions: [
    { title: '工艺主管', organisation: '苏州恒光新材料有限公司', start: '2018-03', end: 'present' },
    {
      title: '工艺工程师',
      organisation: '常州明远化工股份有限公司',
      start: '2015-07',
      end: '2018-02',
    },
  ],
  text: `
^ # 个人简历
## 个人信息
姓　　名： || 王思远 || 性　　别： || 男
出生年月： || 1990.05 || 民　　族： || 汉族
籍　　贯： || 安徽合肥 || 国　　籍： || 中国
户　　籍： || 江苏苏州 || 政治面貌： || 中共党员
联系电话： || 13800005678 || 电子邮箱： || wangsiyuan@example.cn
通讯地址： || 江苏省苏州市工业园区星湖街328号6幢1102室
应聘职位： || 研发经理
## 教育背景
2012.09-2015.06 || 江南材料大学 || 材料学 硕士
2008.09-2012.06 || 江南材料大学 || 高分子材料 本科
## 工作经历
2018.03-至今 || 苏州恒光新材料有限公司 || 工艺主管
工作内容： || 负责封装胶膜的配方与挤出工艺，管理八人团队；主导良率提升，报废率由5%降至2%。
2015.07-2018.02 || 常州明远化工股份有限公司 || 工艺工程师
工作内容： || 负责聚烯烃改性与小试、中试放大。
## 项目经历
2019.05-2020.08 || 轻质组件封装材料开发 || 项目负责人
2016.03-2017.04 || 低温固化胶水 || 核心成员
## 自我评价
踏实认真，善于沟通。
`,
};
