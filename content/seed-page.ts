import type { Page } from '../cms/payload-types.ts';
import type { ContentLanguage } from './languages.ts';
import type { ModelKey } from './products/models.ts';
import type { SeriesKey } from './products/series.ts';

/** Finds what was made before the pages by its name, for a page to refer to. */
export interface Lookup {
  /** @returns the id of a picture of content/pictures, or undefined while it is not rendered. */
  picture(scene: string): number | undefined;
  /** @returns the id of a film of content/videos, or undefined while it is not rendered. */
  video(scene: string): number | undefined;
  /** Ids of series and models by their keys (content/products). */
  series(...keys: SeriesKey[]): number[];
  models(...keys: ModelKey[]): number[];
}

export type SeedBlock = DeepOptional<NonNullable<Page['blocks']>[number]>;

/**
 * A page of the demonstration content: its structure once, its words in every language. The
 * structure is the same in all of them, so `build` must not depend on the language.
 */
export interface SeedPage<Text = never> {
  path: string;
  /** Path of the page above it in the breadcrumbs. */
  parent?: string;
  texts: Record<ContentLanguage, Text>;
  build(text: Text, lookup: Lookup): { title: string; description: string; blocks: SeedBlock[] };
}

/** A page whose words are of any shape, for lists of pages. */
// biome-ignore lint/suspicious/noExplicitAny: the words belong to the page alone
export type AnySeedPage = SeedPage<any>;

/** Fields that have a default value may be left out. */
type DeepOptional<Block> = Block extends { blockType: infer Type }
  ? { blockType: Type } & { [Key in keyof Omit<Block, 'blockType'>]?: Rows<Block[Key]> }
  : never;

type Rows<Value> = Value extends (infer Row)[] ? Partial<Row>[] : Value;
