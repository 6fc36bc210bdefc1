import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A programmer: one firm, then a table of its projects with dates of their own. */
export const sheet: Sheet = {
  language: 'ja',
  hasRules: true,
  columns: { 4: [22, 42, 18, 18], 2: [22, 78] },
  facts: {
    name: '菊地 浩二',
    dateOfBirth: null,
    nationality: null,
    email: 'kikuchi.koji@example.co.jp',
    phone: '080-3333-0001',
    currentAddress: ['宮城県仙台市青葉区国分町3-7-1', '〒980-0803 宮城県仙台市青葉区国分町3-7-1'],
    positionAppliedFor: ['プロジェクトマネージャー'],
    pastIndustry: [...industry('ja', 'software'), 'システム', '通信'],
  },
  positions: [
    {
      title: 'システムエンジニア',
      organisation: '東北システムズ株式会社',
      start: '2014-04',
      end: 'present',
    },
    { title: 'プログラマー', organisation: '株式会社杜のソフト', start: '2010-04', end: '2014-03' },
  ],
  text: `
^ # 職務経歴書
　 >> 令和6年8月1日現在　氏名：菊地 浩二
〒980-0803 宮城県仙台市青葉区国分町3-7-1　080-3333-0001　kikuchi.koji@example.co.jp
希望ポジション：プロジェクトマネージャー
## ■職務要約
受託開発を14年。直近4年はリーダーとして5～10名をまとめています。
## ■職務経歴
**◇2014年4月～現在　東北システムズ株式会社**
事業内容：受託システム開発　従業員：180名　役職：システムエンジニア
期間 || プロジェクト概要 || 役割 || 環境
2021年5月～現在 || 【電力会社向け検針システム】要件定義、基本設計 || PL／7名 || Java, AWS
2018年1月～2021年4月 || 【物流倉庫管理】詳細設計、製造、試験 || SE／5名 || C#, Oracle
2014年4月～2017年12月 || 【自治体向け住民情報】製造、試験 || PG／12名 || Java
**◇2010年4月～2014年3月　株式会社杜のソフト**
事業内容：ソフトウェア開発　従業員：45名　役職：プログラマー
期間 || プロジェクト概要 || 役割 || 環境
2010年7月～2014年3月 || 【販売管理パッケージ】保守、機能追加 || PG／4名 || VB.NET
## ■学歴
2010年3月　みちのく情報大学 卒業
## ■資格
応用情報技術者（2013年6月）、AWS認定SAA（2020年2月）
`,
};
