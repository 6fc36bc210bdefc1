import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A mainland engineer, plain: numbered jobs told in sentences, dates in full, a referee. */
export const sheet: Sheet = {
  language: 'zh',
  font: 'serif',
  facts: {
    name: '吕国栋',
    dateOfBirth: '1979-10-10',
    nationality: 'CN',
    email: 'lvguodong@example.com',
    phone: '0086-13300001234',
    currentAddress: '河北省保定市莲池区朝阳北大街2238号阳光小区7-3-1101',
    positionAppliedFor: '生产厂长',
    pastIndustry: [...industry('zh', 'solar', 'engineering', 'electronics'), '玻璃', '建材'],
  },
  positions: [
    {
      title: '生产副厂长',
      organisation: '保定晶源玻璃制品有限公司',
      start: '2014-05',
      end: 'present',
    },
    { title: '车间主任', organisation: '石家庄光明灯具厂', start: '2006-03', end: '2014-04' },
    { title: '技术员', organisation: '石家庄光明灯具厂', start: '2001-07', end: '2006-02' },
  ],
  text: `
^ # 求职简历
一、基本资料
姓名：吕国栋　　性别：男　　出生年月日：1979年10月10日　　国籍：中国
身份证号码：130000197910100000
家庭住址：河北省保定市莲池区朝阳北大街2238号阳光小区7-3-1101
手机：0086-13300001234　　QQ：100000000　　邮箱：lvguodong@example.com
求职岗位：生产厂长　　目前年薪：18万　　期望年薪：25万
二、工作简历
（1）自2014年5月起至今，保定晶源玻璃制品有限公司，任生产副厂长。
主管两座窑炉及深加工车间，员工210人。
（2）自2006年3月至2014年4月，石家庄光明灯具厂，任车间主任。
（3）自2001年7月至2006年2月，石家庄光明灯具厂，任技术员。
三、学历及培训
1998年9月至2001年6月，燕赵工业学校，硅酸盐工艺，大专。
2010年3月，参加精益生产培训。
四、奖惩情况
2012年度市劳动模范。
五、证明人
赵厂长，电话13300009999。
`,
};
