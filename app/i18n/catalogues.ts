import { catalogue as de } from './de/index.ts';
import type { ActivityMessages } from './en/activities.ts';
import type { AnalyticsMessages } from './en/analytics.ts';
import type { DocumentMessages } from './en/documents.ts';
import type { DownloadMessages } from './en/downloads.ts';
import type { DrawingMessages } from './en/drawings.ts';
import type { FormMessages } from './en/forms.ts';
import { catalogue as en } from './en/index.ts';
import type { LifeSizeMessages } from './en/life-size.ts';
import type { MailMessages } from './en/mails.ts';
import type { MediaKitMessages } from './en/media-kit.ts';
import type { ModuleInSpaceMessages } from './en/module-in-space.ts';
import type { NewsMessages } from './en/news.ts';
import type { ParameterMessages } from './en/parameters.ts';
import type { ResumeMessages } from './en/resume.ts';
import type { StaffMessages } from './en/staff.ts';
import type { StaffBlockMessages } from './en/staff-blocks.ts';
import type { StaffEntryMessages } from './en/staff-entries.ts';
import type { StaffSettingsMessages } from './en/staff-settings.ts';
import type { StaffToolMessages } from './en/staff-tools.ts';
import type { StringCheckMessages } from './en/string-check.ts';
import type { VideoMessages } from './en/video.ts';
import { catalogue as es } from './es/index.ts';
import { catalogue as fr } from './fr/index.ts';
import { catalogue as ja } from './ja/index.ts';
import type { Language } from './languages.ts';
import { catalogue as pl } from './pl/index.ts';
import { catalogue as zh } from './zh/index.ts';

interface Catalogue {
  activities: ActivityMessages;
  analytics: AnalyticsMessages;
  documents: DocumentMessages;
  downloads: DownloadMessages;
  forms: FormMessages;
  drawings: DrawingMessages;
  lifeSize: LifeSizeMessages;
  mails: MailMessages;
  mediaKit: MediaKitMessages;
  moduleInSpace: ModuleInSpaceMessages;
  news: NewsMessages;
  parameters: ParameterMessages;
  resume: ResumeMessages;
  staff: StaffMessages &
    StaffBlockMessages &
    StaffEntryMessages &
    StaffSettingsMessages &
    StaffToolMessages;
  stringCheck: StringCheckMessages;
  video: VideoMessages;
}

/**
 * The messages that reach a page as data, or no page at all: of the server and the back office, in
 * all languages at once. What browsers fetch is in messages.ts, labels of the back office are read by staff.ts.
 */
export const catalogues: Record<Language, Catalogue> = { en, zh, de, ja, es, fr, pl };
