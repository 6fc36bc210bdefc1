import type { NewsText } from './text.ts';

export const ja: NewsText = {
  title: 'ニュース',
  description:
    'eArcの製品、プロジェクト、日程のお知らせです。掲載日と、報道に基づく場合は出典を記しています。',
  introduction:
    '製品、プロジェクト、日程のお知らせです。どの記事にも掲載日があります。社外の報道に基づくものには、出典を記しています。',
  body: [
    { heading: '背景を知る' },
    {
      list: [
        '[eArcの技術](/eArc)：ラミネートの構造、試験、限界',
        '[施工方法](/eArc_install)：接着とクランプ固定を、屋根の種類ごとに',
        '[年表](/about#history)：2017年以降、eArcについて報じられたこと',
        '[取材・メディア連携](/about#media)：取材のお申し込みと画像',
      ],
    },
  ],
  next: {
    title: 'eArcについて書かれる方へ',
    text: '出典、数値、画像は一か所にまとめてあり、ご質問用のフォームもそこにあります。',
    action: '取材・メディア連携の窓口',
    alternative: '名称の書き方',
  },
};
