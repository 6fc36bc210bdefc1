import { messages as de } from './de/overload.ts';
import { messages as en, type OverloadMessages } from './en/overload.ts';
import { messages as es } from './es/overload.ts';
import { messages as fr } from './fr/overload.ts';
import { messages as ja } from './ja/overload.ts';
import type { Language } from './languages.ts';
import { messages as pl } from './pl/overload.ts';
import { messages as zh } from './zh/overload.ts';

/** What a page says that is shown instead of one that the site has no time for. */
export const overloadMessages: Record<Language, OverloadMessages> = { en, zh, de, ja, es, fr, pl };
