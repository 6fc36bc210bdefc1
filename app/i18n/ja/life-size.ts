import type { LifeSizeMessages } from '../en/life-size.ts';

export const messages: LifeSizeMessages = {
  title: '実物大で見る',
  text: '紙に印刷したときと、1インチ96ピクセルの画面で実物大になります。',
  howTo:
    'お使いの画面では、銀行カードの短い辺を目盛りに当て、印がカードの端に合うまでスライダーを動かしてください。',
  card: '銀行カード、54 mm',
  slider: 'この画面での大きさ',
  density: '1インチ{value}ピクセル',
};
