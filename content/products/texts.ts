import type { ContentLanguage } from '../languages.ts';

type LocalizedText = Record<ContentLanguage, string>;

/** What the parameters of the models say as text. */
export const cells = {
  halfCut144: {
    en: '144 half-cut mono PERC, 182 mm',
    zh: '144片单晶PERC半片电池，182 mm',
    de: '144 Mono-PERC-Halbzellen, 182 mm',
    ja: '単結晶PERCハーフカットセル（182 mm）144枚',
    es: '144 células partidas mono PERC, 182 mm',
    fr: '144 demi-cellules mono PERC, 182 mm',
    pl: '144 ogniwa połówkowe mono PERC, 182 mm',
  },
  halfCut: {
    en: 'half-cut mono PERC',
    zh: '单晶PERC半片电池',
    de: 'Mono-PERC-Halbzellen',
    ja: '単結晶PERCハーフカットセル',
    es: 'células partidas mono PERC',
    fr: 'demi-cellules mono PERC',
    pl: 'ogniwa połówkowe mono PERC',
  },
} satisfies Record<string, LocalizedText>;

export const mounting = {
  bonded: {
    en: 'bonded, frameless',
    zh: '粘接安装，无边框',
    de: 'verklebt, rahmenlos',
    ja: '接着（フレームレス）',
    es: 'pegado, sin marco',
    fr: 'collage, sans cadre',
    pl: 'klejenie, bez ramy',
  },
  bondedOrFramed: {
    en: 'bonded, or clamped in its framed version',
    zh: '粘接安装；带框版本可用夹具固定',
    de: 'verklebt, in der gerahmten Ausführung geklemmt',
    ja: '接着（フレーム付きはクランプ固定）',
    es: 'pegado, o con grapas en la versión con marco',
    fr: 'collage, ou brides pour la version cadrée',
    pl: 'klejenie, a w wersji z ramą klemy',
  },
  clamped: {
    en: 'clamps on the pre-integrated frame',
    zh: '预集成安装边框，夹具固定',
    de: 'Klemmen am werkseitig integrierten Montagerahmen',
    ja: '組み込み済みの取付フレームをクランプで固定',
    es: 'grapas en el marco integrado de fábrica',
    fr: 'brides sur le cadre intégré en usine',
    pl: 'klemy na fabrycznie zintegrowanej ramie',
  },
  railing: {
    en: 'straps on the railing',
    zh: '绑带固定于栏杆',
    de: 'Gurte am Geländer',
    ja: '手すりにベルトで固定',
    es: 'correas en la barandilla',
    fr: 'sangles sur le garde-corps',
    pl: 'pasy na balustradzie',
  },
  folded: {
    en: 'unfolded, free-standing or hung',
    zh: '展开使用，可立放或悬挂',
    de: 'ausgeklappt, aufgestellt oder aufgehängt',
    ja: '広げて立てかけ／吊り下げ',
    es: 'desplegado, apoyado o colgado',
    fr: 'déplié, posé ou suspendu',
    pl: 'rozłożona, ustawiona lub zawieszona',
  },
} satisfies Record<string, LocalizedText>;

/** What a number holds for. */
export const holdsFor = {
  oneModule: {
    en: 'one module',
    zh: '单块组件',
    de: 'ein Modul',
    ja: 'モジュール1枚',
    es: 'un módulo',
    fr: 'un module',
    pl: 'jeden moduł',
  },
  bothModules: {
    en: 'both modules',
    zh: '两块合计',
    de: 'beide Module',
    ja: '2枚合計',
    es: 'dos módulos',
    fr: 'les deux modules',
    pl: 'oba moduły',
  },
  laminate: {
    en: 'without the mounting frame',
    zh: '不含安装边框',
    de: 'ohne Montagerahmen',
    ja: '取付フレームを除く',
    es: 'sin el marco de montaje',
    fr: 'sans le cadre de montage',
    pl: 'bez ramy montażowej',
  },
} satisfies Record<string, LocalizedText>;

export const modelNames = {
  dragonfly: {
    en: 'SMH 520 “Dragonfly”',
    zh: 'SMH 520 Dragonfly',
    de: 'SMH 520 „Dragonfly“',
    ja: 'SMH 520 Dragonfly',
    es: 'SMH 520 «Dragonfly»',
    fr: 'SMH 520 « Dragonfly »',
    pl: 'SMH 520 „Dragonfly”',
  },
  offGrid110: named(
    '110',
    'Off-grid',
    '离网',
    'Off-Grid',
    'オフグリッド',
    'Sin conexión a red',
    'Hors réseau',
    'Off-grid',
  ),
  offGrid215: named(
    '215',
    'Off-grid',
    '离网',
    'Off-Grid',
    'オフグリッド',
    'Sin conexión a red',
    'Hors réseau',
    'Off-grid',
  ),
  balcony400: named('400', 'Balcony', '阳台', 'Balkon', 'バルコニー', 'Balcón', 'Balcon', 'Balkon'),
  balcony800: named('800', 'Balcony', '阳台', 'Balkon', 'バルコニー', 'Balcón', 'Balcon', 'Balkon'),
  charger60: named(
    '60',
    'Solar charger',
    '太阳能充电器',
    'Solarladegerät',
    'ソーラー充電器',
    'Cargador solar',
    'Chargeur solaire',
    'Ładowarka słoneczna',
  ),
} satisfies Record<string, LocalizedText>;

function named(
  number: string,
  en: string,
  zh: string,
  de: string,
  ja: string,
  es: string,
  fr: string,
  pl: string,
): LocalizedText {
  return {
    en: `${en} ${number}`,
    zh: `${zh}${number}`,
    de: `${de} ${number}`,
    ja: `${ja}${number}`,
    es: `${es} ${number}`,
    fr: `${fr} ${number}`,
    pl: `${pl} ${number}`,
  };
}
