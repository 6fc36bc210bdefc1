import type { HomeText } from './text.ts';

export const zh: HomeText = {
  title: '超轻无玻璃光伏组件',
  description:
    'eArc光伏组件约重{smf-520.weightPerArea}，比玻璃组件轻{lighterThanGlass}，用于承受不了玻璃组件的屋顶、车辆、船艇和阳台。',
  hero: {
    title: '承载不了玻璃的屋顶，也能装光伏',
    text: 'eArc是不用玻璃的晶硅组件：约重{smf-520.weightPerArea}，比常规组件轻{lighterThanGlass}，薄得可以顺着曲面铺设。',
    action: '获取报价',
    alternative: '查看产品',
  },
  ways: {
    question: '您想了解什么？',
    visitors: {
      roof: ['屋顶光伏', '看看能装多少'],
      engineering: ['工程设计', '查看全部参数'],
      vehicle: ['车辆与船艇', '计算组件和蓄电池'],
      balcony: ['阳台光伏', '估算发电量'],
      career: ['加入我们', '查看在招职位'],
      press: ['媒体报道', '获取媒体资料'],
    },
  },
  products: {
    title: '一项技术，五个系列',
    text: '都采用同一种无玻璃层压件，再按使用场所分别设计。',
  },
  weight: {
    title: '屋顶要承受多少',
    text: '各取一平方米，按比例绘制。能装什么，要看屋顶还有多少荷载余量。',
    glass: '玻璃组件',
    dragonfly: 'SMH Dragonfly，夹具固定',
    smf: 'SMF，粘接安装',
    basis:
      '均为组件本身的重量。玻璃组件为推算值：{smf-520.weightPerArea}比约{glassModule}轻{lighterThanGlass}。胶粘剂或夹具以及电缆另计，核算荷载时都要包括在内；常规玻璃组件系统一般要求{minimumRoofLoad}的荷载余量。',
  },
  statement: '玻璃组件的重量，大半是玻璃。所以我们把玻璃去掉了。',
  applications: {
    title: '重量最关键的地方',
    scenes: {
      roof: ['低承载屋顶', '直立锁边屋面，夹具固定，一个孔也不打。'],
      motorhome: ['房车', '省下一公斤，就多一公斤载重。'],
      yacht: ['游艇', '贴合甲板弧度，经盐雾测试。'],
      train: ['列车', '2017年12月，拜伦湾有一列投入运行。'],
      balcony: ['阳台', '一个人就能搬，绑带就能固定。'],
    },
  },
  commercial: {
    title: '工商业系列：为装不了玻璃组件的屋顶而生',
    text: '常规玻璃组件系统一般要求屋顶再承受{minimumRoofLoad}的荷载，约{excludedRoofs}的工商业屋顶承受不了（我们的估算，2026年）。eArc组件约重{smf-520.weightPerArea}，许多这样的屋顶因此值得请设计院或结构工程师核算：梯形彩钢瓦、直立锁边、TPO和PVC防水卷材屋面都可以考虑。',
    action: '咨询屋顶方案',
  },
  research: {
    title: '研发中心：把玻璃拿掉',
    text: 'eArc要回答一个问题：不用玻璃，晶硅电池片靠什么在户外经久耐用？创始人发表论文{papers}余篇，拥有{patents}项专利。在实验室里，组件要接受盐雾、氨气腐蚀、防火、风沙和电势诱导衰减（PID）测试。',
  },
  gigafactory: {
    title: '吉瓦级工厂：第一个{capacity}',
    text: '我们的首座吉瓦级工厂生产无玻璃晶硅组件，年产能{capacity}。按每块{smf-520.nominalPower}折算，约合每年190万块组件。',
  },
  salesCentre: {
    title: '销售中心：从第一个问题起，始终是同一个团队',
    text: '请用您习惯的语言联系我们。我们会提供荷载估算、固定方式建议，以及结构工程师需要的文件。',
    action: '联系销售中心',
  },
  distribution: {
    title: '经销合作',
    text: '安装商和经销商与我们直接合作。我们提供粘接和夹具安装指导，并备有七种语言的资料。',
    action: '成为合作伙伴',
  },
  figures: {
    title: '数说eArc',
    salesCountries: '销售国家和地区',
    capacity: '首座吉瓦级工厂的年产能',
    patents: '创始人拥有的专利数量',
    shipped: '累计出货量',
    years: '项目实践经验',
    gigawatt: 'GW',
    yearsUnit: '年',
  },
  quote: {
    title: '为您的项目获取报价',
    text: '请告诉我们屋顶、车辆或阳台的情况。我们了解得越多，答复就越准确。',
  },
};
