import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A career history by period: department and rank in each box, the newest first. */
export const sheet: Sheet = {
  language: 'ja',
  hasRules: true,
  columns: { 2: [28, 72], 1: [100] },
  facts: {
    name: '佐々木 亮',
    dateOfBirth: null,
    nationality: null,
    email: 'r-sasaki@example.co.jp',
    phone: '080-9876-0000',
    currentAddress: '東京都世田谷区経堂2-14-5 経堂ハイツ301',
    positionAppliedFor: null,
    pastIndustry: [...industry('ja', 'software', 'trade'), '人材', '広告'],
  },
  positions: [
    {
      title: '課長',
      organisation: '株式会社リンクブリッジ',
      start: '2021-04',
      end: 'present',
      accepted: { title: ['営業企画部 課長', '営業企画部　課長'] },
    },
    {
      title: '法人営業',
      organisation: '株式会社リンクブリッジ',
      start: '2018-07',
      end: '2021-03',
      accepted: { title: ['法人営業部', '法人営業部 メンバー', 'メンバー'] },
    },
    {
      title: '営業担当',
      organisation: '日東オフィスサービス株式会社',
      start: '2013-04',
      end: '2018-06',
      accepted: { title: ['営業', 'ルート営業'] },
    },
  ],
  text: `
^ # 職務経歴書
　 >> 2024年6月1日
　 >> 氏名：佐々木 亮
【連絡先】東京都世田谷区経堂2-14-5 経堂ハイツ301　TEL 080-9876-0000　r-sasaki@example.co.jp
## 【職務要約】
新卒でオフィス機器の営業を5年、その後IT企業で法人営業と営業企画に従事。2021年より課長として8名を率いる。
## 【職務経歴】
■株式会社リンクブリッジ（2018年7月～現在）
◆事業内容：業務用クラウドサービスの開発・販売
◆資本金：1億円　◆従業員数：210名　◆雇用形態：正社員
2021年4月\\\\～現在 || 営業企画部　課長\\\\【業務内容】\\\\・販売計画の策定、代理店網の構築\\\\【実績】\\\\・2022年度 売上目標比118％
2018年7月\\\\～2021年3月 || 法人営業部　法人営業\\\\【業務内容】\\\\・中堅企業向け新規開拓
■日東オフィスサービス株式会社（2013年4月～2018年6月）
◆事業内容：オフィス機器の販売・保守
2013年4月\\\\～2018年6月 || 東京支店　営業担当\\\\・既存顧客80社のルート営業
## 【活かせる経験・知識・技術】
・数字に基づく計画立案
## 【保有資格】
普通自動車免許（2012年8月）
日商簿記2級（2015年2月）
## 【自己PR】
周囲を巻き込み、やり切る力があります。
以上
`,
};
