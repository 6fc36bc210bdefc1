import type { EngineeringText } from './text.ts';

export const zh: EngineeringText = {
  documents: {
    commercial: 'SMF与SMH的资料',
    dragonfly: 'SMH 520的资料',
    smf520: 'SMF 520的资料',
    smf430: 'SMF 430的资料',
    offGrid: '两款离网组件的资料',
    charger: '充电器的资料',
    balcony: '两种套装的资料',
    balcony400: '阳台400的资料',
    balcony800: '阳台800的资料',
  },
  documentsText: '产品规格书、安装指南和参数均可直接下载，无需注册。',
  strings: {
    dragonfly: {
      title: '一个组串最多接几块Dragonfly？',
      text: '边框不会改变电路：上限取决于低温和系统电压。请输入组件数量和最冷清晨的气温。',
    },
    smf520: {
      title: '校核组串',
      text: '输入组件数量和现场最低气温，即可看到最冷清晨的组串电压，以及最多可串联多少块组件。',
    },
    smf430: {
      title: '校核SMF 430组串',
      text: 'SMF 430的开路电压为{smf-430.openCircuitVoltage}，比SMF 520的{smf-520.openCircuitVoltage}略高（示例数据），组串也就略早达到上限。',
    },
  },
  stringsBasis:
    '开路电压和温度系数为示例数据，取自NREL SAM的CEC列表中同级别的玻璃组件。系统电压取自2019年的手册。',
  chargeController: {
    title: '与充电控制器匹配吗？',
    text: '组件串联后电压相加，低温时最高。输入充电控制器的最大输入电压，即可看到是否超限。',
    basis: '所有电气参数均为示例数据；温度系数按SMF 520的示例值与电压成比例换算。',
  },
};
