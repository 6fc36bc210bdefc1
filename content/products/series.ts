import type { ContentLanguage } from '../languages.ts';

interface SeriesText {
  name: string;
  highlight: string;
  summary: string;
}

export interface SeedSeries {
  key: string;
  href: string;
  picture: string;
  texts: Record<ContentLanguage, SeriesText>;
}

/** The five series. Figures are references to models.ts and facts.ts. */
export const series = [
  {
    key: 'smf',
    href: '/product',
    picture: 'studio-flexed',
    texts: {
      en: {
        name: 'SMF',
        highlight: 'about {smf-520.weightPerArea}',
        summary:
          'Frameless module for commercial and industrial roofs. Bonded to the roof skin, without a single hole.',
      },
      zh: {
        name: 'SMF',
        highlight: '约{smf-520.weightPerArea}',
        summary: '用于工商业屋顶的无边框组件。直接粘接在屋顶上，一个孔也不打。',
      },
      de: {
        name: 'SMF',
        highlight: 'rund {smf-520.weightPerArea}',
        summary:
          'Rahmenloses Modul für Gewerbe- und Industriedächer. Wird mit der Dachhaut verklebt, ohne ein einziges Loch.',
      },
      ja: {
        name: 'SMF',
        highlight: '約{smf-520.weightPerArea}',
        summary:
          '産業用・商業用屋根向けのフレームレスモジュール。屋根材に接着するので、穴を一つも開けません。',
      },
      es: {
        name: 'SMF',
        highlight: 'aprox. {smf-520.weightPerArea}',
        summary:
          'Módulo sin marco para cubiertas comerciales e industriales. Pegado a la superficie de la cubierta, sin una sola perforación.',
      },
      fr: {
        name: 'SMF',
        highlight: 'environ {smf-520.weightPerArea}',
        summary:
          'Module sans cadre pour toitures tertiaires et industrielles. Collé sur la couverture, sans un seul percement.',
      },
      pl: {
        name: 'SMF',
        highlight: 'około {smf-520.weightPerArea}',
        summary:
          'Moduł bezramowy na dachy komercyjne i przemysłowe. Klejony do pokrycia dachu, bez ani jednego otworu.',
      },
    },
  },
  {
    key: 'smh',
    href: '/dragonfly',
    picture: 'studio-dragonfly',
    texts: {
      en: {
        name: 'SMH “Dragonfly”',
        highlight: '{smh-520.nominalPower} · {smh-520.weightPerArea}',
        summary:
          'With a pre-integrated mounting frame for mechanical fixing with clamps. Installation takes {installationTimeSaving} less time.',
      },
      zh: {
        name: 'SMH Dragonfly',
        highlight: '{smh-520.nominalPower} · {smh-520.weightPerArea}',
        summary: '自带预集成安装边框，用夹具机械固定，安装时间减少{installationTimeSaving}。',
      },
      de: {
        name: 'SMH „Dragonfly“',
        highlight: '{smh-520.nominalPower} · {smh-520.weightPerArea}',
        summary:
          'Mit werkseitig integriertem Montagerahmen für die mechanische Befestigung mit Klemmen. Das spart {installationTimeSaving} Montagezeit.',
      },
      ja: {
        name: 'SMH Dragonfly',
        highlight: '{smh-520.nominalPower} · {smh-520.weightPerArea}',
        summary:
          '取付フレームは組み込み済み。クランプで機械的に固定し、施工時間を{installationTimeSaving}短縮できます。',
      },
      es: {
        name: 'SMH «Dragonfly»',
        highlight: '{smh-520.nominalPower} · {smh-520.weightPerArea}',
        summary:
          'Con el marco de montaje ya integrado, para fijación mecánica con grapas. La instalación requiere un {installationTimeSaving} menos de tiempo.',
      },
      fr: {
        name: 'SMH « Dragonfly »',
        highlight: '{smh-520.nominalPower} · {smh-520.weightPerArea}',
        summary:
          'Avec cadre de montage déjà intégré, pour une fixation mécanique par brides. La pose prend {installationTimeSaving} de temps en moins.',
      },
      pl: {
        name: 'SMH „Dragonfly”',
        highlight: '{smh-520.nominalPower} · {smh-520.weightPerArea}',
        summary:
          'Z fabrycznie zintegrowaną ramą montażową do mechanicznego mocowania klemami. Montaż trwa o {installationTimeSaving} krócej.',
      },
    },
  },
  {
    key: 'off-grid',
    href: '/product_off',
    picture: 'studio-off-grid',
    texts: {
      en: {
        name: 'Off-grid series',
        highlight: 'about {off-grid-215.weightPerArea}',
        summary:
          'For motorhomes, box trucks, buses, yachts and trains: wherever every kilogram travels along.',
      },
      zh: {
        name: '离网系列',
        highlight: '约{off-grid-215.weightPerArea}',
        summary: '用于房车、厢式货车、巴士、游艇和列车。装上去的每一公斤，都要一路带着走。',
      },
      de: {
        name: 'Off-Grid-Serie',
        highlight: 'rund {off-grid-215.weightPerArea}',
        summary:
          'Für Wohnmobile, Koffer-Lkw, Busse, Yachten und Züge: überall dort, wo jedes Kilogramm mitfährt.',
      },
      ja: {
        name: 'オフグリッドシリーズ',
        highlight: '約{off-grid-215.weightPerArea}',
        summary:
          'キャンピングカー、バンボディトラック、バス、クルーザー、鉄道車両など、1 kgの差がものをいう乗り物に。',
      },
      es: {
        name: 'Serie sin conexión a red',
        highlight: 'aprox. {off-grid-215.weightPerArea}',
        summary:
          'Para autocaravanas, camiones de caja cerrada, autobuses, yates y trenes: allí donde cada kilo viaja a bordo.',
      },
      fr: {
        name: 'Gamme hors réseau',
        highlight: 'environ {off-grid-215.weightPerArea}',
        summary:
          'Pour camping-cars, camions fourgons, bus, yachts et trains : partout où chaque kilo est du voyage.',
      },
      pl: {
        name: 'Seria off-grid',
        highlight: 'około {off-grid-215.weightPerArea}',
        summary:
          'Do kamperów, ciężarówek z zabudową furgonową, autobusów, jachtów i pociągów: wszędzie tam, gdzie każdy kilogram trzeba wieźć ze sobą.',
      },
    },
  },
  {
    key: 'balcony',
    href: '/product_balcony',
    picture: 'studio-balcony-kit',
    texts: {
      en: {
        name: 'Balcony series',
        highlight: '{balcony-400.weightPerArea}',
        summary: 'Solar modules light enough for a railing, carried up the stairs by one person.',
      },
      zh: {
        name: '阳台系列',
        highlight: '{balcony-400.weightPerArea}',
        summary: '组件很轻，可以装在栏杆上，一个人就能搬上楼。',
      },
      de: {
        name: 'Balkon-Serie',
        highlight: '{balcony-400.weightPerArea}',
        summary:
          'Solarmodule, leicht genug für ein Geländer. Eine Person trägt sie allein die Treppe hinauf.',
      },
      ja: {
        name: 'バルコニーシリーズ',
        highlight: '{balcony-400.weightPerArea}',
        summary: '手すりに取り付けられる軽さです。階段でも一人で運び上げられます。',
      },
      es: {
        name: 'Serie para balcón',
        highlight: '{balcony-400.weightPerArea}',
        summary:
          'Módulos solares lo bastante ligeros para una barandilla. Una sola persona los sube por la escalera.',
      },
      fr: {
        name: 'Gamme balcon',
        highlight: '{balcony-400.weightPerArea}',
        summary:
          'Des modules solaires assez légers pour un garde-corps. Une seule personne les monte par l’escalier.',
      },
      pl: {
        name: 'Seria balkonowa',
        highlight: '{balcony-400.weightPerArea}',
        summary:
          'Moduły na tyle lekkie, że można je zamontować na balustradzie, a po schodach wniesie je jedna osoba.',
      },
    },
  },
  {
    key: 'charger',
    href: '/off_grid',
    picture: 'studio-charger',
    texts: {
      en: {
        name: 'Portable solar charger',
        highlight: 'foldable',
        summary: 'Unfold it, plug in, and the sun charges what you carry.',
      },
      zh: {
        name: '便携式太阳能充电器',
        highlight: '可折叠',
        summary: '展开，插上，用阳光给随身设备充电。',
      },
      de: {
        name: 'Tragbares Solarladegerät',
        highlight: 'faltbar',
        summary: 'Aufklappen, einstecken, und die Sonne lädt, was Sie dabeihaben.',
      },
      ja: {
        name: 'ポータブルソーラー充電器',
        highlight: '折りたたみ式',
        summary: '広げて、つなぐだけ。持ち歩く機器を太陽の光で充電します。',
      },
      es: {
        name: 'Cargador solar portátil',
        highlight: 'plegable',
        summary: 'Despliéguelo, conéctelo y el sol cargará lo que lleve consigo.',
      },
      fr: {
        name: 'Chargeur solaire portable',
        highlight: 'pliable',
        summary: 'Dépliez-le, branchez, et le soleil recharge ce que vous emportez.',
      },
      pl: {
        name: 'Przenośna ładowarka słoneczna',
        highlight: 'składana',
        summary:
          'Wystarczy rozłożyć i podłączyć, a słońce naładuje to, co mają Państwo przy sobie.',
      },
    },
  },
] as const satisfies SeedSeries[];

export type SeriesKey = (typeof series)[number]['key'];
