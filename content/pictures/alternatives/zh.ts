import type { Alternatives } from './en.ts';

export const zh: Alternatives = {
  'home-hero': '水边的拱形直立锁边屋面，铺满顺着弧面弯曲的深色薄型光伏组件，阳光低斜',
  'trapezoidal-roof': '厂房的梯形彩钢瓦屋面，上面粘接着一排排薄型光伏组件',
  'studio-flexed': '摄影台上，一块无玻璃的薄型光伏组件弯出弧度',
};
