import type { JobPageText } from './text.ts';

export const ja: JobPageText = {
  title: '募集職種',
  description:
    'eArcの募集職種を、分野、勤務地、募集人数とともに掲載します。新卒の方、経験者の方が対象です。',
  tracks: {
    title: '新卒の方、経験者の方',
    text: '入り口は二つあります。卒業したばかりの方向けと、経験のある方向けです。扱う材料、設備、屋根は同じで、違うのはお見せいただきたいものです。',
    action: '二つの入り口の違い',
  },
  next: {
    title: '合う職種がないときは',
    text: '分野を問わず、オープンポジション応募をいつでも受け付けています。',
    action: 'オープンポジション応募',
    alternative: 'eArcの採用情報',
  },
};
