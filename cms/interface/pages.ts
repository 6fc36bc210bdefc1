import type { ActivityMessages } from '../../app/i18n/en/activities.ts';
import type { AnalyticsMessages } from '../../app/i18n/en/analytics.ts';
import type { DocumentMessages } from '../../app/i18n/en/documents.ts';
import type { DownloadMessages } from '../../app/i18n/en/downloads.ts';
import type { FormMessages } from '../../app/i18n/en/forms.ts';
import type { LifeSizeMessages } from '../../app/i18n/en/life-size.ts';
import type { ModuleInSpaceMessages } from '../../app/i18n/en/module-in-space.ts';
import type { NewsMessages } from '../../app/i18n/en/news.ts';
import type { ParameterMessages } from '../../app/i18n/en/parameters.ts';
import type { StringCheckMessages } from '../../app/i18n/en/string-check.ts';
import type { ToolMessages } from '../../app/i18n/en/tools.ts';
import type { CaseMessages } from '../../app/i18n/en/tools-case.ts';
import type { CaseMailMessages } from '../../app/i18n/en/tools-mail.ts';
import type { YieldMessages } from '../../app/i18n/en/tools-yield.ts';
import type { VideoMessages } from '../../app/i18n/en/video.ts';
import type { Language } from '../../app/i18n/languages.ts';
import type { ToolContent } from '../../app/tools/content.ts';
import type { Media, Model, Page, Series } from '../payload-types.ts';
import type { Activity, ActivityList, RegistrationContent } from './activities.ts';
import type { DocumentContent, DocumentList } from './documents.ts';
import type { DrawingContent } from './drawings.ts';
import type { ApplicationContent, JobList, JobPosition, JobSummary } from './jobs.ts';
import type { SpaceContent } from './module-in-space.ts';
import type { NewsArticle, NewsList, NewsSummary } from './news.ts';
import type { ModelContent, SeriesContent } from './products.ts';
import type { SearchContent } from './search.ts';
import type { Choice, Link, Picture, RichText, Text } from './text.ts';
import type { VideoContent } from './videos.ts';

/** A case that the visitor has calculated in a tool, as the form shows it. */
export interface CarriedCaseContent {
  words: CaseMessages;
  /** As it is sent (app/forms/carried-case.ts). */
  value: string;
  /** The tool with the same entries. */
  href: string;
  title: string;
  summary: string[];
  rows: { name: string; value: string }[];
}

/** Of the tool that the form leads to. */
type YieldFormWords = Pick<ToolMessages, 'calculate'> &
  Pick<
    YieldMessages,
    | ('place' | 'placeHint' | 'kind' | 'count')
    | ('kindBonded' | 'kindGap' | 'kindVentilated' | 'kindVehicle' | 'kindBalcony')
  >;

/** What blocks show that no editor filled in: the `data.ts` of their folder reads it. */
export interface BlockData {
  form: { words: Partial<FormMessages>; carried?: CarriedCaseContent };
  stringCheck: {
    query: Query;
    messages: StringCheckMessages &
      Pick<DocumentMessages, 'voltage' | 'cellTemperature'> & {
        openCircuitSymbol: string;
        operatingSymbol: string;
      };
  };
  yieldForm: { words: YieldFormWords };
  newsTeaser: { articles: NewsSummary[] };
  newsList: { list: NewsList; messages: NewsMessages };
  jobTeaser: { positions: JobSummary[] };
  jobList: { list: JobList };
  activityList: { list: ActivityList; messages: ActivityMessages };
  resumeForm: { application: ApplicationContent };
  /** Null if it shows a module whose size is not known. */
  drawing: { shown: DrawingContent | null };
  layers: { words: LifeSizeMessages };
  /** Null if the size or the layers of the module are not known. */
  moduleInSpace: {
    space: SpaceContent | null;
    messages: ModuleInSpaceMessages &
      Pick<ParameterMessages['names'], 'nominalPower' | 'thickness' | 'weight' | 'bendRadius'>;
  };
  /**
   * The countries in the order of the language, and the sites that show them as a list. The map that
   * the authorities have approved is of Chinese pages only, and has its number.
   */
  salesMap: { names: Choice[]; listSites: string[]; approvedMap: Picture | null };
  /** Null if it cannot be shown; the words say how long and how large it is. */
  video: { film: VideoContent | null; words: { [Key in keyof VideoMessages]: string } };
}

