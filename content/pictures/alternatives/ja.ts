import type { Alternatives } from './en.ts';

export const ja: Alternatives = {
  'home-hero': '水辺に立つアーチ形の立平葺き屋根。曲面に沿って並ぶ薄く濃い色の太陽電池モジュールに、低い日差しが当たっています',
  'trapezoidal-roof': '工場の折板屋根に、薄い太陽電池モジュールが何列も接着されています',
  'studio-flexed': '撮影台の上でしなる、ガラスを使わない薄い太陽電池モジュール',
};
