import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Labels inside each entry, a referee, and the registered address beside the current one. */
export const sheet: Sheet = {
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
