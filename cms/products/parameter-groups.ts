import type { Language } from '../../app/i18n/languages.ts';

/** A text in every language. */
export type LocalizedText = Record<Language, string>;

interface Group {
  key: string;
  name: LocalizedText;
}

export type GroupKey = 'electrical' | 'thermal' | 'mechanical' | 'limits' | 'packing' | 'warranty';

export const localized = (
  en: string,
  zh: string,
  de: string,
  ja: string,
  es: string,
  fr: string,
  pl: string,
): LocalizedText => ({ en, zh, de, ja, es, fr, pl });

export const parameterGroups: (Group & { key: GroupKey })[] = [
  {
    key: 'electrical',
    name: localized(
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
    name: localized(
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
    name: localized(
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
    name: localized(
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
    name: localized(
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
    name: localized('Warranty', '质保', 'Garantie', '保証', 'Garantía', 'Garantie', 'Gwarancja'),
  },
];
