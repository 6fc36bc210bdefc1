import type { Sheet } from '../sheet.ts';

/** Japanese: a career history with a box for each company, including departments and promotions. */
export const sheet: Sheet = {
  language: 'ja',
  hasRules: true,
  columns: { 2: [30, 70] },
  facts: {
    name: '森下 彩花',
    dateOfBirth: '1991-12-24',
    nationality: null,
    email: 'morishita.ayaka@example.jp',
    phone: '090-1234-5678',
    currentAddress: [
      '〒662-0812 兵庫県西宮市甲東園3丁目5-12 メゾン甲東201',
      '兵庫県西宮市甲東園3丁目5-12 メゾン甲東201',
    ],
    positionAppliedFor: '生産管理',
    pastIndustry: ['食品', '化粧品', '化学', '製造', 'メーカー'],
  },
  positions: [
    {
      title: '生産管理課 主任',
      organisation: '株式会社みなと化粧品',
      start: '2018-04',
      end: 'present',
      accepted: { title: ['主任', '生産管理主任'] },
    },
    {
      title: '製造スタッフ',
      organisation: '六甲食品工業株式会社',
      start: '2014-04',
      end: '2018-03',
    },
  ],
  text: `
^ # 職務経歴書
2026年3月1日現在 >> 氏名　森下 彩花（もりした あやか）
生年月日：1991年12月24日（満34歳）
現住所：〒662-0812 兵庫県西宮市甲東園3丁目5-12 メゾン甲東201
携帯：090-1234-5678／E-mail：morishita.ayaka@example.jp
応募職種：生産管理
## ■職務要約
食品会社で製造に携わった後、化粧品会社で生産計画を担当しています。
## ■職務経歴
**株式会社みなと化粧品（2018年4月～現在）**
事業内容：化粧品の製造販売　従業員数：320名
役職：主任
期間 || 業務内容
2018年4月～現在 || 【生産管理課】\\\\・月次の生産計画の立案\\\\・外注先の納期管理
**六甲食品工業株式会社（2014年4月～2018年3月）**
事業内容：冷凍食品の製造　従業員数：150名
役職：製造スタッフ
期間 || 業務内容
2014年4月～2018年3月 || 【製造部】\\\\・冷凍ラインの運転と清掃
## ■学歴
2014年3月　摂津川大学 農学部 卒業
## ■資格
食品衛生責任者（2015年）
## ■自己PR
粘り強く改善を続けます。
`,
};