/** The same for downloads, some of which are generated from the very pages that list them. */
interface DownloadData {
  downloads: { files: DocumentContent[]; messages: DownloadMessages };
  downloadList: { list: DocumentList; messages: DownloadMessages };
}

type AddedData = BlockData & DownloadData;

/** Strings that are URLs or identifiers rather than text. */
type TechnicalKey = 'id' | 'href' | 'anchor' | 'blockName' | 'blockType' | 'reference';

/** What a stored value becomes when it is resolved for one language. */
type Resolved<Value> = [Extract<Value, Media>] extends [never]
  ? Value extends (number | Model)[]
    ? ModelContent[]
    : Value extends (number | Series)[]
      ? SeriesContent[]
      : ResolvedPlain<Value>
  : Picture | undefined;

type ResolvedPlain<Value> = Value extends { root: unknown }
  ? RichText
  : Value extends (infer Item)[]
    ? Resolved<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Key extends TechnicalKey ? Value[Key] : Resolved<Value[Key]> }
      : string extends Value
        ? Text
        : Value;

type WithData<Plain> = Plain extends { blockType: infer Type extends keyof AddedData }
  ? Plain & AddedData[Type]
  : Plain;

/** A block as it is stored, and what it becomes when it is resolved for one language. */
export type ResolvedBlock<Stored> = WithData<ResolvedPlain<Stored>>;

export type Block = ResolvedBlock<NonNullable<Page['blocks']>[number]>;
export type BlockType = Block['blockType'];
export type BlockOf<Type extends BlockType> = Extract<Block, { blockType: Type }>;

export interface PageContent {
  path: string;
  title: Text;
  description: Text | null;
  /** From the outermost parent inwards, without the page itself. */
  breadcrumbs: Link[];
  blocks: Block[];
  /** The languages in which most of the page is translated; these get an hreflang. */
  translatedInto: Language[];
  /** The article, position or activity that the page is about; shown before the blocks. */
  article?: NewsArticle;
  position?: JobPosition;
  activity?: Activity;
  registration?: RegistrationContent;
  /** Added by the server to the search page. */
  search?: SearchContent;
  /** Of a page that calculates; added by the server. */
  tool?: ToolContent;
  /** What the form says that mails a case; left out where no mails are sent. */
  caseMail?: CaseMailMessages;
  /** The models that a comparison shows, in its order. */
  comparison?: ModelContent[];
}

export interface PageOptions {
  draft?: boolean;
  query?: Query;
}

/** Query parameters, such as the filters of a list. */
export type Query = Record<string, string>;

/** One that has others below it opens them, and is a link itself where it has none. */
export interface MenuItem extends Link {
  children: Link[];
}

export type AnalyticsProvider = 'google' | 'baidu';

/** Who counts visits once a visitor has agreed, and the words of that question. */
export interface AnalyticsContent {
  provider: AnalyticsProvider;
  id: string;
  messages: AnalyticsMessages;
}

export interface LayoutContent {
  /** In full, as the law knows it. */
  company: { name: string; isExample: boolean };
  menu: MenuItem[];
  footer: { title: Text; links: Link[] }[];
  hotline: { number: string; href: string; isExample: boolean } | null;
  workingHours: Text | null;
  /** Of a site in mainland China: with the ministry of industry, and with the police. */
  registration: { number: string; publicSecurityNumber: string | null; isExample: boolean } | null;
  /** Whether no picture of the site is a photograph: said once instead of below each. */
  hasOnlyVisualisations: boolean;
  /** Which of the optional questions the application form asks. */
  resumeFields: { dateOfBirth: boolean; nationality: boolean };
  /** null where no service of others counts visits. */
  analytics: AnalyticsContent | null;
}
