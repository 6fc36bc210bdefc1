import type { JobPageText } from './text.ts';

export const ja: JobPageText = {
  title: '募集職種',
  description:
    'eArcの募集職種を、分野、勤務地、募集人数とともに掲載します。新卒の方、経験者の方が対象です。',
  tracks: {
    title: '新卒の方、経験者の方',
    text: '応募区分は二つあります。新卒の方と、実務経験のある方です。扱う材料、設備、屋根は同じです。違うのは、選考で見せていただくものです。',
    action: '応募区分の違い',
  },
  next: {
    title: '合う職種がないときは',
    text: '分野を問わず、オープンポジション応募をいつでも受け付けています。',
    action: 'オープンポジション応募',
    alternative: 'eArcの採用情報',
  },
};
