import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const ja1: Person = {
  language: 'ja',
  facts: {
    name: '山本 健一',
    dateOfBirth: '1984-04-12',
    nationality: null,
    email: 'k.yamamoto@example.jp',
    phone: '090-1234-5601',
    currentAddress: ['神奈川県横浜市中区若葉町3-8-15', '231-0000 神奈川県横浜市中区若葉町3-8-15'],
    positionAppliedFor: null,
    pastIndustry: industry('ja', 'solar', 'engineering', 'electronics'),
  },
  documentTitle: '職務経歴書',
  name: '山本 健一',
  contactHeading: '連絡先',
  contact: [
    ['住所', '〒231-0000 神奈川県横浜市中区若葉町3-8-15'],
    ['電話番号', '090-1234-5601'],
    ['メール', 'k.yamamoto@example.jp'],
  ],
  detailsHeading: '個人情報',
  details: [
    ['ふりがな', 'やまもと けんいち'],
    ['生年月日', '1984年4月12日'],
  ],
  dates: { month: 'YYYY年M月', range: '{start}～{end}', open: '{start}～現在' },
  sections: [
    {
      heading: '職務経歴',
      positions: [
        {
          title: '生産技術課長',
          organisation: '青葉ソーラー株式会社',
          start: '2018-04',
          end: 'present',
          points: ['軽量モジュールの組立ラインを立ち上げ', '課員12名の育成と評価'],
        },
        {
          title: '生産技術担当',
          organisation: '東海電機工業株式会社',
          start: '2010-04',
          end: '2018-03',
          points: ['はんだ付け工程の歩留まりを改善'],
        },
        {
          title: '製造オペレーター',
          organisation: '株式会社みどり製作所',
          start: '2007-04',
          end: '2010-03',
        },
      ],
    },
    {
      heading: '学歴',
      entries: [
        {
          title: '工学部 電気工学科 卒業',
          organisation: '湘南中央大学',
          start: '2003-04',
          end: '2007-03',
        },
      ],
    },
    { heading: '資格', lines: ['第二種電気工事士', '普通自動車第一種運転免許'], aside: true },
    {
      heading: '語学',
      lines: ['日本語（母語）', '英語（TOEIC 720点）', '中国語（初級）'],
      aside: true,
    },
    { heading: '自己PR', lines: ['現場の声を聞き、数字で確かめることを大切にしています。'] },
  ],
};

export const ja2: Person = {
  language: 'ja',
  facts: {
    name: '小林 さくら',
    dateOfBirth: '1991-11-03',
    nationality: 'JP',
    email: 'sakura.kobayashi@example.com',
    phone: '080-1234-5602',
    currentAddress: [
      '大阪府堺市北区桜台1-2-3 メゾン桜201',
      '591-8000 大阪府堺市北区桜台1-2-3 メゾン桜201',
    ],
    positionAppliedFor: '法人営業',
    pastIndustry: industry('ja', 'trade', 'construction', 'solar'),
  },
  documentTitle: '履歴書',
  name: '小林 さくら',
  headline: '応募職種：法人営業',
  contactHeading: '連絡先',
  contact: [
    ['現住所', '〒591-8000\n大阪府堺市北区桜台1-2-3 メゾン桜201'],
    ['携帯電話', '080-1234-5602'],
    ['E-mail', 'sakura.kobayashi@example.com'],
  ],
  detailsHeading: '基本情報',
  details: [
    ['フリガナ', 'コバヤシ サクラ'],
    ['生年月日', '平成3年11月3日生'],
    ['国籍', '日本'],
    ['性別', '女'],
  ],
  dates: { month: 'ERA', range: '{start} ～ {end}', open: '{start} ～ 現在に至る' },
  sections: [
    {
      heading: '職歴',
      positions: [
        {
          title: '法人営業主任',
          organisation: '株式会社なにわ建材',
          place: '大阪市',
          start: '2019-06',
          end: 'present',
          points: ['屋根材と太陽光設備の提案営業', '年間売上目標を3年連続で達成'],
        },
        {
          title: '営業事務',
          organisation: 'さかい住設販売株式会社',
          place: '堺市',
          start: '2014-04',
          end: '2019-05',
        },
      ],
    },
    {
      heading: '学歴',
      entries: [
        { title: '経済学部 卒業', organisation: '北摂学園大学', start: '2010-04', end: '2014-03' },
        {
          title: '普通科 卒業',
          organisation: '大阪府立桜台高等学校',
          start: '2007-04',
          end: '2010-03',
        },
      ],
    },
    { heading: '免許・資格', lines: ['日商簿記2級', '普通自動車免許'], aside: true },
    { heading: '趣味・特技', lines: ['登山、書道'], aside: true },
  ],
};

export const ja3: Person = {
  language: 'ja',
  facts: {
    name: ['グエン・ティ・フオン', 'グエン ティ フオン', 'Nguyen Thi Huong'],
    dateOfBirth: null,
    nationality: 'VN',
    email: 'huong.nguyen@example.org',
    phone: '070-1234-5603',
    currentAddress: ['愛知県豊橋市花園町22', '440-0000 愛知県豊橋市花園町22'],
    positionAppliedFor: null,
    pastIndustry: industry('ja', 'logistics', 'automotive'),
  },
  name: 'グエン・ティ・フオン',
  headline: '物流管理スペシャリスト',
  contactHeading: '連絡先',
  contact: [
    ['住所', '〒440-0000\n愛知県豊橋市花園町22'],
    ['電話', '070-1234-5603'],
    ['メールアドレス', 'huong.nguyen@example.org'],
  ],
  detailsHeading: 'プロフィール',
  details: [
    ['国籍', 'ベトナム'],
    ['在留資格', '技術・人文知識・国際業務'],
  ],
  dates: { month: 'YYYY/MM', range: '{start} - {end}', open: '{start} - 現在' },
  sections: [
    {
      heading: '職務経験',
      positions: [
        {
          title: '物流管理リーダー',
          organisation: '三河ロジスティクス株式会社',
          start: '2020-10',
          end: 'present',
          points: ['ベトナムとタイからの部品輸入を担当', '倉庫管理システムの導入'],
        },
        {
          title: '通訳兼購買担当',
          organisation: '株式会社ほのくに自動車部品',
          start: '2017-04',
          end: '2020-09',
        },
        {
          title: 'インターン',
          organisation: '浜名運輸有限会社',
          start: '2016-08',
          end: '2016-09',
        },
      ],
    },
    {
      heading: '学歴',
      entries: [
        {
          title: '国際経営学部 卒業',
          organisation: '東三河国際大学',
          start: '2013-04',
          end: '2017-03',
        },
      ],
    },
    { heading: '言語', lines: ['ベトナム語（母語）', '日本語（N1）', '英語'], aside: true },
    { heading: 'スキル', lines: ['Excel VBA、SAP'], aside: true },
  ],
};
