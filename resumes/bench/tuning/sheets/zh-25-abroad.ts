import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * Tabbed columns, the newest job's firm in bold with its industry below, German as a foreign
 * language.
 */
export const sheet: Sheet = {
  language: 'zh',
  colour: '#444444',
  css: 'h2 { border-left: 4px solid #444; padding-left: 6px }',
  facts: {
    name: '诸葛明轩',
    dateOfBirth: '1989-01-15',
    nationality: 'CN',
    email: 'zgmx1989@example.com',
    phone: '+86-135-0000-2020',
    currentAddress: [
      '安徽省合肥市蜀山区望江西路800号创新公寓B座1207',
      '合肥市蜀山区望江西路800号创新公寓B座1207',
    ],
    positionAppliedFor: ['海外技术支持工程师', '海外技术支持工程师/欧洲'],
    pastIndustry: [...industry('zh', 'solar', 'electronics', 'engineering'), '逆变器', '电力'],
  },
  positions: [
    {
      title: '技术支持工程师',
      organisation: '合肥晶辉逆变器股份有限公司',
      start: '2017-04',
      end: 'present',
    },
    { title: '调试工程师', organisation: '安徽皖中电力设计院', start: '2013-07', end: '2017-03' },
    { title: '实习生', organisation: '合肥日升太阳能', start: '2012-07', end: '2012-09' },
  ],
  text: `
# 诸葛明轩 >> 海外技术支持工程师/欧洲（应聘岗位）
出生年月：1989-01-15　|　国籍：中国　|　性别：男　|　婚姻：已婚已育
地　　址：安徽省合肥市蜀山区望江西路800号创新公寓B座1207
电　　话：+86-135-0000-2020　　　　邮　　箱：zgmx1989@example.com
求职意向：海外技术支持工程师
## 核心优势
十年光储系统调试经验，英语流利，德语A2，可常驻德国、西班牙。
## 工作经历（Work Experience）
**合肥晶辉逆变器股份有限公司**　　2017/04~至今　　合肥
行业：新能源（光伏逆变器）
岗位：技术支持工程师　　汇报对象：技术服务总监
1、负责欧洲区组串式逆变器的远程诊断，一次解决率92%；
2、2019年至2021年三次赴西班牙现场支持500MW电站。
**安徽皖中电力设计院**　　2013/07~2017/03　　合肥
岗位：调试工程师
1、110kV变电站二次调试。
**合肥日升太阳能**　　2012/07~2012/09　　合肥
岗位：实习生
## 教育经历（Education）
**庐州工业大学**　　2009/09~2013/06　　电气工程及其自动化　　本科
## 证书（Certificates）
注册电气工程师（2018/10）、高压进网作业许可证
`,
};
