import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** Headings in two languages, facts beside pictures, ranks within a group as a row of titles. */
export const zh17: Sheet = {
  language: 'zh',
  css: 'aside { background: #22303c; color: white }',
  facts: {
    name: ['赵子涵', '赵子涵 Hannah Zhao', 'Hannah Zhao'],
    dateOfBirth: '1994-09-17',
    nationality: null,
    email: 'hannah.zhao@example.cn',
    phone: '17700008888',
    currentAddress: ['四川省成都市武侯区天府二街138号', '成都市武侯区天府二街138号'],
    positionAppliedFor: '供应链计划经理',
    pastIndustry: [
      ...industry('zh', 'logistics', 'solar', 'electronics', 'engineering'),
      '家电',
      '电器',
      '电池',
      '锂电',
    ],
  },
  positions: [
    {
      title: '供应链计划主管',
      organisation: '成都锦源储能科技有限公司',
      start: '2021-06',
      end: 'present',
    },
    { title: '计划专员', organisation: '四川长岭电器集团', start: '2018-07', end: '2021-05' },
    { title: '管理培训生', organisation: '四川长岭电器集团', start: '2017-07', end: '2018-06' },
  ],
  text: `
**基本信息 / INFO**
☎ 17700008888
✉ hannah.zhao@example.cn
⌂ 四川省成都市武侯区
天府二街138号
🎂 1994.09.17
**技能 / SKILLS**
SAP PP/MM
Excel / Power BI
**语言 / LANGUAGES**
英语 CET-6
---
# 赵子涵 Hannah Zhao
意向岗位：供应链计划经理 | 到岗时间：一个月内
**个人总结 / SUMMARY**
七年制造业计划经验，熟悉S&OP流程。
**工作经历 / EXPERIENCE**
成都锦源储能科技有限公司 ｜ 供应链计划主管 >> 2021年06月~至今
• 主导月度产销协同会议，库存周转天数由58天降至39天
• 2023年获公司"年度优秀管理者"
四川长岭电器集团 ｜ 计划专员 >> 2018年07月~2021年05月
• 编制周生产计划，订单准交率97%
四川长岭电器集团 ｜ 管理培训生 >> 2017年07月~2018年06月
• 在车间、仓库、采购轮岗
**教育背景 / EDUCATION**
西川理工大学 ｜ 物流工程 ｜ 本科 >> 2013年09月~2017年06月
**实践活动 / ACTIVITIES**
校物流协会 ｜ 副会长 >> 2014年09月~2016年06月
`,
};

/** From Taiwan, as a job bank exports it: numbered jobs, the firm's trade and how long. */
export const zh18: Sheet = {
  language: 'zh',
  traditional: true,
  columns: { 2: [22, 78], 4: [18, 32, 18, 32] },
  facts: {
    name: ['吳宗翰', '吳宗翰 (Tsung-Han Wu)', '吳宗翰 Tsung-Han Wu', 'Tsung-Han Wu'],
    dateOfBirth: '1990-12-01',
    nationality: null,
    email: 'tsunghan.wu@example.com.tw',
    phone: '0955-123-000',
    currentAddress: '桃園市中壢區中央西路二段30號8樓之2',
    positionAppliedFor: ['品保工程師', '品保工程師、製程工程師'],
    pastIndustry: [
      ...industry('zh', 'electronics', 'solar'),
      '光電',
      '太陽能',
      '電路板',
      '印刷電路',
    ],
  },
  positions: [
    { title: '品保課長', organisation: '鴻昇光電股份有限公司', start: '2020-08', end: 'present' },
    {
      title: '製程品管工程師',
      organisation: '鴻昇光電股份有限公司',
      start: '2017-03',
      end: '2020-07',
    },
    { title: '品管助理', organisation: '大有電路板工業', start: '2014-10', end: '2017-02' },
  ],
  text: `
更新日：2024/05/20 >> 代碼：0000000000000
# 吳宗翰 (Tsung-Han Wu)
男　33歲　役畢　|　希望職務：品保工程師、製程工程師
## 個人資料
出生日期 || 1990年12月1日 || 婚姻狀態 || 已婚
行動電話 || 0955-123-000 || 住家電話 || 03-555-0100
E-mail || tsunghan.wu@example.com.tw
聯絡地址 || 桃園市中壢區中央西路二段30號8樓之2
駕駛執照 || 普通小型車、普通重型機車
## 求職條件
希望性質 || 全職工作
希望待遇 || 面議
希望地點 || 桃園市、新竹縣市
## 學歷
最高 || 明新北科技大學　電子工程系　大學畢業　2009/9~2013/6
## 工作經歷
總年資：9~10年工作經驗
**1. 品保課長**
鴻昇光電股份有限公司（光電業 500人以上）　桃園市龜山區
2020/8~仍在職　3年10個月
客訴8D處理、供應商稽核，管理5人
**2. 製程品管工程師**
鴻昇光電股份有限公司（光電業 500人以上）　桃園市龜山區
2017/3~2020/7　3年5個月
統計製程管制、良率分析
**3. 品管助理**
大有電路板工業（印刷電路板製造業 100~500人）　桃園市蘆竹區
2014/10~2017/2　2年5個月
進料檢驗
## 語文能力
英文 || 聽/中等、說/中等、讀/精通、寫/中等
## 推薦人
王大明　明新北科技大學　教授　電話：03-555-0123　wang@example.edu.tw
`,
};
