import type { TermGroup } from './term.ts';

/** What fitters do, and what they do it with. */
export const installationTerms = {
  structuralSilicone: {
    en: { preferred: 'structural silicone' },
    zh: { preferred: '硅酮结构胶', avoid: ['结构硅酮胶'] },
    de: { preferred: 'Struktursilikon', avoid: ['Bausilikon', 'strukturelles Silikon'] },
    ja: { preferred: '構造用シリコーン', avoid: ['構造シリコン'] },
    es: { preferred: 'silicona estructural' },
    fr: { preferred: 'silicone structurel', avoid: ['silicone de structure'] },
    pl: { preferred: 'silikon konstrukcyjny', avoid: ['silikon strukturaln'] },
  },
  quickBondingAdhesive: {
    en: { preferred: 'quick-bonding adhesive', avoid: ['fast glue', 'quick glue'] },
    zh: { preferred: '快粘型胶粘剂', avoid: ['快速粘接胶粘剂'] },
    de: { preferred: 'schnell abbindender Klebstoff', avoid: ['Schnellkleber'] },
    ja: { preferred: '速硬化型の接着剤', avoid: ['急速接着剤', '瞬間接着剤'] },
    es: { preferred: 'adhesivo de pegado rápido' },
    fr: { preferred: 'colle à prise rapide', avoid: ['colle rapide'] },
    pl: { preferred: 'klej szybkowiążący', avoid: ['szybki klej'] },
  },
  /** How well the adhesive holds on a surface. */
  adhesion: {
    en: { preferred: 'adhesion' },
    zh: { preferred: '附着力', avoid: ['粘接力', '粘着力'] },
    de: { preferred: 'Haftung', avoid: ['Adhäsion'] },
    ja: { preferred: '接着力', avoid: ['付着力', '付着試験'] },
    es: { preferred: 'adherencia', avoid: ['adhesión'] },
    fr: { preferred: 'adhérence', avoid: ['adhésion'] },
    pl: { preferred: 'przyczepność', avoid: ['adhezja'] },
  },
  /** A small piece that is bonded and pulled off. */
  testPiece: {
    en: { preferred: 'sample' },
    zh: { preferred: '试样', avoid: ['样块', '试片'] },
    de: { preferred: 'Probe' },
    ja: { preferred: '試験片', avoid: ['テストピース'] },
    es: { preferred: 'muestra' },
    fr: { preferred: 'échantillon' },
    pl: { preferred: 'próbka' },
  },
  /** Old paint that comes off as powder. */
  chalking: {
    en: { preferred: 'chalking' },
    zh: { preferred: '粉化' },
    de: { preferred: 'Kreidung', avoid: ['Auskreidung'] },
    ja: { preferred: 'チョーキング', avoid: ['白亜化'] },
    es: { preferred: 'caleo', avoid: ['tizado'] },
    fr: { preferred: 'farinage', avoid: ['craquage'] },
    pl: { preferred: 'kredowanie' },
  },
  /** Behind a module. */
  airGap: {
    en: { preferred: 'air gap' },
    zh: { preferred: '空气间隙', avoid: ['空气层', '空气隙'] },
    de: { preferred: 'Luftspalt', avoid: ['Luftschicht'] },
    ja: { preferred: '空気層', avoid: ['エアギャップ', '空隙'] },
    es: { preferred: 'cámara de aire', avoid: ['hueco de aire'] },
    fr: { preferred: 'lame d’air', avoid: ['vide d’air'] },
    pl: { preferred: 'szczelina powietrzna', avoid: ['luka powietrzn'] },
  },
  ballast: {
    en: { preferred: 'ballast' },
    zh: { preferred: '配重', avoid: ['压载'] },
    de: { preferred: 'Ballast' },
    ja: { preferred: '置き基礎・ウエイト', avoid: ['重し', 'バラスト'] },
    es: { preferred: 'lastre' },
    fr: { preferred: 'lestage' },
    pl: { preferred: 'balast', avoid: ['obciążnik'] },
  },
  /** Of a sub-structure. */
  profile: {
    en: { preferred: 'profile' },
    zh: { preferred: '型材' },
    de: { preferred: 'Profil' },
    ja: { preferred: '形材', avoid: ['型材'] },
    es: { preferred: 'perfil' },
    fr: { preferred: 'profilé' },
    pl: { preferred: 'profil' },
  },
  roofOutlet: {
    en: { preferred: 'roof outlet' },
    zh: { preferred: '雨水口', avoid: ['落水口'] },
    de: { preferred: 'Dachablauf' },
    ja: { preferred: 'ルーフドレン', avoid: ['屋根の排水口'] },
    es: { preferred: 'sumidero' },
    fr: { preferred: 'évacuation d’eaux pluviales' },
    pl: { preferred: 'wpust dachowy' },
  },
  /** On the page of the two standards and with the certificates. */
  designQualification: {
    en: { preferred: 'design qualification and type approval' },
    zh: { preferred: '设计鉴定和定型', avoid: ['设计鉴定与定型', '设计资格'] },
    de: { preferred: 'Bauarteignung und Bauartzulassung' },
    ja: { preferred: '設計適格性確認と型式認証', avoid: ['設計適格性の確認', '設計資格'] },
    es: { preferred: 'cualificación del diseño y homologación' },
    fr: { preferred: 'qualification de la conception et homologation' },
    pl: { preferred: 'kwalifikacja konstrukcji i aprobata typu' },
  },
  /** Not of the battery. */
  cellTemperature: {
    en: { preferred: 'cell temperature' },
    zh: { preferred: '电池片温度', avoid: ['电池最高温度'] },
    de: { preferred: 'Zelltemperatur', avoid: ['Zellentemperatur'] },
    ja: { preferred: 'セル温度' },
    es: { preferred: 'temperatura de célula' },
    fr: { preferred: 'température de cellule' },
    pl: { preferred: 'temperatura ogniwa' },
  },
  dealer: {
    en: { preferred: 'wholesaler' },
    zh: { preferred: '经销商', avoid: ['批发商', '商业分销'] },
    de: { preferred: 'Großhandel' },
    ja: { preferred: '卸売会社', avoid: ['問屋', 'ホールセラー'] },
    es: { preferred: 'mayorista' },
    fr: { preferred: 'grossiste' },
    pl: { preferred: 'hurtownia' },
  },
} as const satisfies TermGroup;
