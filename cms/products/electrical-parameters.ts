import { number } from './parameter.ts';
import { localized } from './parameter-groups.ts';

/** At standard test conditions. Symbols are those of the trade in each language. */
export const electricalParameters = {
  nominalPower: number(
    'electrical',
    'W',
    localized(
      'Nominal power',
      '标称功率',
      'Nennleistung',
      '公称最大出力',
      'Potencia nominal',
      'Puissance nominale',
      'Moc nominalna',
    ),
  ),
  efficiency: number(
    'electrical',
    '%',
    localized(
      'Module efficiency',
      '组件效率',
      'Modulwirkungsgrad',
      'モジュール変換効率',
      'Eficiencia del módulo',
      'Rendement du module',
      'Sprawność modułu',
    ),
  ),
  openCircuitVoltage: number(
    'electrical',
    'V',
    localized(
      'Open-circuit voltage (Voc)',
      '开路电压 (Voc)',
      'Leerlaufspannung (Uoc)',
      '開放電圧 (Voc)',
      'Tensión en circuito abierto (Voc)',
      'Tension en circuit ouvert (Uco)',
      'Napięcie obwodu otwartego (Uoc)',
    ),
  ),
  shortCircuitCurrent: number(
    'electrical',
    'A',
    localized(
      'Short-circuit current (Isc)',
      '短路电流 (Isc)',
      'Kurzschlussstrom (Isc)',
      '短絡電流 (Isc)',
      'Corriente de cortocircuito (Isc)',
      'Courant de court-circuit (Icc)',
      'Prąd zwarcia (Isc)',
    ),
  ),
  voltageAtMaximumPower: number(
    'electrical',
    'V',
    localized(
      'Voltage at maximum power (Vmp)',
      '最大功率点电压 (Vmp)',
      'Spannung bei Nennleistung (Umpp)',
      '最大出力動作電圧 (Vmp)',
      'Tensión en el punto de máxima potencia (Vmpp)',
      'Tension à puissance nominale (Umpp)',
      'Napięcie w punkcie mocy maksymalnej (Umpp)',
    ),
  ),
  currentAtMaximumPower: number(
    'electrical',
    'A',
    localized(
      'Current at maximum power (Imp)',
      '最大功率点电流 (Imp)',
      'Strom bei Nennleistung (Impp)',
      '最大出力動作電流 (Imp)',
      'Corriente en el punto de máxima potencia (Impp)',
      'Courant à puissance nominale (Impp)',
      'Prąd w punkcie mocy maksymalnej (Impp)',
    ),
  ),
} as const;
