import type { BlockDataReader } from '../../../cms/interface.ts';
import { nameCountries } from '../../i18n/countries.ts';

export const salesMap: BlockDataReader<'salesMap'> = async ({ block, language }) => ({
  names: nameCountries(block.countries ?? [], language),
});
