import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** A photo, labels without marks, jobs in the order time – job – firm, school first. */
export const zh9: Sheet = {
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

/** A side column; ranks within one firm, `今` and Chinese numerals before headings. */
export const zh10: Sheet = {
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

/** Taiwan, freely written: the firm, the department and the job in one line with bars. */
export const zh11: Sheet = {
  language: 'zh',
  traditional: true,
  facts: {
    name: ['林雅婷', 'Yating Lin', '林雅婷 Yating Lin'],
    dateOfBirth: '1995-04-22',
    nationality: null,
    email: 'yating.lin@example.tw',
    phone: '0987-654-321',
    currentAddress: ['台中市西屯區', '臺中市西屯區', '居住地：台中市西屯區'],
    positionAppliedFor: '產品經理',
    pastIndustry: [...industry('zh', 'software'), '電子商務', '网络', '網路', '電商'],
  },
  positions: [
    { title: '產品企劃', organisation: '好日子電商股份有限公司', start: '2021-05', end: 'present' },
    { title: '專案助理', organisation: '飛鳥資訊', start: '2018-03', end: '2021-04' },
    { title: '行銷實習生', organisation: '綠芽文創', start: '2017-07', end: '2017-08' },
  ],
  text: `
# 林雅婷 Yating Lin
1995/04/22 | 台中市西屯區 | 0987-654-321 | yating.lin@example.tw
希望職稱：產品經理
## 專業摘要
五年電商平台經驗，擅長使用者訪談與數據分析。
## 工作經歷
2021/05 – 現在
好日子電商股份有限公司｜產品部｜產品企劃
- 規劃會員制度，回購率提升 15%
2018/03 – 2021/04
飛鳥資訊｜專案管理處｜專案助理
- 撰寫規格書與會議紀錄
2017/07 – 2017/08
綠芽文創｜行銷部｜行銷實習生
- 經營社群貼文
## 學歷
2014/09 – 2018/06
中台科技大學｜資訊管理學系｜學士
## 專案作品
2020/01 – 2020/06
校園二手書平台｜發起人
## 語言能力
中文（母語）、英文（TOEIC 880）
`,
};

/** With labels inside each entry, a referee, and the household's address beside one's own. */
export const zh12: Sheet = {
  language: 'zh',
  hasRules: true,
  columns: { 4: [16, 34, 16, 34], 2: [16, 84] },
  facts: {
    name: '马晓东',
    dateOfBirth: '1988-12-05',
    nationality: 'CN',
    email: 'maxiaodong@example.net',
    phone: '13500003333',
    currentAddress: '陕西省西安市雁塔区科技路10号华府小区5栋2单元301室',
    positionAppliedFor: '物流主管',
    pastIndustry: [...industry('zh', 'logistics'), '电子商务', '快递'],
  },
  positions: [
    {
      title: '仓储主管',
      organisation: '西安顺驰物流有限责任公司',
      start: '2017-02',
      end: 'present',
    },
    { title: '调度员', organisation: '陕西秦风快运', start: '2011-07', end: '2017-01' },
  ],
  text: `
^ # 应 聘 登 记 表
姓名 || 马晓东 || 性别 || 男
出生日期 || 1988年12月5日 || 国籍 || 中国
民族 || 回族 || 籍贯 || 甘肃天水
身份证号 || 610000000000000000 || 学历 || 大专
户口所在地 || 甘肃省天水市秦州区民主路2号 || 手机号码 || 13500003333
现居住地址 || 陕西省西安市雁塔区科技路10号华府小区5栋2单元301室
电子邮件 || maxiaodong@example.net
应聘岗位 || 物流主管 || 期望薪资 || 9000元
紧急联系人 || 马父 13500004444
## 工作履历
起止时间 || 2017.02～至今 || 证明人 || 刘经理 13500005555
单位名称 || 西安顺驰物流有限责任公司 || 职务 || 仓储主管
主要职责 || 负责两万平方米仓库的收发存管理
起止时间 || 2011.07～2017.01 || 证明人 || 王主任
单位名称 || 陕西秦风快运 || 职务 || 调度员
主要职责 || 车辆调度与司机管理
## 教育经历
起止时间 || 2008.09～2011.06 || 学校 || 西北交通职业技术学院
专业 || 物流管理 || 学历 || 大专
`,
};
