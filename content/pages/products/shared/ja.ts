import type { CertificateTexts } from './text.ts';

export const certificateTexts: CertificateTexts = {
  iec61215: '設計適格性確認と型式認証',
  iec61730: '安全適格性確認',
  ul61730: '北米向けの安全適格性確認',
  tuv: 'ドイツの試験機関',
  vde: 'ドイツの試験・認証機関',
  cgc: '中国の認証機関',
  csa: 'カナダの規格・認証機関',
  jet: '日本の試験・認証機関（電気安全環境研究所）',
  testsTitle: '耐久性試験',
  saltMist: { name: '塩水噴霧', text: '海辺の塩分を含んだ湿った空気を想定しています。' },
  ammonia: { name: 'アンモニア腐食', text: '畜舎まわりの空気を想定しています。' },
  fire: { name: '燃焼（耐火）', text: '炎が届いたときのラミネートの挙動を確かめます。' },
  blownSand: { name: '砂じん', text: 'ガラスのない表面が砂粒でどう摩耗するかを確かめます。' },
  pid: {
    name: '電圧誘起劣化（PID）',
    text: '高温多湿の環境で、セルと大地の間に高い電圧をかけます。',
  },
};
