import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Two columns from an online CV maker; firm on the left, dates on the right, job below. */
export const sheet: Sheet = {
  language: 'zh',
  css: 'aside { background: #1b4f72; color: #ffffff } h2 { letter-spacing: 4px }',
  facts: {
    name: '邓伟杰',
    dateOfBirth: null,
    nationality: null,
    email: 'dengweijie@example.com',
    phone: '131 0000 9090',
    currentAddress: ['广东·佛山', '广东佛山', '佛山'],
    positionAppliedFor: ['外贸业务经理', '外贸业务经理（欧洲区）'],
    pastIndustry: [...industry('zh', 'trade', 'electronics'), '外贸', '家具', '灯', '照明'],
  },
  positions: [
    {
      title: '外贸主管',
      organisation: '佛山市顺德区亮彩照明电器有限公司',
      start: '2018-03',
      end: 'present',
    },
    {
      title: '外贸业务员',
      organisation: '中山市欧美家具进出口公司',
      start: '2012-07',
      end: '2018-02',
    },
    {
      title: '外贸跟单（实习）',
      organisation: '广州越秀布行',
      start: '2011-12',
      end: '2012-06',
      accepted: { title: ['外贸跟单', '外贸跟单实习'] },
    },
  ],
  text: `
**邓伟杰**
求职目标
外贸业务经理
（欧洲区）
联系方式
131 0000 9090
dengweijie@example.com
微信同号
基本信息
34岁 · 男 · 已婚
广东·佛山
本科 · 12年经验
外语
英语 TEM-8
德语 B1
---
## 个人优势
12年照明及家具出口经验，熟悉德国、波兰、西班牙市场。
## 工作经历
**佛山市顺德区亮彩照明电器有限公司** >> 2018年3月 — 至今
外贸主管 | 国际业务部
- 带领6人团队，年出口额由300万增至900万美元
- 每年参加法兰克福照明展
**中山市欧美家具进出口公司** >> 2012年7月 — 2018年2月
外贸业务员
- 开发西班牙客户12家
**广州越秀布行** >> 2011年12月 — 2012年6月
外贸跟单（实习）
## 教育经历
**岭南外语外贸学院** >> 2008年9月 — 2012年6月
商务英语（德语二外） | 本科
## 培训及证书
2019年5月 德语B1（歌德学院）
`,
};
