import type { BlockDataReader } from '../../../cms/interface.ts';
import { toolMessages } from '../../i18n/tools.ts';

export const yieldForm: BlockDataReader<'yieldForm'> = ({ language }) => {
  const { place, placeHint, kind, count, ...words } = toolMessages(language, 'yield');
  const { kindBonded, kindGap, kindVentilated, kindVehicle, kindBalcony } = words;
  const { calculate } = toolMessages(language, 'shared');
  return {
    words: {
      ...{ place, placeHint, kind, count, calculate },
      ...{ kindBonded, kindGap, kindVentilated, kindVehicle, kindBalcony },
    },
  };
};
