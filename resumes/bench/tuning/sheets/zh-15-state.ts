import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A state enterprise's form: cells of one table, with the jobs in it, and notes on the family. */
export const sheet: Sheet = {
  language: 'zh',
  hasRules: true,
  columns: { 6: [14, 20, 13, 20, 13, 20], 4: [20, 34, 26, 20], 2: [18, 82] },
  facts: {
    name: '古丽娜尔·艾山',
    dateOfBirth: '1987-06-21',
    nationality: null,
    email: 'gulinaer@example.cn',
    phone: '139 0000 7788',
    currentAddress: '新疆乌鲁木齐市水磨沟区南湖北路99号3号楼1单元502室',
    positionAppliedFor: '财务主管',
    pastIndustry: [
      ...industry('zh', 'solar', 'construction'),
      '财务',
      '会计',
      '金融',
      '电力',
      '食品',
    ],
  },
  positions: [
    {
      title: '会计',
      organisation: '乌鲁木齐天北供热有限责任公司',
      start: '2015-03',
      end: 'present',
    },
    { title: '出纳', organisation: '新疆绿洲果业股份公司', start: '2009-08', end: '2015-02' },
  ],
  text: `
^ # 应聘人员登记表
填表日期：2024年4月8日
姓名 || 古丽娜尔·艾山 || 性别 || 女 || 民族 || 维吾尔族
出生日期 || 1987.06.21 || 籍贯 || 新疆喀什 || 政治面貌 || 中共党员
身高 || 165cm || 婚否 || 已婚 || 健康状况 || 良好
联系电话 || 139 0000 7788 || 电子邮箱 || gulinaer@example.cn || 参加工作时间 || 2009年8月
家庭住址 || 新疆乌鲁木齐市水磨沟区南湖北路99号3号楼1单元502室
应聘部门及岗位 || 财务部　财务主管
学习经历
起止时间 || 学校名称 || 专业 || 学历
2005.9-2009.7 || 天山财经学院 || 会计学 || 本科
工作经历
起止时间 || 工作单位 || 部门 || 职务
2015.3-至今 || 乌鲁木齐天北供热有限责任公司 || 财务部 || 会计
2009.8-2015.2 || 新疆绿洲果业股份公司 || 财务科 || 出纳
家庭成员
称谓 || 姓名 || 工作单位 || 联系电话
丈夫 || 买买提 || 乌鲁木齐市第九中学教师 || 13900008899
本人承诺 || 以上所填内容属实，如有虚假，愿承担一切后果。
`,
};
