import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** South African: facts in a table of two columns, jobs told by labels, capitals, the month alone. */
export const en18: Sheet = {
  language: 'en',
  hasRules: true,
  columns: { 2: [34, 66], 3: [30, 40, 30] },
  facts: {
    name: 'Thandiwe Nomvula Khumalo',
    dateOfBirth: '1993-03-22',
    nationality: 'ZA',
    email: 'thandi.khumalo@example.co.za',
    phone: '082 555 0147',
    currentAddress: [
      '17 Protea Street, Randburg, Johannesburg, 2194',
      '17 Protea Street, Randburg, Johannesburg 2194',
    ],
    positionAppliedFor: null,
    pastIndustry: ['insur', 'bank', 'financ', 'call', 'telecom', 'customer'],
  },
  positions: [
    {
      title: 'Claims Administrator',
      organisation: 'Umhlanga Insurance Brokers (Pty) Ltd',
      start: '2019-02',
      end: 'present',
    },
    {
      title: 'Call Centre Agent',
      organisation: 'Highveld Mobile',
      start: '2015-05',
      end: '2018-12',
    },
  ],
  text: `
^ # CURRICULUM VITAE OF THANDIWE NOMVULA KHUMALO
## PERSONAL PARTICULARS
SURNAME || KHUMALO
FIRST NAMES || THANDIWE NOMVULA
IDENTITY NUMBER || 9303220000089
DATE OF BIRTH || 22 MARCH 1993
NATIONALITY || SOUTH AFRICAN
RESIDENTIAL ADDRESS || 17 PROTEA STREET, RANDBURG, JOHANNESBURG, 2194
CELL NUMBER || 082 555 0147
ALTERNATIVE NUMBER || 011 555 0100
EMAIL || thandi.khumalo@example.co.za
HOME LANGUAGE || ISIZULU
## WORK EXPERIENCE
COMPANY || UMHLANGA INSURANCE BROKERS (PTY) LTD
POSITION || CLAIMS ADMINISTRATOR
PERIOD || FEBRUARY 2019 – TO DATE
DUTIES || Registering claims, assessing documents
COMPANY || HIGHVELD MOBILE
POSITION || CALL CENTRE AGENT
PERIOD || MAY 2015 – DECEMBER 2018
DUTIES || Inbound queries and retention
REASON FOR LEAVING || Career growth
## SECONDARY EDUCATION
SCHOOL || Sandton Hill High School
HIGHEST GRADE PASSED || Grade 12 (2011)
## TERTIARY EDUCATION
INSTITUTION || Gauteng College of Commerce
QUALIFICATION || National Diploma: Office Management
YEAR || 2012 – 2014
## REFERENCES
MS P. NAIDOO || Umhlanga Insurance Brokers || 031 555 0188
`,
};

/** Columns by tabs, the newest job's firm bold with its trade below, German learned. */
export const zh25: Sheet = {
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

/** A job change site's export: bars, age and change count, wish, lines of labels with full stops. */
export const ja18: Sheet = {
  language: 'ja',
  facts: {
    name: '土屋 沙織',
    dateOfBirth: '1992-08-08',
    nationality: null,
    email: 'saori.tsuchiya@example.jp',
    phone: '080-6060-7070',
    currentAddress: ['静岡県浜松市中央区鍛冶町100-1', '〒430-0933 静岡県浜松市中央区鍛冶町100-1'],
    positionAppliedFor: ['購買・調達', '購買・調達担当'],
    pastIndustry: [
      ...industry('ja', 'automotive', 'engineering', 'trade', 'electronics'),
      '楽器',
      '購買',
    ],
  },
  positions: [
    {
      title: '購買担当',
      organisation: '遠州オートパーツ株式会社',
      start: '2019-10',
      end: 'present',
    },
    {
      title: '生産管理',
      organisation: '浜名楽器製造株式会社',
      start: '2015-04',
      end: '2019-09',
      accepted: { title: ['生産管理担当', '生産管理スタッフ'] },
    },
  ],
  text: `
# 土屋 沙織
ツチヤ サオリ｜1992年8月8日生（31歳）｜女性｜転職回数1回
〒430-0933 静岡県浜松市中央区鍛冶町100-1｜080-6060-7070｜saori.tsuchiya@example.jp
希望職種：購買・調達
希望勤務地：静岡県・愛知県
## 職務経歴サマリー
製造業で生産管理4年半、購買4年半。
## 職務経歴詳細
**遠州オートパーツ株式会社**
2019年10月 〜 現在（4年9ヶ月）｜正社員
業種：自動車部品製造
職種：購買担当
仕事内容：プレス部品の調達、原価低減、サプライヤー監査。年間1.2億円のコスト削減に貢献。
**浜名楽器製造株式会社**
2015年4月 〜 2019年9月（4年6ヶ月）｜正社員
業種：楽器製造
職種：生産管理
仕事内容：月次計画の作成、進捗管理。
## 学歴
2015年3月 遠江大学 経営学部 卒業
## 語学・資格
英語：日常会話レベル（TOEIC 650点、2018年取得）
`,
};
