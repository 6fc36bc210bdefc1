import { languageCodes } from '../../app/i18n/languages.ts';
import { symbols } from '../../app/i18n/symbols.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { number } from './parameter.ts';
import { type LocalizedText, localized } from './parameter-groups.ts';

/** Puts the symbol of the language behind a name: Leerlaufspannung (Uoc). */
function withSymbol(key: keyof typeof symbols.en, names: LocalizedText): LocalizedText {
  const all = languageCodes.map((language) => [
    language,
    typeset(`${names[language]} (${symbols[language][key]})`, language),
  ]);
  return Object.fromEntries(all);
}

/** At standard test conditions. */
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
    withSymbol(
      'openCircuitVoltage',
      localized(
        'Open-circuit voltage',
        '开路电压',
        'Leerlaufspannung',
        '開放電圧',
        'Tensión en circuito abierto',
        'Tension en circuit ouvert',
        'Napięcie obwodu otwartego',
      ),
    ),
  ),
  shortCircuitCurrent: number(
    'electrical',
    'A',
    withSymbol(
      'shortCircuitCurrent',
      localized(
        'Short-circuit current',
        '短路电流',
        'Kurzschlussstrom',
        '短絡電流',
        'Corriente de cortocircuito',
        'Courant de court-circuit',
        'Prąd zwarcia',
      ),
    ),
  ),
  voltageAtMaximumPower: number(
    'electrical',
    'V',
    withSymbol(
      'voltageAtMaximumPower',
      localized(
        'Voltage at maximum power',
        '最大功率点电压',
        'Spannung bei maximaler Leistung',
        '公称最大出力動作電圧',
        'Tensión en el punto de máxima potencia',
        'Tension à la puissance maximale',
        'Napięcie w punkcie mocy maksymalnej',
      ),
    ),
  ),
  currentAtMaximumPower: number(
    'electrical',
    'A',
    withSymbol(
      'currentAtMaximumPower',
      localized(
        'Current at maximum power',
        '最大功率点电流',
        'Strom bei maximaler Leistung',
        '公称最大出力動作電流',
        'Corriente en el punto de máxima potencia',
        'Courant à la puissance maximale',
        'Prąd w punkcie mocy maksymalnej',
      ),
    ),
  ),
} as const;
