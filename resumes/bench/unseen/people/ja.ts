import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const ja1: Person = {
  language: 'ja',
  facts: {
    name: '佐々木 誠',
    dateOfBirth: '1979-09-30',
    nationality: null,
    email: 'makoto.sasaki@example.com',
    phone: '080-9876-5411',
    currentAddress: [
      '宮城県仙台市青葉区欅通り4丁目2番11号',
      '980-0000 宮城県仙台市青葉区欅通り4丁目2番11号',
    ],
    positionAppliedFor: '工場長候補',
    pastIndustry: industry('ja', 'engineering', 'electronics', 'solar'),
  },
  documentTitle: '履歴書',
  photo: '写真を貼る位置\n縦40mm 横30mm',
  name: '佐々木 誠',
  contactHeading: '連絡先',
  contact: [
    ['現住所', '〒980-0000\n宮城県仙台市青葉区欅通り4丁目2番11号'],
    ['電話', '080-9876-5411'],
    ['E-mail', 'makoto.sasaki@example.com'],
  ],
  detailsHeading: '本人',
  details: [
    ['ふりがな', 'ささき まこと'],
    ['生年月日', '昭和54年9月30日生（満45歳）'],
    ['性別', '男'],
    ['希望職種', '工場長候補'],
  ],
  dates: { month: 'ERA', range: '{start}～{end}', open: '{start}～現在' },
  sections: [
    {
      heading: '学歴',
      entries: [
        {
          title: '機械科',
          organisation: '宮城県立広瀬工業高等学校',
          start: '1995-04',
          end: '1998-03',
        },
      ],
    },
    {
      heading: '職歴',
      positions: [
        {
          title: '製造部長',
          organisation: '杜の都パネル株式会社',
          start: '2019-05',
          end: 'present',
        },
        {
          title: '製造課長',
          organisation: '北上精密工業株式会社',
          start: '2008-10',
          end: '2019-04',
        },
        { title: '組立工', organisation: '有限会社広瀬機工', start: '1998-04', end: '2008-09' },
      ],
    },
    { heading: '免許・資格', lines: ['フォークリフト運転技能者', '普通自動車第一種運転免許'] },
    { heading: '志望動機', lines: ['軽量な製品の量産に、これまでの経験を役立てたいと考えます。'] },
  ],
};

export const ja2: Person = {
  language: 'ja',
  facts: {
    name: '渡邉 美智子',
    dateOfBirth: '1993-02-11',
    nationality: null,
    email: 'm-watanabe@example.org',
    phone: '03-9876-5412',
    currentAddress: [
      '東京都練馬区若草台2-14-6 コーポ若草305',
      '176-0000 東京都練馬区若草台2-14-6 コーポ若草305',
    ],
    positionAppliedFor: null,
    pastIndustry: [...industry('ja', 'solar', 'trade', 'electronics'), '広告'],
  },
  documentTitle: '履歴書',
  photo: '写真',
  name: '渡邉 美智子',
  contactHeading: '連絡先',
  contact: [
    ['現住所', '〒176-0000 東京都練馬区若草台2-14-6 コーポ若草305'],
    ['TEL', '03-9876-5412'],
    ['メール', 'm-watanabe@example.org'],
  ],
  detailsHeading: '氏名ほか',
  details: [
    ['フリガナ', 'ワタナベ ミチコ'],
    ['生年月日', '1993年2月11日（満32歳）'],
    ['配偶者', '無'],
  ],
  dates: { month: 'YYYY年M月', range: '{start}～{end}', open: '{start}～現在に至る' },
  sections: [
    {
      heading: '学歴',
      entries: [
        { title: '文学部', organisation: '武蔵野東女子大学', start: '2011-04', end: '2015-03' },
      ],
    },
    {
      heading: '職歴',
      positions: [
        {
          title: '広報担当',
          organisation: '関東ソーラー販売株式会社',
          start: '2020-01',
          end: 'present',
        },
        {
          title: '営業アシスタント',
          organisation: '株式会社光が丘電材',
          start: '2015-04',
          end: '2019-12',
        },
      ],
    },
    { heading: '特技', lines: ['英会話（日常会話）、写真撮影'] },
    { heading: '本人希望記入欄', lines: ['貴社の規定に従います。'] },
  ],
};

export const ja3: Person = {
  language: 'ja',
  facts: {
    name: [
      '髙橋 ジョージ',
      '髙橋 ジョージ（George Takahashi）',
      'George Takahashi',
      '髙橋 ジョージ George Takahashi',
    ],
    dateOfBirth: '1988-06-02',
    nationality: 'BR',
    email: 'george.t@example.net',
    phone: '+81-90-9876-5413',
    currentAddress: ['静岡県浜松市中央区橘町7-1', '430-0000 静岡県浜松市中央区橘町7-1'],
    positionAppliedFor: '品質保証エンジニア',
    pastIndustry: industry('ja', 'automotive', 'engineering', 'electronics'),
  },
  documentTitle: '職務経歴書',
  name: '髙橋 ジョージ（George Takahashi）',
  headline: '応募ポジション：品質保証エンジニア',
  contactHeading: 'コンタクト',
  contact: [
    ['居住地', '〒430-0000 静岡県浜松市中央区橘町7-1'],
    ['携帯', '+81-90-9876-5413'],
    ['Mail', 'george.t@example.net'],
  ],
  detailsHeading: '基本データ',
  details: [
    ['生年月日', '1988/6/2'],
    ['国籍', 'ブラジル連邦共和国'],
  ],
  dates: { month: 'YYYY.M', range: '{start} ～ {end}', open: '{start} ～ 在職中' },
  sections: [
    {
      heading: '要約',
      lines: ['自動車部品と電池の品質保証に15年従事。日本とブラジルの工場を経験。'],
    },
    {
      heading: '勤務経験',
      positions: [
        {
          title: '品質保証課 係長',
          organisation: '遠州バッテリー株式会社',
          start: '2017-10',
          end: 'present',
          points: ['監査対応、不具合解析'],
          accepted: { title: ['係長'] },
        },
        {
          title: '検査員',
          organisation: '株式会社天竜オートパーツ',
          start: '2010-04',
          end: '2017-09',
        },
      ],
    },
    {
      heading: '学校',
      entries: [
        {
          title: '工業高校卒業',
          organisation: 'サンパウロ州立第二工業学校',
          start: '2003-02',
          end: '2005-12',
        },
      ],
    },
    { heading: '使用言語', lines: ['ポルトガル語、日本語、英語'], aside: true },
  ],
};
