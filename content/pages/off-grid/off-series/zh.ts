import type { OffSeriesText } from './text.ts';

export const zh: OffSeriesText = {
  title: '离网110与离网215详解',
  description: '两种离网型号的参数，并以一个示例计算：车顶能装几块组件，功率和重量各是多少。',
  hero: {
    title: '您的车顶能装几块组件？',
    text: '比单看面积估算的要少。这里列出两种离网型号的参数，以及一个用卷尺就能重做的计算。',
    action: '查看计算示例',
    alternative: '查看参数',
  },
  parameters: {
    title: '基本参数',
    text: '示例数据均已标明。约{off-grid-215.weightPerArea}的单位面积重量不属于示例数据。',
    basis: '产品规格书尚未发布，尺寸、重量和电气参数暂以示例数据代替。',
  },
  fit: {
    title: '四步算清楚',
    text: '以一个示例车顶和表中的示例尺寸计算。请换成您自己的数据。',
    measure: {
      title: '测量可用面积',
      text: '量通风口、天窗和天线之间的部分，而不是整个车顶。示例：3.2 m × 1.9 m。',
    },
    edges: {
      title: '扣除边缘',
      text: '为气流、排水和电缆留出空间。示例：四周各100 mm，剩下3.0 m × 1.7 m。',
    },
    count: {
      title: '两种型号、两个方向都排一遍',
      text: '示例中组件间隔20 mm。215型（{off-grid-215.length} × {off-grid-215.width}）：纵向2 × 2 = 4块，横向3 × 1 = 3块。110型（{off-grid-110.length} × {off-grid-110.width}）：纵向2 × 3 = 6块，横向5 × 1 = 5块。',
    },
    compare: {
      title: '比较功率和重量',
      text: '在这个示例车顶上，四块大组件的功率高于六块小组件；换成狭长的车顶，结果可能相反。胶粘剂和电缆的重量另计，请对照行驶证核对载质量。',
    },
  },
  result: {
    title: '示例结果',
    power215: '四块离网215的标称功率',
    weight215: '四块离网215的重量',
    power110: '六块离网110的标称功率',
    weight110: '六块离网110的重量',
  },
  train: {
    text: '拜伦湾的一列列车说明大车顶能装下多少：车上6.5 kW，车库屋顶上30 kW。',
    basis: '据2017年12月的报道，所用型号不详。',
  },
  notice: {
    title: '拿到图纸再动手',
    text: '本页尺寸为示例数据。电缆穿线座和开孔的位置，请以您收到的组件图纸为准。',
  },
  next: {
    title: '把车顶草图发给我们',
    text: '可用面积、障碍物、曲率、蓄电池电压：我们来排布组件，装不下的，也会说明。',
    action: '获取报价',
    alternative: '定制特殊尺寸',
  },
};
