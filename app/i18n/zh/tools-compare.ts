import type { CompareMessages } from '../en/tools-compare.ts';

/** The words of the comparison in Chinese; see ../en/tools-compare.ts. */
export const messages: CompareMessages = {
  title: '组件对比',
  description: '最多四款组件并列，单位一致，并附一款玻璃组件作对照。',
  model: '组件{number}',
  none: '不选',
  compare: '对比',
  table: '并列对比',
  differences: '有差异的行以粗体显示。',
  differs: '有差异',
  print: '打印',
  glass: '玻璃组件',
  glassMounting: '装在导轨或挂钩上，重量不含安装件',
  glassBasis:
    '玻璃组件为同级别、同尺寸的示例。其重量为推算值，不含安装件：{smf-520.weightPerArea}比约{glassModule}轻{lighterThanGlass}。电气数值取自SAM软件（NREL）的CEC组件清单。',
};
