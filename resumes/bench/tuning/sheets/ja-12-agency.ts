import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** From a Japanese agency: facts about the firm in bulleted rows, `入社` and `退社` lines. */
export const sheet: Sheet = {
  language: 'ja',
  facts: {
    name: '五十嵐 誠',
    dateOfBirth: '1982-03-15',
    nationality: null,
    email: 'm.igarashi+job@example.jp',
    phone: '080-5555-6789',
    currentAddress: [
      '〒950-0911 新潟県新潟市中央区笹口1丁目12-5',
      '新潟県新潟市中央区笹口1丁目12-5',
    ],
    positionAppliedFor: ['施工管理（電気）', '施工管理'],
    pastIndustry: [...industry('ja', 'construction', 'electronics', 'solar'), '設備'],
  },
  positions: [
    {
      title: '工事課長',
      organisation: '株式会社北越電設',
      start: '2015-09',
      end: 'present',
      accepted: { title: ['課長', '工事部 工事課長', '電気工事課長'] },
    },
    { title: '電気工事士', organisation: '有限会社佐藤電気', start: '2003-04', end: '2015-08' },
  ],
  text: `
^ # 職　務　経　歴　書
　 >> 作成日：令和6年5月10日
　 >> 五十嵐　誠（イガラシ　マコト）
・住所：〒950-0911 新潟県新潟市中央区笹口1丁目12-5
・電話：080-5555-6789
・e-mail：m.igarashi+job@example.jp
・生年月日：1982年3月15日（42歳）
・希望職種：施工管理（電気）
## ＜職務要約＞
電気工事の現場を12年、施工管理を9年経験。太陽光発電所の工事も担当しました。
## ＜職務経歴＞
**2015年9月〜現在**
**株式会社北越電設**
〔事業内容〕電気設備工事　〔資本金〕5,000万円　〔従業員数〕85名
〔雇用形態〕正社員　〔役職〕工事課長
〔職務内容〕
・商業施設、病院の電気設備の施工管理
・メガソーラー2MWの工程・安全管理（2019年〜2020年）
**2003年4月〜2015年8月**
**有限会社佐藤電気**
〔事業内容〕住宅電気工事　〔従業員数〕12名
〔雇用形態〕正社員　〔職種〕電気工事士
〔職務内容〕
・住宅の屋内配線、エアコン取付
## ＜学歴＞
2003年3月　県立信濃川工業高校 電気科 卒業
## ＜資格＞
1級電気工事施工管理技士（2016年）、第一種電気工事士（2008年）
## ＜趣味＞
釣り、2018年から少年野球のコーチ
`,
};
