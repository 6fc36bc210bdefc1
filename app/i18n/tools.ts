import { messages as deShared } from './de/tools.ts';
import { messages as deBalcony } from './de/tools-balcony.ts';
import { messages as deCase } from './de/tools-case.ts';
import { messages as deCompare } from './de/tools-compare.ts';
import { messages as deMail } from './de/tools-mail.ts';
import { messages as deOffGrid } from './de/tools-off-grid.ts';
import { messages as deRoof } from './de/tools-roof.ts';
import { messages as deYield } from './de/tools-yield.ts';
import { messages as enShared, type ToolMessages } from './en/tools.ts';
import { type BalconyMessages, messages as enBalcony } from './en/tools-balcony.ts';
import { type CaseMessages, messages as enCase } from './en/tools-case.ts';
import { type CompareMessages, messages as enCompare } from './en/tools-compare.ts';
import { type CaseMailMessages, messages as enMail } from './en/tools-mail.ts';
import { messages as enOffGrid, type OffGridMessages } from './en/tools-off-grid.ts';
import { messages as enRoof, type RoofMessages } from './en/tools-roof.ts';
import { messages as enYield, type YieldMessages } from './en/tools-yield.ts';
import { messages as esShared } from './es/tools.ts';
import { messages as esBalcony } from './es/tools-balcony.ts';
import { messages as esCase } from './es/tools-case.ts';
import { messages as esCompare } from './es/tools-compare.ts';
import { messages as esMail } from './es/tools-mail.ts';
import { messages as esOffGrid } from './es/tools-off-grid.ts';
import { messages as esRoof } from './es/tools-roof.ts';
import { messages as esYield } from './es/tools-yield.ts';
import { messages as frShared } from './fr/tools.ts';
import { messages as frBalcony } from './fr/tools-balcony.ts';
import { messages as frCase } from './fr/tools-case.ts';
import { messages as frCompare } from './fr/tools-compare.ts';
import { messages as frMail } from './fr/tools-mail.ts';
import { messages as frOffGrid } from './fr/tools-off-grid.ts';
import { messages as frRoof } from './fr/tools-roof.ts';
import { messages as frYield } from './fr/tools-yield.ts';
import { messages as jaShared } from './ja/tools.ts';
import { messages as jaBalcony } from './ja/tools-balcony.ts';
import { messages as jaCase } from './ja/tools-case.ts';
import { messages as jaCompare } from './ja/tools-compare.ts';
import { messages as jaMail } from './ja/tools-mail.ts';
import { messages as jaOffGrid } from './ja/tools-off-grid.ts';
import { messages as jaRoof } from './ja/tools-roof.ts';
import { messages as jaYield } from './ja/tools-yield.ts';
import type { Language } from './languages.ts';
import { messages as plShared } from './pl/tools.ts';
import { messages as plBalcony } from './pl/tools-balcony.ts';
import { messages as plCase } from './pl/tools-case.ts';
import { messages as plCompare } from './pl/tools-compare.ts';
import { messages as plMail } from './pl/tools-mail.ts';
import { messages as plOffGrid } from './pl/tools-off-grid.ts';
import { messages as plRoof } from './pl/tools-roof.ts';
import { messages as plYield } from './pl/tools-yield.ts';
import { messages as zhShared } from './zh/tools.ts';
import { messages as zhBalcony } from './zh/tools-balcony.ts';
import { messages as zhCase } from './zh/tools-case.ts';
import { messages as zhCompare } from './zh/tools-compare.ts';
import { messages as zhMail } from './zh/tools-mail.ts';
import { messages as zhOffGrid } from './zh/tools-off-grid.ts';
import { messages as zhRoof } from './zh/tools-roof.ts';
import { messages as zhYield } from './zh/tools-yield.ts';

interface Namespaces {
  /** What several tools say. */
  shared: ToolMessages;
  yield: YieldMessages;
  compare: CompareMessages;
  balcony: BalconyMessages;
  roof: RoofMessages;
  offGrid: OffGridMessages;
  /** What a form says of a case that comes from one of them. */
  case: CaseMessages;
  /** What the form says that mails one to whoever has calculated it. */
  mail: CaseMailMessages;
}

/** They reach a page as data, so that pages without a tool do not carry them. */
const catalogues: Record<Language, Namespaces> = {
  en: {
    shared: enShared,
    yield: enYield,
    compare: enCompare,
    balcony: enBalcony,
    roof: enRoof,
    offGrid: enOffGrid,
    case: enCase,
    mail: enMail,
  },
  zh: {
    shared: zhShared,
    yield: zhYield,
    compare: zhCompare,
    balcony: zhBalcony,
    roof: zhRoof,
    offGrid: zhOffGrid,
    case: zhCase,
    mail: zhMail,
  },
  de: {
    shared: deShared,
    yield: deYield,
    compare: deCompare,
    balcony: deBalcony,
    roof: deRoof,
    offGrid: deOffGrid,
    case: deCase,
    mail: deMail,
  },
  ja: {
    shared: jaShared,
    yield: jaYield,
    compare: jaCompare,
    balcony: jaBalcony,
    roof: jaRoof,
    offGrid: jaOffGrid,
    case: jaCase,
    mail: jaMail,
  },
  es: {
    shared: esShared,
    yield: esYield,
    compare: esCompare,
    balcony: esBalcony,
    roof: esRoof,
    offGrid: esOffGrid,
    case: esCase,
    mail: esMail,
  },
  fr: {
    shared: frShared,
    yield: frYield,
    compare: frCompare,
    balcony: frBalcony,
    roof: frRoof,
    offGrid: frOffGrid,
    case: frCase,
    mail: frMail,
  },
  pl: {
    shared: plShared,
    yield: plYield,
    compare: plCompare,
    balcony: plBalcony,
    roof: plRoof,
    offGrid: plOffGrid,
    case: plCase,
    mail: plMail,
  },
};

export const toolMessages = <Name extends keyof Namespaces>(
  language: Language,
  name: Name,
): Namespaces[Name] => catalogues[language][name];
