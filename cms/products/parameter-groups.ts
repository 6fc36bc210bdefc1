import type { Language } from '../../app/i18n/languages.ts';

/** One text in every language. */
export type Words = Record<Language, string>;

interface Group {
  key: string;
  name: Words;
}

export type GroupKey = 'electrical' | 'thermal' | 'mechanical' | 'limits' | 'packing' | 'warranty';

export const words = (
  en: string,
  zh: string,
  de: string,
  ja: string,
  es: string,
  fr: string,
  pl: string,
): Words => ({ en, zh, de, ja, es, fr, pl });

export const parameterGroups: (Group & { key: GroupKey })[] = [
  {
    key: 'electrical',
    name: words(
      'Electrical data at standard test conditions',
      '电气参数（标准测试条件）',
      'Elektrische Daten bei Standardtestbedingungen',
      '電気的特性（標準試験条件）',
      'Datos eléctricos en condiciones estándar de ensayo',
      'Caractéristiques électriques aux conditions de test standard',
      'Parametry elektryczne w standardowych warunkach testowych',
    ),
  },
  {
    key: 'thermal',
    name: words(
      'Temperature behaviour',
      '温度特性',
      'Temperaturverhalten',
      '温度特性',
      'Comportamiento térmico',
      'Comportement thermique',
      'Charakterystyka temperaturowa',
    ),
  },
  {
    key: 'mechanical',
    name: words(
      'Mechanical data',
      '机械参数',
      'Mechanische Daten',
      '機械的仕様',
      'Datos mecánicos',
      'Caractéristiques mécaniques',
      'Parametry mechaniczne',
    ),
  },
  {
    key: 'limits',
    name: words(
      'Limits and classes',
      '极限值与等级',
      'Grenzwerte und Klassen',
      '限界値とクラス',
      'Límites y clases',
      'Limites et classes',
      'Wartości graniczne i klasy',
    ),
  },
  {
    key: 'packing',
    name: words(
      'Packing',
      '包装',
      'Verpackung',
      '梱包',
      'Embalaje',
      'Conditionnement',
      'Pakowanie',
    ),
  },
  {
    key: 'warranty',
    name: words('Warranty', '质保', 'Garantie', '保証', 'Garantía', 'Garantie', 'Gwarancja'),
  },
];
