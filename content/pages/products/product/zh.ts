import type { ProductText } from './text.ts';

export const zh: ProductText = {
  title: '工商业系列：SMF与SMH',
  description:
    'SMF用胶粘接，SMH Dragonfly用夹具固定。两款面向工商业屋顶的无玻璃组件，彼此比较，也与玻璃组件比较。',
  hero: {
    title: '荷载余量不多的屋顶，有两种组件可选',
    text: '玻璃组件系统一般带来{minimumRoofLoad}的附加荷载，约{excludedRoofs}的工商业屋顶因此装不了（我们的估算，2026年）。工商业系列用两种方式把晶硅组件装上这些屋顶：SMF用胶粘接，SMH Dragonfly用夹具固定。',
    ask: '咨询屋顶方案',
    compare: '与玻璃组件比较',
  },
  smf: {
    title: 'SMF：粘接，不打孔',
    text: '没有边框，没有导轨，也没有玻璃：层压件厚{smf-520.thickness}，约重{smf-520.weightPerArea}，比玻璃组件轻{lighterThanGlass}。硅酮结构胶将它固定在屋顶上，无需任何屋面开孔。如果屋顶荷载余量很小，而表面粘接性能良好，首选SMF。现有SMF 520和SMF 430两个型号，后者另有带边框的版本。',
    data520: 'SMF 520参数',
    data430: 'SMF 430参数',
  },
  smh: {
    title: 'SMH Dragonfly（蜻蜓）：边框已经装好',
    text: '组件运到屋顶时，安装边框已与它合为一体，剩下的只是用夹具做机械固定，安装时间因此减少{installationTimeSaving}。SMH重{smh-520.weightPerArea}，比SMF重，但比带边框的玻璃组件轻{dragonflyLighterThanGlass}。它适合有锁边或导轨可夹的屋顶，也适合粘接没有把握的表面。',
    data: '了解Dragonfly',
  },
  roofs: {
    title: '什么屋顶用什么组件',
    text: '以下仅供初步参考。最终要看屋顶本身：结构、表面，以及边缘处的风。',
    weight: {
      criterion: '单位面积重量',
      ours: '约{smf-520.weightPerArea}',
      other: '{smh-520.weightPerArea}',
    },
    trapezoidal: {
      criterion: '梯形彩钢瓦屋面',
      ours: '直接粘接在彩钢瓦波峰上',
      other: '瓦型适合夹持时，用夹具固定',
    },
    standingSeam: {
      criterion: '直立锁边屋面',
      ours: '粘接在两道锁边之间',
      other: '夹在锁边上，不打孔',
    },
    flat: {
      criterion: '平屋面，TPO或PVC防水卷材',
      ours: '粘接在铝合金支架上',
      other: '经核算后，用夹具固定在支架上',
    },
    coated: {
      criterion: '氟碳（PVDF）涂层钢板',
      ours: '附着力测试合格才可采用：氟碳涂层粘接不可靠',
      other: '夹具固定不受涂层影响',
    },
    assumptions: [
      '订货之前，须由结构工程师确认荷载余量，风荷载和雪荷载都要计入。',
      '粘接之前，须在实际屋顶上测试附着力。',
    ],
  },
  scale: {
    title: 'SMF、SMH与玻璃，同一比例',
    text: '都是一平方米，按真实比例绘制。竖线是一处示例屋顶的荷载余量。',
    smf: 'SMF',
    smh: 'SMH Dragonfly',
    glassModule: '玻璃组件本身（推算值）',
    smfSystem: 'SMF，含胶粘剂和电缆',
    glassSystem: '玻璃组件系统所需的荷载余量',
    limit: '示例屋顶的荷载余量',
    basis:
      'SMF和SMH：仅组件，不含胶粘剂、夹具和电缆。玻璃组件：由我们自己的数据推算，{smf-520.weightPerArea}比约{glassModule}轻{lighterThanGlass}。玻璃组件系统：屋顶必须具备的荷载余量。Dragonfly的{dragonflyLighterThanGlass}是与带边框的玻璃组件（约{framedGlassModule}）相比。胶粘剂和电缆：示例按0.8 kg/m²计。',
  },
  glass: {
    title: 'eArc与玻璃组件对照',
    text: '玻璃组件自有它的用武之地：屋顶承受得了，或者组件背面需要通风。关键差别如下。',
    ours: 'SMF，粘接',
    other: '导轨上的玻璃组件',
    weight: {
      criterion: '组件重量',
      ours: '约{smf-520.weightPerArea}',
      other: '约{glassModule}',
      note: '玻璃组件的数值为推算值，见上方的重量比例图。',
    },
    fixing: {
      criterion: '固定方式',
      ours: '硅酮结构胶，无屋面开孔',
      other: '导轨加夹具，用螺钉或配重固定',
    },
    heat: {
      criterion: '组件背面的空气',
      ours: '没有空气间隙，电池片温度更高',
      other: '有空气间隙，可以散热',
      note: '损失多少，见eArc技术页面的实测数据。',
    },
    reinforcement: {
      criterion: '屋顶承受不了玻璃组件时',
      ours: '往往值得请结构工程师核算',
      other: '加固：每兆瓦10万至25万欧元',
      note: '费用数据由另一家光伏组件制造商隆基（LONGi）公布。',
    },
    assumptions: [
      'SMF 520，粘接在梯形彩钢瓦上，不计胶粘剂的重量。',
      '玻璃组件：带边框，平行于屋顶安装，不计导轨和配重的重量。',
      '两者都采用晶硅电池片，按标准测试条件比较；不考虑地点、坡度和遮挡。',
    ],
  },
  installation: {
    title: '四种安装方式',
    bonding: {
      name: '粘接',
      text: '清洁表面，测试附着力，打胶线，压上组件。无屋面开孔。',
    },
    standingSeam: {
      name: '直立锁边',
      text: 'SMF铺在锁边之间，SMH夹在锁边上。',
    },
    flatRoof: {
      name: '平屋面',
      text: '铝合金支架将组件托在防水卷材上方。',
    },
    clamps: {
      name: '夹具',
      text: '用于带边框的组件，属于机械固定，不受涂层和固化时间影响。',
    },
  },
  certificates: {
    title: '测试与认证',
    text: '这些是工商业系列的认证标志。每份认证证书都写明适用的型号，请向我们索取您所选型号的副本。',
  },
  faq: {
    title: '屋顶业主常问的三个问题',
    questions: [
      {
        question: '我的屋顶承受得了吗？',
        answer:
          '只有结构工程师或设计院能下结论。如果您知道荷载余量，请告诉我们；不知道的话，请说明屋顶的年限和结构形式。我们会提供组件、胶粘剂或夹具以及电缆的荷载，供核算使用。',
      },
      {
        question: '胶粘剂在任何屋顶上都粘得牢吗？',
        answer:
          '不是。有些涂层很难粘牢，任何涂层都会老化。粘不粘得牢，只有在您自己的屋顶上测试才知道。我们建议订货之前先做测试，不合格就改用夹具。',
      },
      {
        question: '什么时候选玻璃组件更好？',
        answer:
          '屋顶荷载余量充足，而且当地非常炎热时。背面留有空气间隙的玻璃组件，温度比粘接的组件低。如果难点在于重量、高度或屋顶打孔，不用玻璃才有优势。',
      },
    ],
    applications: '查看工商业应用',
    moreApplications: '更多应用',
  },
  otherSeries: '不装在屋顶上？另外三个系列',
  quote: {
    title: '选SMF还是SMH？欢迎咨询',
    text: '请告诉我们屋顶类型、面积，以及您知道的荷载余量。我们会推荐合适的组件和固定方式。',
  },
};
