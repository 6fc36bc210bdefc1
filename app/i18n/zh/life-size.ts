import type { LifeSizeMessages } from '../en/life-size.ts';

export const messages: LifeSizeMessages = {
  title: '按实际大小绘制',
  text: '打印在纸上，或在每英寸96像素的屏幕上，就是实际大小。',
  howTo: '在您的屏幕上：把银行卡的短边贴住刻度尺，拖动滑块，直到标记与卡片边缘对齐。',
  card: '银行卡，54 mm',
  slider: '在此屏幕上的大小',
  density: '每英寸{value}像素',
};
