/** Everything the site knows about the back office: these types and `ContentSource`. */
export type * from './interface/activities.ts';
export type * from './interface/block-data.ts';
export type * from './interface/documents.ts';
export type * from './interface/drawings.ts';
export type * from './interface/guides.ts';
export type * from './interface/jobs.ts';
export type * from './interface/module-in-space.ts';
export type * from './interface/news.ts';
export type * from './interface/pages.ts';
export type * from './interface/products.ts';
export type * from './interface/search.ts';
export type * from './interface/source.ts';
export type * from './interface/text.ts';
export type * from './interface/tool-values.ts';
export type * from './interface/videos.ts';
