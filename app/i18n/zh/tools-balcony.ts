import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in Chinese; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: '您阳台上的套装',
  description: '套装能否装在您的栏杆上，与玻璃相比有多重，竖直安装时在您所在地能发多少电。',
  kit: '套装',
  railing: '栏杆长度（m）',
  railingHint: '可以悬挂组件的直线部分',
  floor: '楼层',
  floorHint: '0为底层。',
  fits: '{kit}需要{needed}栏杆：装得下。',
  fitsNot: '{kit}需要{needed}栏杆，超过{railing}：并排装不下。',
  higher: '楼层越高，风越大。栏杆能承受多少由其所有者说明，本工具不作校核。',
  rules: '相关规定，附日期和来源：',
  rulesLink: '规划阳台套装',
  weight: '套装组件的重量',
  glassWeight: '同样面积的玻璃组件，含安装件',
  glassBasis: '11～14 kg/m²，为某供应商所称（heliup-solar.com）；示例数据',
};
