import type { TermGroup } from './term.ts';

/** Systems, versions of a module, and what they are compared with. */
export const systemTerms = {
  /** What a roof is asked to carry otherwise; not a system made of glass. */
  glassSystem: {
    en: { preferred: 'conventional glass system' },
    zh: { preferred: '常规玻璃组件系统' },
    de: {
      preferred: 'Anlage mit Glasmodulen',
      avoid: ['Glasanlage', 'Glassystem', 'Glasmodulanl'],
    },
    ja: { preferred: '従来のガラスモジュールのシステム' },
    es: {
      preferred: 'sistema con módulos de vidrio',
      avoid: ['sistema de vidrio', 'sistema convencional de vidrio'],
    },
    fr: {
      preferred: 'installation à modules en verre',
      avoid: ['système classique', 'systèmes classiques', 'système en verre'],
    },
    pl: {
      preferred: 'instalacja z modułami szklanymi',
      avoid: ['instalacja szklan', 'instalacji szklan', 'moduł ze szkłem', 'modułu ze szkłem'],
    },
  },
  framedModule: {
    en: { preferred: 'framed module' },
    zh: { preferred: '带边框组件' },
    de: { preferred: 'gerahmtes Modul', avoid: ['umrahmt', 'eingerahmt'] },
    ja: { preferred: 'フレーム付きモジュール' },
    es: { preferred: 'módulo con marco' },
    fr: {
      preferred: 'module cadré',
      avoid: ['module avec cadre', 'modules avec cadre', 'modules à cadre fix', 'module encadré'],
    },
    pl: { preferred: 'moduł z ramą' },
  },
  /** In French a clamp on a seam has a name of its own. */
  seamClamp: {
    en: { preferred: 'seam clamp' },
    zh: { preferred: '夹具' },
    de: { preferred: 'Falzklemme', avoid: ['Nahtklemme'] },
    ja: { preferred: '掴み金具' },
    es: { preferred: 'grapa de junta alzada' },
    fr: {
      preferred: 'pince à joint debout',
      avoid: ['bride à joint debout', 'brides sur le joint'],
    },
    pl: { preferred: 'klema do rąbka' },
  },
  encapsulant: {
    en: { preferred: 'encapsulant', avoid: ['encapsulation'] },
    zh: { preferred: '封装胶膜' },
    de: { preferred: 'Einbettfolie', avoid: ['Einkapselung', 'Verkapselung'] },
    ja: { preferred: '封止材' },
    es: { preferred: 'encapsulante', avoid: ['encapsulado'] },
    fr: { preferred: 'encapsulant', avoid: ['encapsulation'] },
    pl: { preferred: 'folia enkapsulująca' },
  },
  /** What the law of the country calls it, or what everybody does. */
  balconyKit: {
    en: { preferred: 'balcony kit', avoid: ['balcony power plant'] },
    zh: { preferred: '阳台光伏套装' },
    de: { preferred: 'Balkonkraftwerk', avoid: ['Stecker-Solar', 'Balkonanlage'] },
    ja: { preferred: 'バルコニーキット' },
    es: { preferred: 'kit de balcón', avoid: ['central de balcón', 'conjunto de balcón'] },
    fr: { preferred: 'kit solaire de balcon', avoid: ['centrale de balcon'] },
    pl: { preferred: 'zestaw balkonowy', avoid: ['elektrownia balkonow'] },
  },
  /** What we make of the pages; the manual comes with a module, and binds. */
  installationGuide: {
    en: { preferred: 'installation guide' },
    zh: { preferred: '安装指南' },
    de: { preferred: 'Montageleitfaden', avoid: ['Montageführer', 'Montageguide'] },
    ja: { preferred: '施工ガイド' },
    es: { preferred: 'guía de montaje' },
    fr: { preferred: 'guide de pose', avoid: ['guide de montage'] },
    pl: { preferred: 'poradnik montażu' },
  },
  trainShed: {
    en: { preferred: 'train shed' },
    zh: { preferred: '列车车库' },
    de: { preferred: 'Wagenhalle', avoid: ['Zughalle'] },
    ja: { preferred: '車庫' },
    es: { preferred: 'cochera del tren' },
    fr: { preferred: 'remise', avoid: ['hangar du train'] },
    pl: { preferred: 'hala postojowa' },
  },
  logo: {
    en: { preferred: 'logo', avoid: ['wordmark'] },
    zh: { preferred: '标志' },
    de: { preferred: 'Logo', avoid: ['Wortmarke'] },
    ja: { preferred: 'ロゴ' },
    es: { preferred: 'logotipo', avoid: ['marca denominativa'] },
    fr: { preferred: 'logotype', avoid: ['marque verbale'] },
    pl: { preferred: 'logotyp', avoid: ['znak słown', 'znaku słown'] },
  },
} as const satisfies TermGroup;
