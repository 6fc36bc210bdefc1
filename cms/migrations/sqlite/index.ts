import * as migration_20261121_064941_initial from './20261121_064941_initial';
import * as migration_20261121_093900_products from './20261121_093900_products';
import * as migration_20261121_100100_inquiries_in_full from './20261121_100100_inquiries_in_full';
import * as migration_20261121_104500_references_on_delete from './20261121_104500_references_on_delete';
import * as migration_20261121_111520_news_and_jobs from './20261121_111520_news_and_jobs';
import * as migration_20261121_132922_news_series from './20261121_132922_news_series';
import * as migration_20261121_142038_applications_and_documents from './20261121_142038_applications_and_documents';
import * as migration_20261122_044504_ids_never_repeat from './20261122_044504_ids_never_repeat';
import * as migration_20261122_051450_security_contact from './20261122_051450_security_contact';
import * as migration_20261122_114000_maximum_power from './20261122_114000_maximum_power';
import * as migration_20261122_151027_public_security_number from './20261122_151027_public_security_number';
import * as migration_20261122_160038_menu_levels from './20261122_160038_menu_levels';
import * as migration_20261122_181325_markets from './20261122_181325_markets';
import * as migration_20261122_181656_inquiry_files from './20261122_181656_inquiry_files';
import * as migration_20261122_181846_guides from './20261122_181846_guides';
import * as migration_20261122_193201_activities from './20261122_193201_activities';
import * as migration_20261122_222314_office from './20261122_222314_office';
import * as migration_20261122_235900_guards from './20261122_235900_guards';
import * as migration_20261123_082203_inquiry_cases_and_tool_values from './20261123_082203_inquiry_cases_and_tool_values';
import * as migration_20261123_185919_tool_values_global from './20261123_185919_tool_values_global';
import * as migration_20261123_231941_locales_by_parent from './20261123_231941_locales_by_parent';
import * as migration_20261127_072957_answer_document_count from './20261127_072957_answer_document_count';
import * as migration_20261127_235320_add_videos from './20261127_235320_add_videos';

export const migrations = [
  {
    up: migration_20261121_064941_initial.up,
    down: migration_20261121_064941_initial.down,
    name: '20261121_064941_initial',
  },
  {
    up: migration_20261121_093900_products.up,
    down: migration_20261121_093900_products.down,
    name: '20261121_093900_products',
  },
  {
    up: migration_20261121_100100_inquiries_in_full.up,
    down: migration_20261121_100100_inquiries_in_full.down,
    name: '20261121_100100_inquiries_in_full',
  },
  {
    up: migration_20261121_104500_references_on_delete.up,
    down: migration_20261121_104500_references_on_delete.down,
    name: '20261121_104500_references_on_delete',
  },
  {
    up: migration_20261121_111520_news_and_jobs.up,
    down: migration_20261121_111520_news_and_jobs.down,
    name: '20261121_111520_news_and_jobs',
  },
  {
    up: migration_20261121_132922_news_series.up,
    down: migration_20261121_132922_news_series.down,
    name: '20261121_132922_news_series',
  },
  {
    up: migration_20261121_142038_applications_and_documents.up,
    down: migration_20261121_142038_applications_and_documents.down,
    name: '20261121_142038_applications_and_documents',
  },
  {
    up: migration_20261122_044504_ids_never_repeat.up,
    down: migration_20261122_044504_ids_never_repeat.down,
    name: '20261122_044504_ids_never_repeat',
  },
  {
    up: migration_20261122_051450_security_contact.up,
    down: migration_20261122_051450_security_contact.down,
    name: '20261122_051450_security_contact',
  },
  {
    up: migration_20261122_114000_maximum_power.up,
    down: migration_20261122_114000_maximum_power.down,
    name: '20261122_114000_maximum_power',
  },
  {
    up: migration_20261122_151027_public_security_number.up,
    down: migration_20261122_151027_public_security_number.down,
    name: '20261122_151027_public_security_number',
  },
  {
    up: migration_20261122_160038_menu_levels.up,
    down: migration_20261122_160038_menu_levels.down,
    name: '20261122_160038_menu_levels',
  },
  {
    up: migration_20261122_181325_markets.up,
    down: migration_20261122_181325_markets.down,
    name: '20261122_181325_markets',
  },
  {
    up: migration_20261122_181656_inquiry_files.up,
    down: migration_20261122_181656_inquiry_files.down,
    name: '20261122_181656_inquiry_files',
  },
  {
    up: migration_20261122_181846_guides.up,
    down: migration_20261122_181846_guides.down,
    name: '20261122_181846_guides',
  },
  {
    up: migration_20261122_193201_activities.up,
    down: migration_20261122_193201_activities.down,
    name: '20261122_193201_activities',
  },
  {
    up: migration_20261122_222314_office.up,
    down: migration_20261122_222314_office.down,
    name: '20261122_222314_office',
  },
  {
    up: migration_20261122_235900_guards.up,
    down: migration_20261122_235900_guards.down,
    name: '20261122_235900_guards',
  },
  {
    up: migration_20261123_082203_inquiry_cases_and_tool_values.up,
    down: migration_20261123_082203_inquiry_cases_and_tool_values.down,
    name: '20261123_082203_inquiry_cases_and_tool_values',
  },
  {
    up: migration_20261123_185919_tool_values_global.up,
    down: migration_20261123_185919_tool_values_global.down,
    name: '20261123_185919_tool_values_global',
  },
  {
    up: migration_20261123_231941_locales_by_parent.up,
    down: migration_20261123_231941_locales_by_parent.down,
    name: '20261123_231941_locales_by_parent',
  },
  {
    up: migration_20261127_072957_answer_document_count.up,
    down: migration_20261127_072957_answer_document_count.down,
    name: '20261127_072957_answer_document_count',
  },
  {
    up: migration_20261127_235320_add_videos.up,
    down: migration_20261127_235320_add_videos.down,
    name: '20261127_235320_add_videos'
  },
];
