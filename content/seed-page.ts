import type { Language } from '../app/i18n/languages.ts';
import type { Page } from '../cms/payload-types.ts';

/** @returns the id of a picture of content/pictures, or undefined while it is not rendered. */
export type PictureLookup = (scene: string) => number | undefined;

export type SeedBlock = DeepOptional<NonNullable<Page['blocks']>[number]>;

/**
 * A page of the demonstration content: its structure once, its words in every language. The
 * structure is the same in all of them, so `build` must not depend on the language.
 */
export interface SeedPage<Text = never> {
  path: string;
  /** Path of the page above it in the breadcrumbs. */
  parent?: string;
  texts: Record<Language, Text>;
  build(
    text: Text,
    picture: PictureLookup,
  ): { title: string; description: string; blocks: SeedBlock[] };
}

/** Fields that have a default value may be left out. */
type DeepOptional<Block> = Block extends { blockType: infer Type }
  ? { blockType: Type } & { [Key in keyof Omit<Block, 'blockType'>]?: Rows<Block[Key]> }
  : never;

type Rows<Value> = Value extends (infer Row)[] ? Partial<Row>[] : Value;
