import type { CertificateTexts } from './text.ts';

export const certificateTexts: CertificateTexts = {
  iec61215: '设计鉴定和定型',
  iec61730: '安全鉴定',
  ul61730: '北美安全鉴定',
  tuv: '德国检测机构',
  vde: '德国检测与认证机构',
  cgc: '中国认证机构（鉴衡）',
  csa: '加拿大标准与检测机构',
  jet: '日本检测机构',
  testsTitle: '耐久性测试',
  saltMist: { name: '盐雾', text: '模拟海边含盐的潮湿空气。' },
  ammonia: { name: '氨气腐蚀', text: '模拟畜禽舍周围的空气。' },
  fire: { name: '防火', text: '检验层压件遇到火焰时的表现。' },
  blownSand: { name: '风沙', text: '检验没有玻璃的表面经不经得起沙粒磨蚀。' },
  pid: {
    name: '电势诱导衰减（PID）',
    text: '在湿热环境中，电池片与大地之间施加高电压。',
  },
};
