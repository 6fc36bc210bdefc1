import type { BlockDataReader } from '../../../cms/interface.ts';
import { catalogues } from '../../i18n/catalogues.ts';

export const stringCheck: BlockDataReader<'stringCheck'> = ({ language, query }) => ({
  query,
  messages: {
    ...catalogues[language].stringCheck,
    openCircuitSymbol: catalogues[language].parameters.symbols.openCircuitVoltage,
    operatingSymbol: catalogues[language].parameters.symbols.voltageAtMaximumPower,
    voltage: catalogues[language].documents.voltage,
    cellTemperature: catalogues[language].documents.cellTemperature,
  },
});
