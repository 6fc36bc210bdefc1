import type { Sheet } from '../sheet.ts';

/** Spaced labels, both registered and current address; jobs after a dash. */
export const sheet: Sheet = {
  language: 'zh',
  facts: {
    name: '欧阳静怡',
    dateOfBirth: '1994-06',
    nationality: null,
    email: 'ouyang.jy@example.com',
    phone: '15900003333',
    currentAddress: [
      '重庆市渝北区龙溪街道新溉大道88号山水雅苑3栋2单元1501',
      '渝北区龙溪街道新溉大道88号山水雅苑3栋2单元1501',
    ],
    positionAppliedFor: '人事经理',
    pastIndustry: ['餐饮', '酒店', '食品'],
  },
  positions: [
    {
      title: '人事行政主管',
      organisation: '重庆辣满江餐饮管理有限公司',
      start: '2020-03',
      end: 'present',
    },
    {
      title: '招聘专员',
      organisation: '重庆辣满江餐饮管理有限公司',
      start: '2018-07',
      end: '2020-02',
    },
    { title: '前台文员', organisation: '山城假日酒店', start: '2016-07', end: '2018-06' },
  ],
  text: `
^ # 求 职 简 历
姓　　名：欧阳静怡　　　　　　性　　别：女
出生年月：1994年6月　　　　　　民　　族：土家族
户口所在地：湖南省湘西州吉首市乾州街道人民北路12号
现居地址：重庆市渝北区龙溪街道新溉大道88号山水雅苑3栋2单元1501
手　　机：15900003333
邮　　箱：ouyang.jy@example.com
意向岗位：人事经理
## 一、工作履历
2020年3月—至今　重庆辣满江餐饮管理有限公司——人事行政主管
- 统筹二十家门店的招聘、考勤与薪酬核算；
- 制定门店店长晋升制度。
2018年7月—2020年2月　重庆辣满江餐饮管理有限公司——招聘专员
- 每月完成门店招聘六十人以上。
2016年7月—2018年6月　山城假日酒店——前台文员
## 二、教育背景
2012年9月—2016年6月　嘉陵文理学院　人力资源管理（本科）
## 三、其他
人力资源管理师三级；普通话二级乙等
`,
};
