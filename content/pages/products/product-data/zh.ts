import type { ProductDataText } from './text.ts';

export const zh: ProductDataText = {
  title: 'SMF 520：工商业系列与离网系列',
  description:
    'SMF 520的全部数据，用于工商业屋顶和离网系统：电气参数、组串长度、温度特性、安装数据与认证。',
  hero: {
    title: 'SMF 520：逐项看数据',
    text: '{smf-520.nominalPower}，{smf-520.length} × {smf-520.width}，厚{smf-520.thickness}，约重{smf-520.weight}。本页写给要计算组串、电缆和熔断器的人，无论是并网屋顶还是离网系统。它属于工商业系列，也用于离网系列。',
    parameters: '查看参数',
    strings: '核算组串长度',
  },
  parameters: {
    title: 'SMF 520参数',
    text: '除另有说明外，均为标准测试条件下的数值。标为示例的数值仅供参考，以随货的产品规格书为准。',
    basis:
      '电池片：TaiyangNews。组件效率、尺寸和重量：United Power Partners。单位面积重量：我们的数据。系统电压和各等级：2019年手册。电气示例数据：NREL SAM的CEC列表中同级别的玻璃组件。尺寸和重量原以英寸和磅公布，由此算得{smf-520.calculatedWeightPerArea}和{smf-520.calculatedEfficiency}；表中沿用公布值。',
  },
  strings: {
    title: '一个组串能接多少块组件？',
    text: '电池片越冷，电压越高，组串在最冷的清晨也不能超过系统电压。按示例数值，20块组件在纸面上可行，到了霜冻天就超限。',
    twentyWarm: '20块组件，25 °C',
    twentyCold: '20块组件，−10 °C',
    eighteenCold: '18块组件，−10 °C',
    sixteenFactor: '16块组件，按手册系数1.25',
    limit: '最大系统电压',
    basis:
      '示例计算，每块组件按{smf-520.openCircuitVoltage}和{smf-520.voltageTemperatureCoefficient}。我们2019年的手册将开路电压乘以1.25，为更冷的地点留出了余地。当地规范和逆变器的限值优先。',
  },
  temperature: {
    title: '温度越高，功率越低；没有空气间隙，损失更多',
    text: '按示例系数{smf-520.powerTemperatureCoefficient}，电池片温度为65 °C，即比测试条件高40 K时，功率约低14%。粘接的组件背面没有空气流通，温度高于导轨上的组件，损失更多。计算发电量时，请按粘接的情况取值；结构允许时，请让组件背面保持通风。',
    action: '了解eArc的局限',
  },
  manual: {
    heading: '我们2019年手册中的安装数据',
    intro: '这些是我们为当年的eArc组件公布的数值。设计时可以采用，但要与随货的安装手册核对。',
    list: [
      '导线和熔断器按短路电流和开路电压的1.25倍选取。以示例电流{smf-520.shortCircuitCurrent}计算，约为16.9 A。',
      '不装熔断器时，最多并联两个组串。',
      '光伏电缆截面不小于2.5 mm²，耐温90 °C。',
      '应用等级A，安全等级II，防火等级C。',
      '夹具间距：6 × 12片电池片的组件为250～450 mm，6 × 10片为210～400 mm，4 × 9片为200～350 mm。',
      '请勿剪掉连接器：拆除连接器将失去质保。',
    ],
    offGridHeading: '用于离网系统',
    offGrid:
      'SMF 520也可以离网运行，例如装在车间或大型车辆上。它的开路电压远高于12 V或24 V蓄电池，因此必须选用能承受最冷天电压的MPPT充电控制器。空间较小时，请看[离网系列](/product_off)。',
  },
  certificates: {
    title: 'SMF 520的认证证书',
    text: '我们可应要求提供副本，并附适用型号范围。请告知项目所在国家或地区，因为各地电网公司和保险公司要求的证书不同。',
  },
  faq: {
    title: '设计人员常问的三个问题',
    questions: [
      {
        question: '为什么电气数值标为示例？',
        answer:
          '因为我们尚未公布这款组件的电气数值。我们列出同级别玻璃组件的数值，是为了让您看懂计算过程。正式设计时，请索取随货的产品规格书和PAN文件。',
      },
      {
        question: '组件可以踩踏或弯曲吗？',
        answer:
          '层压件厚{smf-520.thickness}，可以顺着平缓的曲面铺设。我们没有公布允许的弯曲半径，踩踏则可能造成肉眼看不见的电池片裂纹。设计之前，请把安装面的半径发给我们。',
      },
      {
        question: 'SMF 520怎样固定？',
        answer:
          '它没有边框，用硅酮结构胶粘接。安装前须在实际屋顶上测试附着力。如需用夹具，请选带边框的SMF 430或SMH Dragonfly。',
      },
    ],
  },
  quote: {
    title: '索取数据与报价',
    text: '请写明需要哪些文件、多少块组件，以及所用的逆变器或充电控制器。',
  },
};
