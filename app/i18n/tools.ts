import { messages as deShared } from './de/tools.ts';
import { messages as deYield } from './de/tools-yield.ts';
import { messages as enShared, type ToolMessages } from './en/tools.ts';
import { messages as enYield, type YieldMessages } from './en/tools-yield.ts';
import { messages as esShared } from './es/tools.ts';
import { messages as esYield } from './es/tools-yield.ts';
import { messages as frShared } from './fr/tools.ts';
import { messages as frYield } from './fr/tools-yield.ts';
import { messages as jaShared } from './ja/tools.ts';
import { messages as jaYield } from './ja/tools-yield.ts';
import type { Language } from './languages.ts';
import { messages as plShared } from './pl/tools.ts';
import { messages as plYield } from './pl/tools-yield.ts';
import { messages as zhShared } from './zh/tools.ts';
import { messages as zhYield } from './zh/tools-yield.ts';

interface Namespaces {
  /** What several tools say. */
  shared: ToolMessages;
  yield: YieldMessages;
}

/** They reach a page as data, so that pages without a tool do not carry them. */
const catalogues: Record<Language, Namespaces> = {
  en: { shared: enShared, yield: enYield },
  zh: { shared: zhShared, yield: zhYield },
  de: { shared: deShared, yield: deYield },
  ja: { shared: jaShared, yield: jaYield },
  es: { shared: esShared, yield: esYield },
  fr: { shared: frShared, yield: frYield },
  pl: { shared: plShared, yield: plYield },
};

export const toolMessages = <Name extends keyof Namespaces>(
  language: Language,
  name: Name,
): Namespaces[Name] => catalogues[language][name];
