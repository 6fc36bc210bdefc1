import type { EArcText } from './text.ts';

export const zh: EArcText = {
  title: 'eArc技术：不用玻璃的晶硅组件',
  description:
    'eArc组件用什么代替玻璃：厚约{smf-520.thickness}的层压件，用剖面和重量说明，并列出认证与局限。',
  hero: {
    title: 'eArc：晶硅组件，不用玻璃',
    text: '电池片仍是晶体硅，与常规组件相同。不同的是承托和覆盖电池片的一切：层压件厚约{smf-520.thickness}，约重{smf-520.weightPerArea}，可以顺着曲面铺设。',
    action: '了解安装方式',
    alternative: '使用前须知',
  },
  replacement: {
    title: '用什么代替玻璃',
    text: '玻璃在组件里承担三项任务：透光、挡住风雨、让电池片保持平整。在eArc中，前两项由透明前层和封装胶膜完成，第三项由两方分担：薄薄的复合材料托住电池片，屋顶、安装边框或支架提供刚度。因此，组件下面的表面也是设计的一部分。',
  },
  film: {
    title: '层压件顺着屋面的弧度铺放',
    text: '玻璃组件只能架在曲面上方，层压件则贴着曲面铺放。无需事先弯曲，组件的形状由屋面决定：片中屋面的半径为2.4 m。',
  },
  section: {
    title: '两个剖面，同一比例',
    text: '把eArc与双玻组件放在一起比较：少掉的部分，主要就是玻璃。',
    eArc: 'eArc',
    glassGlass: '双玻组件（不含边框）',
    frontLayer: '透明前层',
    encapsulant: '封装胶膜',
    cells: '电池片',
    backLayer: '复合材料背层',
    frontGlass: '前玻璃',
    backGlass: '背玻璃',
    basis:
      'eArc总厚度取自520 W级组件公开的尺寸数据。各层厚度的划分以及整个双玻组件剖面均为示例数据。',
  },
  space: {
    title: '弯一弯，拆开看',
    text: '按真实尺寸呈现的SMF 520：可以在产品数据允许的范围内弯曲，逐层拆开，再与玻璃组件并排比较。',
    basis:
      '尺寸和重量取自产品数据。弯曲半径为示例数据：您屋顶适用的半径，我们会书面确认。玻璃组件的尺寸和功率与我们的组件相同，重量约{glassModule}为推算值，各层为示例数据。',
  },
  weight: {
    title: '一平方米有多重',
    text: '仅为组件自重。胶粘剂、夹具、支架和电缆的重量另计，任何荷载计算都要包括在内。',
    glass: '玻璃组件（推算值）',
    dragonfly: 'SMH Dragonfly',
    offGrid: '离网系列',
    smf: 'SMF',
    balcony: '阳台系列',
    basis:
      '玻璃组件的数值是推算的，并非实测：{smf-520.weightPerArea}比约{glassModule}轻{lighterThanGlass}，本网站的重量对比均以此为准。只有Dragonfly标称的{dragonflyLighterThanGlass}是带框与带框相比：对比对象是约{framedGlassModule}的带边框玻璃组件，同为推算值。',
  },
  certificates: {
    title: '认证与五项耐久性测试',
    text: '以下是相关标准和机构。每份证书都写明适用的型号；您所选型号的证书随报价一并提供。',
    testsTitle: '耐久性测试',
    saltMist: { name: '盐雾', text: '针对海边屋顶和船艇。' },
    ammonia: { name: '氨气腐蚀', text: '针对畜舍和养殖场。' },
    fire: { name: '防火', text: '考察火焰在组件上的蔓延情况。' },
    blownSand: { name: '风沙', text: '针对沙漠和多尘道路。' },
    pid: { name: '电势诱导衰减（PID）', text: '长时间承受高电压，如同处在长组串中。' },
  },
  limits: [
    { heading: '使用eArc前须知' },
    '组件轻了，一部分工作就从产品转移到了设计上。事先在这里读到，好过到了屋顶上才发现。',
    {
      list: [
        '温度：粘接时组件下方没有空气间隙，工作温度更高。一项测试在环境温度接近44 °C时，测得功率约低9%（solar4rvs.com.au）。',
        '附着力：必须在您的屋顶、您的涂层上实测。首先要看是不是氟碳（PVDF）涂层：这种涂层粘接不可靠（support.s-5.com）。',
        '风：据报道，有一处粘接阵列使用四个月后，在14 m/s的风中失效，部分原因是没有检验附着力（how-do-you-glue.de）。重量轻，不能代替抗风揭计算；国内项目按GB 50009计算风荷载和雪荷载。',
        '防火等级：我们2019年的手册标明为C级。是否够用，取决于建筑和当地规定。我们没有公布GB 8624的燃烧性能等级；项目有此要求的，请先咨询。',
        '连接器：拆除连接器将失去质保。电缆长度和转接件要事先规划好。',
      ],
    },
    '还有一点始终适用：屋顶须由设计院或结构工程师核算。如何准备和测试，请见[安装方式](/eArc_install#preparation)。',
  ],
  faq: {
    title: '关于技术的常见问题',
    questions: [
      {
        question: 'eArc是薄膜组件吗？',
        answer: '不是。电池片是晶体硅：520 W级组件采用144片单晶PERC半片电池。拿掉的只有玻璃。',
      },
      {
        question: '组件最多能弯到多大弧度？',
        answer:
          '弯曲半径取决于型号和固定方式，所以这里不公布通用数值。请把屋顶的半径告诉我们，我们会针对具体型号书面答复。',
      },
      {
        question: '组件这么轻，屋顶还需要核算吗？',
        answer:
          '需要。约{smf-520.weightPerArea}仍然是荷载，而且风会向上掀。重量轻，决定的是值不值得核算，而不是要不要核算。',
      },
    ],
  },
  next: {
    title: '从您的屋顶开始',
    text: '请告诉我们屋顶的材料、使用年限和承载能力。如果玻璃组件更适合您，我们会直说。',
    action: '获取报价',
    alternative: '查看安装方式',
  },
};
