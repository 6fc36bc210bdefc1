import type { MediaKitMessages } from '../en/media-kit.ts';

export const messages: MediaKitMessages = {
  terms: [
    'eArc媒体资料：使用条款',
    '报道eArc及其产品时，可以免费使用标识和图片，印刷媒体和网络媒体均可。',
    '请勿改动标识的形状、比例和颜色，并在四周留出不小于标识弧线高度的空白。不得以暗示不存在的合作或推荐关系的方式使用标识。',
    '图片为计算机制作的效果图，不是照片。使用时请注明，例如“效果图：eArc”。图片可以裁切和缩放，但不得更改所展示的内容。',
    '出售这些文件，或用于其他产品的广告，须经我们书面同意。',
  ],
};
