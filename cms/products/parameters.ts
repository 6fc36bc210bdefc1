import { electricalParameters } from './electrical-parameters.ts';
import { number, type Parameter, text } from './parameter.ts';
import { localized } from './parameter-groups.ts';

/**
 * The parameters that a model can have, in the order and groups used by tables and data sheets.
 * Units are those customary in the industry.
 */
const byKey = {
  ...electricalParameters,
  powerTemperatureCoefficient: number(
    'thermal',
    '%/K',
    localized(
      'Temperature coefficient of power',
      '功率温度系数',
      'Temperaturkoeffizient der Leistung',
      '最大出力の温度係数',
      'Coeficiente de temperatura de la potencia',
      'Coefficient de température de la puissance',
      'Współczynnik temperaturowy mocy',
    ),
  ),
  voltageTemperatureCoefficient: number(
    'thermal',
    'V/K',
    localized(
      'Temperature coefficient of the open-circuit voltage',
      '开路电压温度系数',
      'Temperaturkoeffizient der Leerlaufspannung',
      '開放電圧の温度係数',
      'Coeficiente de temperatura de la tensión en circuito abierto',
      'Coefficient de température de la tension en circuit ouvert',
      'Współczynnik temperaturowy napięcia obwodu otwartego',
    ),
  ),
  currentTemperatureCoefficient: number(
    'thermal',
    '%/K',
    localized(
      'Temperature coefficient of the short-circuit current',
      '短路电流温度系数',
      'Temperaturkoeffizient des Kurzschlussstroms',
      '短絡電流の温度係数',
      'Coeficiente de temperatura de la corriente de cortocircuito',
      'Coefficient de température du courant de court-circuit',
      'Współczynnik temperaturowy prądu zwarcia',
    ),
  ),
  operatingTemperature: number(
    'thermal',
    '°C',
    localized(
      'Operating temperature',
      '工作温度',
      'Betriebstemperatur',
      '動作温度',
      'Temperatura de funcionamiento',
      'Température de fonctionnement',
      'Temperatura pracy',
    ),
  ),
  length: number(
    'mechanical',
    'mm',
    localized('Length', '长度', 'Länge', '長さ', 'Longitud', 'Longueur', 'Długość'),
  ),
  width: number(
    'mechanical',
    'mm',
    localized('Width', '宽度', 'Breite', '幅', 'Anchura', 'Largeur', 'Szerokość'),
  ),
  thickness: number(
    'mechanical',
    'mm',
    localized(
      'Thickness of the laminate',
      '层压件厚度',
      'Dicke des Laminats',
      'ラミネートの厚さ',
      'Espesor del laminado',
      'Épaisseur du laminé',
      'Grubość laminatu',
    ),
  ),
  weight: number(
    'mechanical',
    'kg',
    localized('Weight', '重量', 'Gewicht', '質量', 'Peso', 'Poids', 'Masa'),
  ),
  weightPerArea: number(
    'mechanical',
    'kg/m²',
    localized(
      'Weight per area',
      '单位面积重量',
      'Flächengewicht',
      '単位面積あたりの質量',
      'Peso por unidad de superficie',
      'Poids surfacique',
      'Masa na 1 m²',
    ),
  ),
  cells: text(
    'mechanical',
    localized('Cells', '电池片', 'Zellen', 'セル', 'Células', 'Cellules', 'Ogniwa'),
  ),
  mounting: text(
    'mechanical',
    localized(
      'Mounting',
      '安装方式',
      'Befestigung',
      '取付方法',
      'Fijación',
      'Fixation',
      'Mocowanie',
    ),
  ),
  maximumSystemVoltage: number(
    'limits',
    'V',
    localized(
      'Maximum system voltage',
      '最大系统电压',
      'Maximale Systemspannung',
      '最大システム電圧',
      'Tensión máxima del sistema',
      'Tension maximale du système',
      'Maksymalne napięcie systemu',
    ),
  ),
  seriesFuse: number(
    'limits',
    'A',
    localized(
      'Maximum series fuse rating',
      '最大串联熔断器额定电流',
      'Maximale Strangsicherung',
      '最大直列ヒューズ定格',
      'Fusible máximo en serie',
      'Calibre maximal du fusible de chaîne',
      'Maksymalne zabezpieczenie szeregowe',
    ),
  ),
  fireClass: text(
    'limits',
    localized(
      'Fire class',
      '防火等级',
      'Brandschutzklasse',
      '防火クラス',
      'Clase de comportamiento al fuego',
      'Classe feu',
      'Klasa ogniowa',
    ),
  ),
  applicationClass: text(
    'limits',
    localized(
      'Application class',
      '应用等级',
      'Anwendungsklasse',
      '適用クラス',
      'Clase de aplicación',
      'Classe d’application',
      'Klasa zastosowania',
    ),
  ),
  safetyClass: text(
    'limits',
    localized(
      'Safety class',
      '安全等级',
      'Schutzklasse',
      '安全クラス',
      'Clase de protección',
      'Classe de protection',
      'Klasa ochronności',
    ),
  ),
  modulesPerPallet: number(
    'packing',
    null,
    localized(
      'Modules per pallet',
      '每托组件数',
      'Module je Palette',
      '1パレットあたりの枚数',
      'Módulos por palé',
      'Modules par palette',
      'Moduły na palecie',
    ),
  ),
  palletsPerContainer: number(
    'packing',
    null,
    localized(
      'Pallets per 40-foot container',
      '每个40英尺集装箱托数',
      'Paletten je 40-Fuß-Container',
      '40フィートコンテナあたりのパレット数',
      'Palés por contenedor de 40 pies',
      'Palettes par conteneur de 40 pieds',
      'Palety w kontenerze 40-stopowym',
    ),
  ),
  productWarranty: number(
    'warranty',
    null,
    localized(
      'Product warranty (years)',
      '产品质保（年）',
      'Produktgarantie (Jahre)',
      '製品保証（年）',
      'Garantía de producto (años)',
      'Garantie produit (ans)',
      'Gwarancja na produkt (lata)',
    ),
  ),
  performanceWarranty: number(
    'warranty',
    null,
    localized(
      'Performance warranty (years)',
      '功率质保（年）',
      'Leistungsgarantie (Jahre)',
      '出力保証（年）',
      'Garantía de potencia (años)',
      'Garantie de puissance (ans)',
      'Gwarancja na moc (lata)',
    ),
  ),
} as const satisfies Record<string, Omit<Parameter, 'key'>>;

type ParameterKey = keyof typeof byKey;

export const parameters: readonly (Parameter & { key: ParameterKey })[] = (
  Object.keys(byKey) as ParameterKey[]
).map((key) => ({ key, ...byKey[key] }));

/** Certification marks and standards the maker names (specification, section 1). */
export const certifications = [
  'IEC 61215',
  'IEC 61730',
  'UL 61730',
  'TUV',
  'VDE',
  'CGC',
  'CSA',
  'JET',
] as const;

/** Units that a company fact can have. Percentages follow the rules of the language. */
export const factUnits = ['kg/m²', '%', 'GW', 'W', 'mm', 'kWh', 'none'] as const;
