import type { Language } from './person.ts';

/**
 * What a fair reader may call an industry; an answer is right if it contains one of these. A
 * person's facts add words from the CV.
 */
const words: Record<string, Record<Language, string[]>> = {
  solar: {
    en: ['solar', 'photovoltaic', 'renewable', 'energy'],
    de: ['solar', 'photovoltaik', 'erneuerbare', 'energie'],
    fr: ['solaire', 'photovoltaïque', 'renouvelable', 'énergie'],
    es: ['solar', 'fotovoltaic', 'renovable', 'energía'],
    pl: ['słoneczn', 'fotowolta', 'odnawialn', 'energ', 'oze'],
    ja: ['太陽', '再生可能', 'エネルギー', 'ソーラー'],
    zh: ['光伏', '太阳能', '太陽能', '新能源', '可再生', '再生能源', '能源'],
  },
  engineering: {
    en: ['engineering', 'mechanical', 'machine', 'manufactur'],
    de: ['maschinenbau', 'anlagenbau', 'ingenieur', 'fertigung', 'produktion', 'industrie'],
    fr: ['mécanique', 'ingénierie', 'machine', 'industrie', 'fabrication'],
    es: ['mecánic', 'ingeniería', 'maquinaria', 'industria', 'fabricación', 'manufactur'],
    pl: ['mechani', 'maszyn', 'inżynier', 'przemysł', 'produkc'],
    ja: ['機械', '製造', 'メーカー', 'エンジニアリング'],
    zh: ['机械', '機械', '制造', '製造', '工业', '工業', '装备'],
  },
  electronics: {
    en: ['electr', 'semiconductor'],
    de: ['elektr', 'halbleiter'],
    fr: ['électr', 'semi-conducteur', 'semiconducteur'],
    es: ['electr', 'eléctr', 'semiconductor'],
    pl: ['elektr', 'półprzewodnik'],
    ja: ['電気', '電子', '電機', '半導体', 'エレクトロニクス'],
    zh: ['电子', '電子', '电气', '電氣', '半导体', '半導體'],
  },
  logistics: {
    en: ['logistic', 'supply chain', 'transport', 'freight'],
    de: ['logisti', 'spedition', 'transport', 'lieferkette'],
    fr: ['logisti', 'transport', 'supply chain'],
    es: ['logístic', 'transporte', 'cadena de suministro'],
    pl: ['logisty', 'transport', 'spedyc'],
    ja: ['物流', 'ロジスティクス', '運輸', '運送'],
    zh: ['物流', '供应链', '供應鏈', '运输', '運輸'],
  },
  construction: {
    en: ['construction', 'building', 'roof'],
    de: ['bau', 'dach', 'handwerk'],
    fr: ['bâtiment', 'construction', 'btp', 'toiture'],
    es: ['construcción', 'edificación'],
    pl: ['budow', 'dekar'],
    ja: ['建設', '建築', '工事'],
    zh: ['建筑', '建築', '工程', '施工'],
  },
  automotive: {
    en: ['automotive', 'vehicle'],
    de: ['automo', 'fahrzeug'],
    fr: ['automobile', 'véhicule'],
    es: ['automo', 'automóvil', 'vehículo'],
    pl: ['motoryz', 'samochod', 'automotive'],
    ja: ['自動車', '車両'],
    zh: ['汽车', '汽車', '车辆'],
  },
  trade: {
    en: ['sales', 'retail', 'wholesale', 'trade', 'distribution'],
    de: ['vertrieb', 'handel', 'verkauf'],
    fr: ['commerce', 'vente', 'distribution', 'négoce'],
    es: ['comercio', 'ventas', 'comercial', 'distribución'],
    pl: ['handel', 'sprzeda', 'handl', 'dystrybuc'],
    ja: ['商社', '販売', '小売', '営業', '卸'],
    zh: ['贸易', '貿易', '销售', '銷售', '零售', '批发'],
  },
  software: {
    en: ['software', 'it', 'information technology', 'data'],
    de: ['software', 'it', 'informationstechn', 'edv'],
    fr: ['logiciel', 'informatique', 'numérique'],
    es: ['software', 'informátic', 'tecnologías de la información'],
    pl: ['oprogramowa', 'informaty', 'it'],
    ja: ['it', 'ソフトウェア', '情報'],
    zh: ['软件', '軟體', '互联网', '信息', '資訊', 'it'],
  },
  chemistry: {
    en: ['chemi', 'plastic', 'polymer', 'materials'],
    de: ['chemi', 'kunststoff', 'material'],
    fr: ['chimi', 'plastu', 'polymère', 'matériaux'],
    es: ['químic', 'plástic', 'polímer', 'materiales'],
    pl: ['chemi', 'tworzyw', 'materiał'],
    ja: ['化学', '樹脂', '材料', '素材'],
    zh: ['化工', '化学', '化學', '材料', '塑料'],
  },
};

type Industry = 'none' | keyof typeof words;

/** @returns the accepted words of all of these; `none` accepts that no industry is found. */
export function industry(language: Language, ...names: Industry[]): (string | null)[] {
  return names.flatMap((name) => (name === 'none' ? [null] : (words[name]?.[language] ?? [])));
}
