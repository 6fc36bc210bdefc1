import type { Language } from '../../app/i18n/languages.ts';
import { textOf } from '../../app/i18n/text.ts';
import type { SearchDocument } from '../../cms/interface.ts';
import { joinHyphened, type Token, tokenize } from './tokens.ts';

const shortestSurface = 4;

export interface AnalyzedDocument {
  document: SearchDocument;
  title: string[];
  names: string[];
  passages: string[][];
}

/** Splits documents into terms, and collects statistics about them. */
export class Analysis {
  /** In how many documents each term is. */
  readonly frequencies = new Map<string, number>();
  readonly surfaces = new Map<string, string>();
  /** Each term is stored once; documents only refer to it. */
  readonly #terms = new Map<string, string>();
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  document(document: SearchDocument): AnalyzedDocument {
    const title = this.#termsOf(textOf(document.title));
    const names = document.names.flatMap((name) => this.#termsOf(name));
    const passages = document.passages.map(({ text }) => this.#termsOf(textOf(text)));
    for (const term of new Set([title, names, ...passages].flat())) {
      this.frequencies.set(term, (this.frequencies.get(term) ?? 0) + 1);
    }
    return { document, title, names, passages };
  }

  #termsOf(text: string): string[] {
    const tokens = tokenize(text, this.#language);
    for (const token of tokens) this.#keepSurface(text, token);
    return [...tokens, ...joinHyphened(text, tokens, this.#language)].map(({ term }) => {
      const known = this.#terms.get(term);
      if (known !== undefined) return known;
      this.#terms.set(term, term);
      return term;
    });
  }

  #keepSurface(text: string, { kind, term, start, end }: Token): void {
    if (kind !== 'letters' || end - start < shortestSurface || this.surfaces.has(term)) return;
    this.surfaces.set(term, text.slice(start, end));
  }
}
