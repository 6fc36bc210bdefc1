import type { AppScenariosText } from './text.ts';

export const zh: AppScenariosText = {
  title: '低承载屋顶也能装光伏',
  description:
    '无玻璃光伏组件适合哪里：低承载屋顶、TPO和PVC防水卷材屋面、建筑立面、光伏车棚和公共设施，附公开报道的案例。',
  hero: {
    title: '承受不了玻璃组件的建筑',
    text: '许多建筑有阳光、有面积、有并网条件，唯独没有荷载余量。约{excludedRoofs}的工商业屋顶承载不了常规玻璃组件系统。组件只重约{smf-520.weightPerArea}，许多这样的屋顶就值得重新考虑。',
    action: '咨询建筑方案',
    alternative: '测算您的屋顶',
  },
  load: {
    title: '屋顶需要多少余量',
    text: '常规玻璃组件系统一般要求屋顶有{minimumRoofLoad}的荷载余量。eArc组件本身的重量只是它的几分之一，另外还要计入胶粘剂、电缆和可能需要的支架。',
    glass: '玻璃组件系统所需的荷载余量',
    dragonfly: 'SMH Dragonfly，含夹具和电缆',
    smf: 'SMF，含胶粘剂和电缆',
    basis:
      '系统与系统相比：eArc为组件加0.8 kg/m²的胶粘剂或夹具和电缆（示例数据），玻璃为屋顶须具备的荷载余量。装不了的屋顶所占比例为我们的估算（2026年）。其他已发布的估计：建筑总数的30～40%（Couleenergy），工业屋顶的60%（vwi.org，2019年）。',
  },
  scenes: {
    title: '适合轻质组件的五类场所',
    lowLoad: {
      name: '低承载屋顶',
      text: '轻钢厂房的设计荷载往往只考虑屋面板自重、风和雪，余量很小。粘接SMF组件只增加约{smf-520.weightPerArea}，而且一个孔也不打。',
    },
    membrane: {
      name: 'TPO、PVC防水卷材屋面',
      text: '防水层应当保持完整。在平屋面上，组件装在低矮的铝合金支架上，无需屋面开孔。',
    },
    facade: {
      name: '建筑立面',
      text: '薄型组件可以顺着建筑的圆弧转角铺设。饰面板和防火规范允许怎样做，请先与幕墙设计方确定。',
    },
    carport: {
      name: '光伏车棚',
      text: '顶上轻了，立柱和横梁就可能做得更细，棚顶也可以做成拱形。能细多少，由结构工程师决定。',
    },
    publicFacility: {
      name: '公共设施',
      text: '体育馆、博物馆、集市顶棚：公共建筑的屋顶往往年代久、坡度陡或带弧度。下面有两个案例就建在这类建筑上。',
    },
  },
  limits: {
    title: '光靠重量轻解决不了的事',
    text: '组件再轻，也离不开完好的屋顶、粘得牢的表面和风荷载计算；没有空气间隙，组件还会更热。这几点我们知道什么，都如实写明。',
    action: '按屋顶选择安装方式',
    alternative: '了解技术的局限',
  },
  cases: {
    title: '公开报道的案例与两个示例',
    text: '前三个项目见于公开资料；后两个是示例，仅说明项目可能的样子。',
    sydney: {
      place: '澳大利亚悉尼，海事博物馆Wharf 7',
      text: '陡坡屋面上安装812块组件。据报道每年节省约5万澳元。',
      roof: '陡坡屋面',
      source: '澳大利亚清洁能源监管局',
    },
    waldkirch: {
      place: '德国瓦尔德基希，体育馆',
      text: '最初的报道称组件是粘接的，我们已作更正：组件带边框，用夹具固定。另有报道称功率为190 kW。',
      roof: '钛锌板',
      method: '带边框组件，夹具固定',
      source: '《pv magazine》德国版，2019年；Leichtbauwelt',
    },
    dreihausen: {
      place: '德国德赖豪森，供热站',
      text: '由当地公用事业公司报道的小型项目，共16块组件。',
      method: '粘接',
      source: 'Stadtwerke Marburg（当地公用事业公司）',
    },
    hall: {
      place: '示例：物流仓库',
      text: '轻钢结构仓库，荷载余量很小。',
      roof: '梯形彩钢瓦屋面',
      method: 'SMF，粘接',
    },
    carPark: {
      place: '示例：员工停车场',
      text: '新建车棚，从设计之初就按轻质组件考虑。',
      roof: '光伏车棚',
      method: 'SMH Dragonfly，夹具固定',
    },
  },
  products: '适合这些建筑的组件',
  elsewhere: {
    title: '车辆、船艇，还是阳台？',
    text: '车辆、船艇和列车用的是另外的组件，注意事项也不同；阳台首先要问的是允不允许安装。各有专门的页面介绍。',
    road: '车辆',
    waterAndRail: '船艇与轨道车辆',
    home: '阳台与住宅',
  },
  quote: {
    title: '咨询建筑方案',
    text: '请告诉我们屋顶类型、建成年份和所在城市；如果知道荷载余量，也请写上。我们会给出荷载估算和固定方式建议。结构核算仍由您委托的设计院或结构工程师完成。',
  },
};
