import * as migration_20261121_064945_initial from './20261121_064945_initial';
import * as migration_20261121_093905_products from './20261121_093905_products';
import * as migration_20261121_100108_inquiries_in_full from './20261121_100108_inquiries_in_full';
import * as migration_20261121_111526_news_and_jobs from './20261121_111526_news_and_jobs';
import * as migration_20261121_132950_news_series from './20261121_132950_news_series';
import * as migration_20261121_142107_applications_and_documents from './20261121_142107_applications_and_documents';
import * as migration_20261122_051510_security_contact from './20261122_051510_security_contact';
import * as migration_20261122_081757_mail_without_server from './20261122_081757_mail_without_server';
import * as migration_20261122_114005_maximum_power from './20261122_114005_maximum_power';
import * as migration_20261122_151037_public_security_number from './20261122_151037_public_security_number';
import * as migration_20261122_160054_menu_levels from './20261122_160054_menu_levels';
import * as migration_20261122_181342_markets from './20261122_181342_markets';
import * as migration_20261122_181700_inquiry_files from './20261122_181700_inquiry_files';
import * as migration_20261122_181859_guides from './20261122_181859_guides';
import * as migration_20261122_193218_activities from './20261122_193218_activities';
import * as migration_20261122_222331_office from './20261122_222331_office';
import * as migration_20261122_235900_guards from './20261122_235900_guards';
import * as migration_20261123_011251_audit from './20261123_011251_audit';
import * as migration_20261123_082232_inquiry_cases_and_tool_values from './20261123_082232_inquiry_cases_and_tool_values';
import * as migration_20261123_082908_bend_radius from './20261123_082908_bend_radius';
import * as migration_20261123_120000_shared_limits from './20261123_120000_shared_limits';
import * as migration_20261123_120500_revision_notices from './20261123_120500_revision_notices';
import * as migration_20261123_190012_tool_values_global from './20261123_190012_tool_values_global';
import * as migration_20261123_232011_locales_by_parent from './20261123_232011_locales_by_parent';
import * as migration_20261127_073003_answer_document_count from './20261127_073003_answer_document_count';
import * as migration_20261127_235457_add_videos from './20261127_235457_add_videos';

export const migrations = [
  {
    up: migration_20261121_064945_initial.up,
    down: migration_20261121_064945_initial.down,
    name: '20261121_064945_initial',
  },
  {
    up: migration_20261121_093905_products.up,
    down: migration_20261121_093905_products.down,
    name: '20261121_093905_products',
  },
  {
    up: migration_20261121_100108_inquiries_in_full.up,
    down: migration_20261121_100108_inquiries_in_full.down,
    name: '20261121_100108_inquiries_in_full',
  },
  {
    up: migration_20261121_111526_news_and_jobs.up,
    down: migration_20261121_111526_news_and_jobs.down,
    name: '20261121_111526_news_and_jobs',
  },
  {
    up: migration_20261121_132950_news_series.up,
    down: migration_20261121_132950_news_series.down,
    name: '20261121_132950_news_series',
  },
  {
    up: migration_20261121_142107_applications_and_documents.up,
    down: migration_20261121_142107_applications_and_documents.down,
    name: '20261121_142107_applications_and_documents',
  },
  {
    up: migration_20261122_051510_security_contact.up,
    down: migration_20261122_051510_security_contact.down,
    name: '20261122_051510_security_contact',
  },
  {
    up: migration_20261122_081757_mail_without_server.up,
    down: migration_20261122_081757_mail_without_server.down,
    name: '20261122_081757_mail_without_server',
  },
  {
    up: migration_20261122_114005_maximum_power.up,
    down: migration_20261122_114005_maximum_power.down,
    name: '20261122_114005_maximum_power',
  },
  {
    up: migration_20261122_151037_public_security_number.up,
    down: migration_20261122_151037_public_security_number.down,
    name: '20261122_151037_public_security_number',
  },
  {
    up: migration_20261122_160054_menu_levels.up,
    down: migration_20261122_160054_menu_levels.down,
    name: '20261122_160054_menu_levels',
  },
  {
    up: migration_20261122_181342_markets.up,
    down: migration_20261122_181342_markets.down,
    name: '20261122_181342_markets',
  },
  {
    up: migration_20261122_181700_inquiry_files.up,
    down: migration_20261122_181700_inquiry_files.down,
    name: '20261122_181700_inquiry_files',
  },
  {
    up: migration_20261122_181859_guides.up,
    down: migration_20261122_181859_guides.down,
    name: '20261122_181859_guides',
  },
  {
    up: migration_20261122_193218_activities.up,
    down: migration_20261122_193218_activities.down,
    name: '20261122_193218_activities',
  },
  {
    up: migration_20261122_222331_office.up,
    down: migration_20261122_222331_office.down,
    name: '20261122_222331_office',
  },
  {
    up: migration_20261122_235900_guards.up,
    down: migration_20261122_235900_guards.down,
    name: '20261122_235900_guards',
  },
  {
    up: migration_20261123_011251_audit.up,
    down: migration_20261123_011251_audit.down,
    name: '20261123_011251_audit',
  },
  {
    up: migration_20261123_082232_inquiry_cases_and_tool_values.up,
    down: migration_20261123_082232_inquiry_cases_and_tool_values.down,
    name: '20261123_082232_inquiry_cases_and_tool_values',
  },
  {
    up: migration_20261123_082908_bend_radius.up,
    down: migration_20261123_082908_bend_radius.down,
    name: '20261123_082908_bend_radius',
  },
  {
    up: migration_20261123_120000_shared_limits.up,
    down: migration_20261123_120000_shared_limits.down,
    name: '20261123_120000_shared_limits',
  },
  {
    up: migration_20261123_120500_revision_notices.up,
    down: migration_20261123_120500_revision_notices.down,
    name: '20261123_120500_revision_notices',
  },
  {
    up: migration_20261123_190012_tool_values_global.up,
    down: migration_20261123_190012_tool_values_global.down,
    name: '20261123_190012_tool_values_global',
  },
  {
    up: migration_20261123_232011_locales_by_parent.up,
    down: migration_20261123_232011_locales_by_parent.down,
    name: '20261123_232011_locales_by_parent',
  },
  {
    up: migration_20261127_073003_answer_document_count.up,
    down: migration_20261127_073003_answer_document_count.down,
    name: '20261127_073003_answer_document_count',
  },
  {
    up: migration_20261127_235457_add_videos.up,
    down: migration_20261127_235457_add_videos.down,
    name: '20261127_235457_add_videos'
  },
];
