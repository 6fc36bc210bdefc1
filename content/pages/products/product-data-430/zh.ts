import type { ProductData430Text } from './text.ts';

export const zh: ProductData430Text = {
  title: 'SMF 430：工商业系列与离网系列',
  description:
    'SMF 430与SMF 520的数据对照，用于工商业屋顶和离网系统：电气参数、两种版本、限值与认证。',
  parameters: {
    title: 'SMF 430与SMF 520对照',
    text: '功率较小的为{smf-430.nominalPower}，较大的为{smf-520.nominalPower}。示例数据供对照之用，订货时以随货的产品规格书为准。',
    basis:
      'SMF 430：《pv magazine》澳大利亚版，2022年，以及我们的数据。系统电压和各等级：2019年手册。电气示例数据：NREL SAM的CEC列表中同级别的玻璃组件；SMF 430取435 W的一款，电流按功率调整。',
  },
  hero: {
    title: '两种固定方式，任您选择',
    text: '同一种无玻璃层压件，两种版本：无边框的用胶粘接，带边框的用夹具固定。SMF 430同属工商业系列和离网系列。',
    action: '如何计算组串',
  },
  versions: {
    title: '无边框还是带边框？',
    text: '由屋顶表面和荷载余量决定，层压件是一样的。',
    frameless: '无边框',
    framed: '带边框',
    fixing: {
      criterion: '固定方式',
      ours: '用硅酮结构胶粘接',
      other: '用夹具机械固定',
    },
    weight: {
      criterion: '重量',
      ours: '约{smf-430.weightPerArea}',
      other: '每块11.2 kg',
      note: '带边框版本的重量为2022年报道的单块数值。我们没有公布它的尺寸，所以这里不推算单位面积重量。',
    },
    surface: {
      criterion: '屋顶需要具备',
      ours: '洁净、牢固，并通过附着力测试的表面',
      other: '可供夹具固定的锁边、导轨或支架',
    },
    progress: {
      criterion: '何时可继续施工',
      ours: '胶粘剂固化之后，时间见胶粘剂厂家说明',
      other: '夹具拧紧之后即可',
    },
    assumptions: [
      '两者所在屋顶的荷载余量，都已由结构工程师确认，包括风荷载和雪荷载。',
      '组件重量之外，还要加上胶粘剂、夹具、导轨和电缆的重量。',
    ],
  },
  cases: {
    title: '两种方式，都有公开报道',
    text: '以下是德国的两处屋顶，用的是早期型号的eArc组件。它们说明的是固定方式，并非SMF 430本身。',
    waldkirch: {
      place: '德国瓦尔德基希，体育馆',
      roof: '钛锌板',
      method: '带边框，夹具固定',
      text: '曾有报道称组件是粘接的，我们已作更正。另有报道给出的容量是190 kW。',
      source: '《pv magazine》德国版，2019年4月5日',
    },
    dreihausen: {
      place: '德国德赖豪森，供热站',
      method: '粘接',
      text: '共16块组件，采用粘接。',
      source: 'Stadtwerke Marburg（当地公用事业公司）：“Einfach aufgeklebt”',
    },
  },
  notice: {
    title: '上了屋顶，不能互换',
    text: '无边框版本专为粘接而做；夹具用于带边框的版本，由边框承受夹紧力。请在绘制排布图之前确定版本。',
  },
  certificates: {
    title: '两种版本的认证证书',
    text: '带边框和无边框的版本，在证书上可能分别列出。我们会提供写明您所选版本的副本。',
  },
  faq: {
    title: '关于SMF 430的三个问题',
    questions: [
      {
        question: 'SMF 430和SMF 520可以接在同一组串里吗？',
        answer:
          '最好不要。串联的组件流过同一电流，按示例数值，较小的组件会把整个组串限制在{smf-430.currentAtMaximumPower}。请分成不同的组串，接到逆变器不同的输入端。',
      },
      {
        question: '什么时候选SMF 430而不选SMF 520？',
        answer:
          '需要边框时，或者每块{smf-430.nominalPower}更适合您的组串和面积时。两者的无边框版本，单位面积重量相同，都约为{smf-430.weightPerArea}。',
      },
      {
        question: '带边框的版本温度更低吗？',
        answer: '如果组件与屋顶之间有空气，原则上是的。我们没有公布SMF 430的测量数据。',
      },
    ],
  },
  quote: {
    title: '为SMF 430获取报价',
    text: '请告诉我们屋顶情况、想用的版本和组件数量。如果还没有想好，先发一张屋顶照片就可以。',
  },
};
