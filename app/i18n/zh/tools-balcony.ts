import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in Chinese; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: '阳台光伏套装测算',
  description: '套装能否装在您的栏杆上，与玻璃组件相比有多重，竖直安装时在您所在地能发多少电。',
  kit: '套装',
  railing: '栏杆长度（m）',
  railingHint: '可以悬挂组件、没有其他物件的直线部分',
  floor: '楼层',
  floorHint: '底层（一楼）填0。',
  fits: '{kit}需要{needed}长的栏杆：装得下。',
  fitsNot: '{kit}需要{needed}长的栏杆，超过{railing}：装不下。',
  drawing: '按比例绘制的栏杆',
  drawingDescription: '栏杆正视图，长{railing}，组件从左端起悬挂。',
  overhang: '黄色：超出栏杆末端{overhang}。',
  higher: '楼层越高，风越大。栏杆能承受多少须由其业主说明，本工具不作校核。',
  rules: '相关规定，附日期和来源：',
  rulesLink: '规划阳台套装',
  weight: '套装中组件的重量',
  glassWeight: '同样面积的玻璃组件（不含安装件）',
  glassBasis: '按约{glassModule}推算：{smf-520.weightPerArea}比它轻{lighterThanGlass}',
};
