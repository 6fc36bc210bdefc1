import type { Sheet } from '../sheet.ts';

/** No labels at the top; company, department and dates on one line, the job below. */
export const sheet: Sheet = {
  language: 'zh',
  colour: '#1f5fa8',
  facts: {
    name: '李梦瑶',
    dateOfBirth: null,
    nationality: null,
    email: 'li.mengyao@example.com',
    phone: '138-0000-1234',
    currentAddress: ['上海市浦东新区', '上海浦东新区'],
    positionAppliedFor: '品牌市场经理',
    pastIndustry: ['食品', '饮料', '快消', '消费品', '市场', '广告'],
  },
  positions: [
    { title: '市场主管', organisation: '上海云杉食品有限公司', start: '2019-06', end: 'present' },
    { title: '品牌专员', organisation: '杭州禾苗饮料集团', start: '2016-08', end: '2019-05' },
    {
      title: '市场部实习生',
      organisation: '宁波海岸传媒',
      start: '2016-02',
      end: '2016-06',
      accepted: { title: ['实习生'] },
    },
  ],
  text: `
^ # 李梦瑶
^ 女｜32岁｜138-0000-1234｜li.mengyao@example.com
^ 现居上海市浦东新区｜9年工作经验｜已婚已育
## ■ 求职意向
品牌市场经理 / 上海 / 面议 / 一个月内到岗
## ■ 工作经历
**上海云杉食品有限公司 · 市场部** >> 2019年6月—今
市场主管
- 制定年度品牌计划，统筹线上线下活动预算800万元
- 搭建新品上市流程，全年上新12款
**杭州禾苗饮料集团 · 品牌中心** >> 2016年8月—2019年5月
品牌专员
- 负责校园渠道推广与物料制作
**宁波海岸传媒 · 市场部** >> 2016年2月—2016年6月
市场部实习生
- 协助撰写公众号文章
## ■ 项目经验
**“夏日气泡”新品上市** >> 2021年3月—2021年9月
项目经理
- 上市三个月销售额突破3000万元
## ■ 教育经历
**东海财经大学** · 市场营销 · 本科 >> 2012年9月—2016年6月
## ■ 技能证书
英语六级，普通话二级甲等
`,
};
