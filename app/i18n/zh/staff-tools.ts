import type { StaffToolMessages } from '../en/staff-tools.ts';

export const messages: StaffToolMessages = {
  toolValues: '计算工具的数值',
  toolPreviews: '在计算工具中查看草稿',
  gridFactors: '各国电网的二氧化碳',
  gridFactorsHelp: '访客未填写时使用。未列出的国家采用Ember的2024年平均值（如有）。',
  gridFactor: '每千瓦时CO₂（g）',
  countryCode: '国家（两个字母）',
  countryCodeInvalid: '请输入国家的两个大写字母，例如DE。',
  countryTwice: '每个国家只能列出一次。',
  electricityPrices: '各国电价',
  electricityPricesHelp: '访客未填写时使用。没有价格时，计算工具不显示金额。',
  electricityPrice: '每千瓦时价格',
  currency: '货币（三个字母）',
  currencyInvalid: '请输入货币的三个大写字母，例如EUR。',
  inverters: '屋顶检查用逆变器',
  invertersHelp: '访客可以采用其中一台的限值，并可修改。',
  inverterMaximum: '最高电压（V）',
  mpptMinimum: 'MPPT下限（V）',
  mpptMaximum: 'MPPT上限（V）',
  mpptInvalid: '请输入高于下限且不超过2000 V的电压。',
};
