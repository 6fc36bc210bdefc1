import type { DocumentMessages } from '../en/documents.ts';

export const messages: DocumentMessages = {
  guide: '安装指南',
  version: '第{value}版',
  page: '第{page}页，共{pages}页',
  exampleNote: '示例数据：正式数值以发布的产品规格书为准，此处数值不代表产品特性。',
  standardConditions: '标准测试条件：辐照度1000 W/m²，电池片温度25 °C，大气质量1.5。',
  certificates: '认证',
  certificatesNote: '以上为本产品的认证标志与标准；证书编号和适用范围以证书为准。',
  curves: '电流、功率与电压的关系',
  curvesAlternative:
    '电池片温度25 °C，{irradiances}下的电流–电压曲线和功率–电压曲线。最大功率{power}，对应电压{voltage}。',
  curvesNote:
    '计算值，非实测值：采用De Soto、Klein和Beckman的单二极管模型（Solar Energy 80，2006），由本规格书的电气参数计算得出，电池片温度25 °C。',
  voltage: '电压',
  current: '电流',
  power: '功率',
  temperature: '温度特性',
  temperatureAlternative: '电池片温度从{from}到{to}时的变化（以25 °C为基准）：{values}。',
  temperatureNote: '计算值，非实测值：由本规格书的温度系数得出的直线。',
  cellTemperature: '电池片温度',
  relativeTo25: '以25 °C为基准',
  dimensions: '尺寸',
  dimensionsAlternative: '组件尺寸图：{values}。',
  dimensionsNote: '按比例绘制，尺寸单位为mm。',
  schematicNote: '电池片与接线盒为示意。',
  frontView: '正面',
  sideView: '侧面',
  junctionBox: '接线盒',
  origin: '本文件由网站内容生成，如有变更恕不另行通知；以下载中心提供的版本为准。',
};
