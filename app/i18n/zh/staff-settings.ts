import type { StaffSettingsMessages } from '../en/staff-settings.ts';

export const messages: StaffSettingsMessages = {
  companyLegalName: '公司全称',
  companyLegalNameHelp:
    '与登记信息一致。显示在页脚、法律页面和向境外提供个人信息的同意书中；文字中用{companyName}引用。留空则显示英文版的名称。',
  companyLegalNameIsExample: '公司名称为示例数据',
  serviceHotline: '服务热线',
  serviceHotlineHelp:
    '请填写国家代码，按本语言的习惯书写。文字中用{hotline}引用，链接中用tel:{hotline}。留空则显示英文版的号码。',
  serviceHotlineIsExample: '热线号码为示例数据',
  workingHours: '服务时间',
  workingHoursHelp:
    '请注明时区，例如：周一至周五9:30～17:30（香港时间），因为来电可能来自其他时区。',
  pressPhone: '媒体联系电话',
  pressPhoneHelp:
    '请填写国家代码。文字中用{pressPhone}引用，链接中用tel:{pressPhone}。留空则显示英文版的号码；英文版也未填写时，不显示相应链接。',
  pressPhoneIsExample: '媒体联系电话为示例数据',
  listSites: '不显示地图的网站',
  listSitesHelp:
    '这些网站以列表代替销售地图显示国家和地区；计算工具提供地名和坐标，不提供选择地点的地图。在中国公开的地图须经主管部门审核，因此默认选中中文网站。',
  mainlandSite: '简体中文（cn，中国大陆）',
  analytics: '第三方访问统计',
  analyticsHelp:
    '填写Google Analytics 4的ID（G-…）；中国网站也可填写百度统计的ID（32个字符）。统计前会先征得访客同意；未填写ID时不询问，也不加载任何内容。请在Google Analytics中关闭“基于浏览器历史记录事件的网页更改”，因为网站会自行报告每次页面浏览。',
  analyticsDefault: '其他所有网站的ID',
  analyticsGermany: '德国网站的ID',
  analyticsJapan: '日本网站的ID',
  analyticsChina: '中文网站的ID',
  analyticsIdInvalid: '请输入类似G-ABC1234567的ID，或留空。',
  analyticsIdInvalidInChina: '请输入类似G-ABC1234567的ID或百度统计的32个字符，或留空。',
  registrationNumber: 'ICP备案号（服务器位于中国大陆的网站）',
  publicSecurityNumber: '公安备案号（服务器位于中国大陆的网站）',
  registrationNumberIsExample: '备案号为示例数据',
  securityContact: '安全漏洞报告联系方式',
  securityContactHelp:
    '电子邮箱、以 + 开头的电话号码或https地址。公布于 /.well-known/security.txt；留空则不公布。',
  securityContactInvalid: '请输入电子邮箱、以 + 开头的电话号码或以 https:// 开头的地址。',
  securityContactIsExample: '安全漏洞联系方式为示例数据',
  securityPolicy: '说明如何处理此类报告的页面',
  securityPolicyInvalid: '请输入以 https:// 开头的地址。',
};
