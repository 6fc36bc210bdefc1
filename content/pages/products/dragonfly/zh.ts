import type { DragonflyText } from './text.ts';

export const zh: DragonflyText = {
  title: 'SMH 520 Dragonfly',
  description:
    'SMH 520 Dragonfly（蜻蜓）：{smh-520.nominalPower}，{smh-520.weightPerArea}，安装边框出厂时已装好。参数、夹具、认证与局限。',
  hero: {
    title: '边框与组件一体到货',
    text: 'SMH 520 Dragonfly出厂时就带着安装边框。到了屋顶上，不用涂胶，也不用等待：放好，夹紧，接线。',
    quote: '获取报价',
    parameters: '查看参数',
  },
  figures: {
    title: '四个数字看Dragonfly',
    time: '预集成边框节省的安装时间',
    lighter: '比带边框的玻璃组件轻（约{framedGlassModule}，推算值）',
    weight: '含边框',
    power: '标称功率',
  },
  installation: {
    title: '放好，夹紧，接线',
    text: '机械固定分三步。不用胶粘剂，因此不受气温限制，也不必等待固化。',
    steps: [
      {
        title: '标出夹具位置',
        text: '图纸给出屋顶各区域的夹具间距；角部和边缘受风吸力最大。',
      },
      {
        title: '安装夹具',
        text: '在直立锁边屋面上，夹具夹住锁边，不打孔。在其他屋顶上，夹具装在导轨或支架上。',
      },
      {
        title: '放入组件并拧紧',
        text: '边框落在夹具里。按夹具安装手册规定的扭矩拧紧，再插好连接器。拆除连接器将失去质保。',
      },
    ],
  },
  frame: {
    title: '边框的代价与好处',
    text: '与粘接的SMF相比，边框增加约1.3 kg/m²（由{smh-520.weightPerArea}减去{smf-520.weightPerArea}得出）。换来的是：固定点看得见、查得到、拆得开，也不取决于涂层好不好粘。屋顶有这份余量，选Dragonfly，装得更快；每一公斤都要计较，选SMF，重量更轻。',
    action: '按屋顶比较SMF与SMH',
  },
  parameters: {
    title: 'SMH 520参数',
    text: '功率、单位面积重量和限值是我们自己的数据；标为示例的数据取自同级别组件，不是这款组件的数值。',
    basis:
      '标称功率和单位面积重量：我们的数据。系统电压和各等级：2019年手册。电气示例数据：NREL SAM的CEC列表中同级别的玻璃组件。订货以随货的产品规格书为准。',
  },
  certificates: {
    title: '边框与层压件都经过测试',
    text: '请索取写明SMH 520及其边框的认证证书。无边框组件的认证证书，并不自动适用于带边框的组件。',
  },
  faq: {
    title: '关于Dragonfly的三个问题',
    questions: [
      {
        question: '节省{installationTimeSaving}是跟什么比？',
        answer:
          '这是我们给出的数据，指采用预集成边框时的安装时间。您实际能省多少，取决于屋顶、通道和施工队。排工期之前，我们很乐意和您一起把项目算一遍。',
      },
      {
        question: '夹具会损伤锁边吗？',
        answer:
          '夹具夹住锁边，不需要打孔。用哪种夹具取决于锁边的形状和金属材质，所以我们会先问清屋面板型。2019年，德国瓦尔德基希体育馆把早期的带边框eArc组件夹在钛锌板屋面上，容量245 kW（《pv magazine》德国版，2019年）。',
      },
      {
        question: 'SMH的温度比粘接的组件低吗？',
        answer:
          '组件背面的空气有助于散热，所以离屋顶有距离是好事。我们没有公布SMH的测量数据，因此不承诺具体数字。粘接组件的测试结果，见eArc技术页面。',
      },
    ],
  },
  quote: {
    title: '为Dragonfly获取报价',
    text: '请告诉我们屋面板型、面积和地点。附上一张锁边照片，我们能更快判断用哪种夹具。',
  },
};
