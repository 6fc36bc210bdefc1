import type { ShortPageText } from '../short-page.ts';

export const ja: ShortPageText = {
  title: '募集職種',
  description:
    'eArcの募集職種を、分野、勤務地、募集人数とともに掲載します。新卒の方、経験者の方が対象です。',
  body: [
    '募集職種は、職種名、分野、勤務地、募集人数、公開日とともにこのページに掲載します。一覧がないときは、現在募集している職種はありません。',
    { heading: '新卒の方、経験者の方' },
    '入口は二つあります。卒業して間もない方と、経験をお持ちの方です。違いは[採用情報](/career#tracks)をご覧ください。',
  ],
  next: {
    title: '合う職種がないときは',
    text: '分野を問わず、オープンポジション応募をいつでも受け付けています。',
    action: 'オープンポジション応募',
    alternative: 'eArcの採用情報',
  },
};
