import type { TermGroup } from './term.ts';

/** Roofs and what they can carry. */
export const roofTerms = {
  trapezoidalSheetRoof: {
    en: {
      preferred: 'trapezoidal metal roof',
      avoid: ['trapezium', 'trapezoid roof', 'trapezoidal tin'],
    },
    zh: { preferred: '梯形彩钢瓦屋面', avoid: ['梯形金属板屋顶', '梯形钣金'] },
    de: {
      preferred: 'Trapezblechdach',
      avoid: ['trapezförmiges Metalldach', 'trapezförmige Metalldächer', 'Trapezmetalldach'],
    },
    ja: { preferred: '折板屋根', avoid: ['折半屋根', '台形屋根'] },
    es: {
      preferred: 'cubierta de chapa trapezoidal',
      avoid: ['techo trapezoidal', 'lámina trapezoidal'],
    },
    fr: {
      preferred: 'toiture en bac acier',
      avoid: ['toit trapézoïdal', 'toiture trapézoïdale', 'toitures trapézoïdales'],
    },
    pl: {
      preferred: 'dach z blachy trapezowej',
      avoid: ['dach trapezow', 'dachy trapezow', 'blacha trapezoid', 'blachy trapezoid'],
    },
  },
  standingSeamRoof: {
    en: { preferred: 'standing-seam roof', avoid: ['standing rib', 'upright seam'] },
    zh: { preferred: '直立锁边屋面', avoid: ['站缝', '立缝屋面', '直立缝'] },
    de: { preferred: 'Stehfalzdach', avoid: ['Stehnaht', 'stehende Naht'] },
    ja: { preferred: '立平葺き屋根', avoid: ['立ち縫い', '立縫'] },
    es: {
      preferred: 'cubierta de junta alzada',
      avoid: ['costura alzada', 'costura de pie', 'junta de pie'],
    },
    fr: { preferred: 'toiture à joint debout', avoid: ['couture debout', 'couture verticale'] },
    pl: {
      preferred: 'dach na rąbek stojący',
      avoid: ['szew stojąc', 'stojący szew', 'stojącym szwem'],
    },
  },
  flatRoof: {
    en: { preferred: 'flat roof' },
    zh: { preferred: '平屋面', avoid: ['平顶屋'] },
    de: { preferred: 'Flachdach' },
    ja: { preferred: '陸屋根', avoid: ['フラットルーフ', 'フラット屋根'] },
    es: { preferred: 'cubierta plana', avoid: ['tejado plano', 'tejados planos'] },
    fr: { preferred: 'toiture-terrasse', avoid: ['toiture plate', 'toitures plates'] },
    pl: { preferred: 'dach płaski' },
  },
  roofMembrane: {
    en: { preferred: 'roofing membrane', avoid: ['roof foil', 'waterproof foil'] },
    zh: { preferred: '防水卷材', avoid: ['防水薄膜', '防水膜'] },
    de: { preferred: 'Dachbahn', avoid: ['Dachmembran', 'Dachfolie'] },
    ja: { preferred: '防水シート', avoid: ['防水メンブレン', '防水膜'] },
    es: { preferred: 'lámina impermeabilizante', avoid: ['membrana'] },
    fr: {
      preferred: 'membrane d’étanchéité',
      avoid: ['membrane imperméable', 'membranes imperméables'],
    },
    pl: { preferred: 'membrana dachowa', avoid: ['folia dachow', 'folie dachow'] },
  },
  membraneRoof: {
    en: { preferred: 'membrane roof' },
    zh: { preferred: '防水卷材屋面', avoid: ['膜屋面', '薄膜屋顶', '膜结构屋'] },
    de: { preferred: 'Foliendach', avoid: ['Membrandach', 'Membrandächer'] },
    ja: { preferred: '防水シートの屋根', avoid: ['膜屋根', 'メンブレン屋根'] },
    es: {
      preferred: 'cubierta con lámina impermeabilizante',
      avoid: ['techo de lámina', 'cubierta laminada'],
    },
    fr: {
      preferred: 'toiture avec membrane d’étanchéité',
      avoid: ['toit à membrane', 'toiture membranaire'],
    },
    pl: { preferred: 'dach kryty membraną', avoid: ['dach membranow', 'dachy membranow'] },
  },
  aluminiumSubStructure: {
    en: { preferred: 'aluminium sub-structure', avoid: ['aluminum', 'aluminium substructure'] },
    zh: { preferred: '铝合金支架', avoid: ['铝子结构', '铝制子结构', '铝质下部结构'] },
    de: {
      preferred: 'Aluminium-Unterkonstruktion',
      avoid: ['Aluminium-Substruktur', 'Substruktur', 'Alu-Unterbau'],
    },
    ja: { preferred: 'アルミ架台', avoid: ['アルミ下部構造', 'アルミサブ'] },
    es: { preferred: 'subestructura de aluminio', avoid: ['infraestructura de aluminio'] },
    fr: {
      preferred: 'structure de support en aluminium',
      avoid: ['sous-structure', 'sous-construction'],
    },
    pl: { preferred: 'podkonstrukcja aluminiowa', avoid: ['substruktur', 'substrukcj'] },
  },
  roofPenetration: {
    en: { preferred: 'roof penetration' },
    zh: { preferred: '屋面开孔', avoid: ['屋面渗透', '屋顶渗透', '屋面穿透'] },
    de: { preferred: 'Dachdurchdringung', avoid: ['Dachpenetration'] },
    ja: { preferred: '屋根への穴開け', avoid: ['屋根浸透', '屋根の浸透'] },
    es: {
      preferred: 'perforación de la cubierta',
      avoid: ['penetración de la cubierta', 'penetración del techo'],
    },
    fr: {
      preferred: 'percement de la toiture',
      avoid: [
        'perçage de la toiture',
        'pénétration de la toiture',
        'pénétration de toit',
        'pénétration du toit',
      ],
    },
    pl: {
      preferred: 'przebicie pokrycia dachu',
      avoid: ['penetracja dachu', 'penetracji dachu', 'penetracja pokrycia'],
    },
  },
  /** In Chinese 屋面 is the build-up of a roof, 屋顶 what somebody owns. */
  lowLoadRoof: {
    en: { preferred: 'low load-bearing roof' },
    zh: { preferred: '低承载屋顶', avoid: ['低承载屋面', '工商业屋面', '屋面业主', '您的屋面'] },
    de: { preferred: 'Dach mit geringer Tragfähigkeit' },
    ja: { preferred: '耐荷重の低い屋根', avoid: ['耐荷重の小さい屋根'] },
    es: { preferred: 'cubierta de baja capacidad portante' },
    fr: { preferred: 'toiture de faible portance' },
    pl: { preferred: 'dach o małej nośności' },
  },
  loadBearingCapacity: {
    en: {
      preferred: 'load-bearing capacity',
      avoid: ['load-bearing ability', 'load bearing capacity'],
    },
    zh: { preferred: '承载能力', avoid: ['载荷容量'] },
    de: { preferred: 'Tragfähigkeit', avoid: ['Tragekapazität', 'Belastungsfähigkeit'] },
    ja: { preferred: '耐荷重', avoid: ['荷重容量', '耐荷量'] },
    es: { preferred: 'capacidad portante', avoid: ['capacidad de soporte'] },
    fr: { preferred: 'capacité portante', avoid: ['capacité de portage', 'force portante'] },
    pl: { preferred: 'nośność', avoid: ['zdolność nośn', 'udźwig dachu', 'ładowność dachu'] },
  },
  loadReserve: {
    en: { preferred: 'load reserve' },
    zh: { preferred: '荷载余量', avoid: ['负载储备', '载荷储备'] },
    de: { preferred: 'Traglastreserve', avoid: ['Ladereserve', 'Lastvorrat'] },
    ja: { preferred: '耐荷重の余裕', avoid: ['荷重予備', '負荷予備', '荷重リザーブ'] },
    es: { preferred: 'reserva de capacidad portante' },
    fr: { preferred: 'réserve de capacité portante' },
    pl: { preferred: 'rezerwa nośności', avoid: ['rezerwa obciążeni', 'rezerwy obciążeni'] },
  },
  roofLoad: {
    en: { preferred: 'roof load' },
    zh: { preferred: '屋面荷载', avoid: ['屋面负载', '屋顶负载', '屋顶载荷'] },
    de: { preferred: 'Dachlast', avoid: ['Dachladung'] },
    ja: { preferred: '屋根荷重', avoid: ['屋根負荷'] },
    es: { preferred: 'carga sobre la cubierta' },
    fr: { preferred: 'charge sur la toiture' },
    pl: { preferred: 'obciążenie dachu', avoid: ['ładunek dachu', 'ładunek dachow'] },
  },
  weightPerArea: {
    en: { preferred: 'weight per area' },
    zh: { preferred: '单位面积重量' },
    de: { preferred: 'Flächengewicht', avoid: ['Gewicht pro Fläche', 'Flächenmasse'] },
    ja: { preferred: '単位面積あたりの重さ', avoid: ['単位面積当たり', '面積重量'] },
    es: {
      preferred: 'peso por unidad de superficie',
      avoid: ['peso por superficie', 'peso por área', 'peso superficial'],
    },
    fr: { preferred: 'poids surfacique', avoid: ['poids par zone', 'poids par surface'] },
    pl: {
      preferred: 'masa na metr kwadratowy',
      avoid: ['masa na powierzchnię', 'waga na obszar', 'masa na obszar'],
    },
  },
  /** German names the profession, not a man. */
  structuralEngineer: {
    en: { preferred: 'structural engineer', avoid: ['statician', 'static engineer'] },
    zh: { preferred: '结构工程师', avoid: ['静力学工程师', '静态工程师'] },
    de: { preferred: 'Tragwerksplanung', avoid: ['Strukturingenieur', 'Statikingenieur'] },
    ja: { preferred: '構造設計者', avoid: ['構造エンジニア', '構造技術者'] },
    es: {
      preferred: 'ingeniero de estructuras',
      avoid: ['ingeniero estructural', 'ingeniero estático'],
    },
    fr: { preferred: 'ingénieur structure', avoid: ['ingénieur structurel', 'ingénieur statique'] },
    pl: { preferred: 'konstruktor', avoid: ['inżynier struktur', 'inżyniera struktur'] },
  },
} as const satisfies TermGroup;
