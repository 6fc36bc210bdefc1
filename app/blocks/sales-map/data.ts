import type { BlockDataReader } from '../../../cms/interface.ts';
import { nameCountries } from '../../i18n/countries.ts';
import { textOf } from '../../i18n/text.ts';

/**
 * In China a map may be published only as the authorities have approved it, with the number of the
 * approval. The owner of the site can supply one.
 */
export const salesMap: BlockDataReader<'salesMap'> = async ({ block, language, sources }) => ({
  names: nameCountries(block.countries ?? [], language),
  listSites: await sources.listSites(),
  approvedMap:
    (language === 'zh' && textOf(block.mapApproval) ? block.standardMap : undefined) ?? null,
});
