import type { AppTwoText } from './text.ts';

export const zh: AppTwoText = {
  title: '粘接还是夹具固定：按屋顶类型选择',
  description:
    '梯形彩钢瓦、直立锁边、防水卷材、平屋面、建筑立面、光伏车棚：哪种屋顶用哪种固定方式，先检查什么，结构加固要花多少钱。',
  hero: {
    title: '什么屋顶，怎样固定？',
    text: '无玻璃组件有两种固定方式：无边框的SMF用胶粘接，带安装边框的SMH Dragonfly用夹具固定。选哪一种，由屋顶决定。',
    action: '按屋顶类型比较',
    alternative: '先检查什么',
  },
  roofs: {
    title: '七类表面，两种方式',
    text: '这里给出的是选型参考，不代表可以直接施工。先在实际屋顶上测试，再作决定。',
    ours: 'SMF，粘接',
    other: 'SMH，夹具固定',
    trapezoidal: {
      criterion: '梯形彩钢瓦屋面',
      ours: '首选：粘接在波峰上，不打孔',
      other: '仅在有适配该瓦型的夹具时',
      note: '先弄清涂层种类：氟碳（PVDF）涂层粘接不可靠。',
    },
    standingSeam: {
      criterion: '直立锁边屋面',
      ours: '锁边之间有足够平面宽度时可行',
      other: '首选：夹具夹住锁边，不打孔',
      note: '请注明板型（如直立锁边、角驰、760型），夹具须与板型匹配。',
    },
    membrane: {
      criterion: 'TPO或PVC防水卷材屋面',
      ours: '装在铝合金支架上',
      other: '荷载余量足够时，装在铝合金支架上',
      note: '请先征得卷材厂家同意，否则可能影响其质保。',
    },
    flat: {
      criterion: '其他平屋面',
      ours: '装在铝合金支架上，无需屋面开孔',
      other: '支架和风荷载计算许可时',
      note: '支架本身也要计入荷载。',
    },
    facade: {
      criterion: '建筑立面',
      ours: '平整完好的饰面板，弧面也可以',
      other: '带支承骨架的饰面',
      note: '首先要满足外墙的防火和建筑规范。',
    },
    carport: {
      criterion: '光伏车棚',
      ours: '封闭的棚顶板，拱形也可以',
      other: '型材构成的开放骨架',
      note: '四面敞开：请核算自下而上的风荷载。',
    },
    publicFacility: {
      criterion: '公共设施',
      ours: '顶棚和弧形屋面',
      other: '日后维修屋顶时需要拆下组件的场合',
      note: '请尽早了解文物保护、消防通道和维护要求。',
    },
    namedSurfaces:
      '粘接适用于梯形彩钢瓦屋面、直立锁边屋面和平屋面。建筑立面、光伏车棚和公共设施须逐个项目核查。',
    weights:
      'SMF约重{smf-520.weightPerArea}，SMH重{smh-520.weightPerArea}，均不含胶粘剂、夹具、电缆和支架。',
  },
  check: {
    title: '先检查什么',
    text: '请按这个顺序进行：前面有一项通不过，后面的就不必做了。',
    load: {
      title: '荷载余量',
      text: '请设计院或结构工程师给出以kg/m²计的数值，再与组件、胶粘剂或夹具、电缆和支架的总重相比较。',
    },
    skin: {
      title: '屋面表层',
      text: '材料、涂层、使用年限。如果已经生锈、涂层粉化或卷材老化，先更新表层，再在上面安装。',
    },
    adhesion: {
      title: '附着力',
      text: '在实际屋顶的多处粘接试样，待胶粘剂固化后做拉拔试验。这项测试给出的答案，任何产品规格书都给不了。',
    },
    heat: {
      title: '温度',
      text: '粘接的组件背后不通风，屋顶越热，发电损失越多。请把这部分损失计入估算；实测结果见eArc技术页面的“使用eArc前须知”。',
    },
    clamps: {
      title: '夹具',
      text: '夹具与锁边是否匹配，间距是否符合手册？如果符合，预集成边框可使安装时间减少{installationTimeSaving}。',
    },
  },
  cost: {
    text: '一块组件还没装，单是结构加固，每兆瓦就要10万至25万欧元。',
    basis:
      '数据来自另一家组件厂商，该厂商还给出1 MWp需要5,000～7,000 m²毛面积。由两者推算，约为每平方米14到50欧元。这不是报价：您的屋顶需要怎样加固，要由结构工程师核算。',
    source: 'LONGi（eu.longi.com）',
  },
  cases: {
    title: '一种屋顶，一种方式',
    text: '两个公开报道的项目和两个示例，固定方式和安装表面各不相同。',
    dreihausen: {
      place: '德国德赖豪森，供热站',
      text: '16块组件。',
      method: '粘接',
      source: 'Stadtwerke Marburg（当地公用事业公司）',
    },
    waldkirch: {
      place: '德国瓦尔德基希，体育馆',
      text: '用夹具固定，并非最初报道所说的粘接。另有报道称功率为190 kW。',
      roof: '钛锌板',
      method: '带边框组件，夹具固定',
      source: '《pv magazine》德国版，2019年；Leichtbauwelt',
    },
    coldStore: {
      place: '示例：冷库',
      text: '卷材保持完整；支架计入荷载。',
      roof: '平屋面，TPO防水卷材',
      method: 'SMF，装在铝合金支架上',
    },
    office: {
      place: '示例：办公楼',
      text: '窗间的横带，顺着建筑转角弯曲。',
      roof: '立面，平整金属饰面板',
      method: 'SMF，粘接',
    },
  },
  products: '两种组件',
  quote: {
    title: '把屋顶资料发给我们',
    text: '板型（如梯形瓦、角驰、760型）或卷材种类、涂层和建成年份最有帮助。我们会建议固定方式，并列出需要测试的项目。',
  },
};
