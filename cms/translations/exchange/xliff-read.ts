import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { defaultLanguage, type Language } from '../../../app/i18n/languages.ts';
import { type Piece, writePieces } from '../inline-codes.ts';
import { FileFault, mostSegments, type ReadSegment } from './exchange.ts';
import { coreNamespace } from './xliff-write.ts';

const deepest = 24;

/** Annotations that a translator's program may add; the words inside them are the text. */
const annotations = new Set(['mrk', 'sm', 'em']);

type Side = 'source' | 'target';

/**
 * Reads XLIFF 2.0 and 2.1 piece by piece: no document type, no entities but those of XML, nothing
 * fetched, and no deeper than needed.
 */
class XliffReader {
  readonly segments: ReadSegment[] = [];
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #language: Language;
  readonly #open: string[] = [];
  readonly #names = new Set<string>();
  #document = '';
  #unit = '';
  #segment: (ReadSegment & { isAt: number }) | undefined;
  #count = 0;
  #side: Side | undefined;
  #pieces: Piece[] = [];
  /** How deep within elements of other vocabularies. */
  #foreign = 0;

  constructor(language: Language) {
    this.#language = language;
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw this.#fault('malformed', error.message.replace(/^\d+:\d+: /, ''));
    });
    parser.on('doctype', () => {
      throw this.#fault('doctypeFound');
    });
    parser.on('opentag', (tag) => this.#enter(tag));
    parser.on('closetag', (tag) => this.#leave(tag));
    parser.on('text', (text) => this.#read(text));
    parser.on('cdata', (text) => this.#read(text));
  }

  /** @throws FileFault */
  read(text: string): ReadSegment[] {
    const step = 64 * 1024;
    for (let at = 0; at < text.length; at += step) this.#parser.write(text.slice(at, at + step));
    this.#parser.close();
    return this.segments;
  }

  #fault(code: FileFault['code'], detail = '') {
    return new FileFault(this.#parser.line, code, detail);
  }

  #read(text: string): void {
    if (this.#side && this.#foreign === 0) this.#pieces.push({ kind: 'text', text });
  }

  #enter({ local, uri, attributes }: SaxesTagNS): void {
    const isRoot = this.#open.length === 0;
    this.#open.push(local);
    if (this.#open.length > deepest) throw this.#fault('tooMuch');
    if (isRoot) this.#enterRoot(local, uri, attributes);
    else if (this.#foreign > 0 || uri !== coreNamespace) this.#foreign += 1;
    else if (this.#side) this.#enterInline(local, attributes);
    else this.#enterStructure(local, attributes);
  }

  #enterStructure(local: string, attributes: Attributes): void {
    if (local === 'file') this.#document = this.#named(`file ${attributeOf(attributes, 'id')}`, 5);
    if (local === 'unit') {
      this.#unit = attributeOf(attributes, 'name');
      this.#named(`unit ${this.#document} ${this.#unit}`, 0);
      this.#count = 0;
    }
    if (local === 'segment') this.#enterSegment(attributes);
    if ((local === 'source' || local === 'target') && this.#segment) {
      this.#side = local;
      this.#pieces = [];
    }
  }

  #enterRoot(local: string, uri: string, attributes: Attributes): void {
    const version = attributeOf(attributes, 'version');
    if (local !== 'xliff' || uri !== coreNamespace || !['2.0', '2.1'].includes(version)) {
      throw this.#fault('notXliff', `${local} ${version}`);
    }
    const pair = `${attributeOf(attributes, 'srcLang')} → ${attributeOf(attributes, 'trgLang')}`;
    if (pair !== `${defaultLanguage} → ${this.#language}`) throw this.#fault('languageWrong', pair);
  }

  /** Each name stands in a file once. */
  #named(name: string, from: number): string {
    if (this.#names.has(name)) throw this.#fault('unitTwice', name.slice(from));
    this.#names.add(name);
    return name.slice(from);
  }

  #enterSegment(attributes: Attributes): void {
    this.#count += 1;
    const id = attributeOf(attributes, 'id') || `s${this.#count}`;
    const [, number] = /^s(\d{1,5})$/.exec(id) ?? [];
    if (!number) throw this.#fault('segmentUnknown', id);
    this.#named(`segment ${this.#document} ${this.#unit} ${id}`, 0);
    if (this.segments.length >= mostSegments) throw this.#fault('tooMuch');
    this.#segment = {
      ...{ document: this.#document, unit: this.#unit, segment: Number(number) - 1 },
      ...{ source: '', target: '', line: this.#parser.line, isAt: this.#open.length },
    };
  }

  #enterInline(local: string, attributes: Attributes): void {
    if (annotations.has(local)) return;
    if (local === 'cp') {
      const code = Number.parseInt(attributeOf(attributes, 'hex'), 16);
      if (!(code >= 0 && code <= 0xffff)) throw this.#fault('elementUnknown', local);
      this.#pieces.push({ kind: 'text', text: String.fromCharCode(code) });
      return;
    }
    const id = this.#codeIn(attributeOf(attributes, local === 'ec' ? 'startRef' : 'id'));
    if (id === null) throw this.#fault('codeUnknown', local);
    if (local === 'pc' || local === 'sc') this.#pieces.push({ kind: 'open', id });
    else if (local === 'ec') this.#pieces.push({ kind: 'close', id });
    else if (local === 'ph') this.#pieces.push({ kind: 'single', id });
    else throw this.#fault('elementUnknown', local);
    if (local === 'pc') this.#paired.push(id);
  }

  readonly #paired: number[] = [];

  /** `SEGMENT-CODE`; files that were exported before November 2026 have the second number alone. */
  #codeIn(name: string): number | null {
    const [, segment, code] = /^(?:(\d{1,5})-)?(\d{1,4})$/.exec(name) ?? [];
    const isHere = segment === undefined || Number(segment) === (this.#segment?.segment ?? 0) + 1;
    return isHere && Number(code) >= 1 ? Number(code) : null;
  }

  #leave({ local }: SaxesTagNS): void {
    this.#open.pop();
    if (this.#foreign > 0) {
      this.#foreign -= 1;
      return;
    }
    if (this.#side && local === 'pc') {
      this.#pieces.push({ kind: 'close', id: this.#paired.pop() ?? 0 });
    } else if (this.#side && this.#segment && local === this.#side) {
      const merged = joined(this.#pieces);
      this.#segment[this.#side] = writePieces(merged);
      if (local === 'target') this.#segment.line = this.#parser.line;
      this.#side = undefined;
    } else if (local === 'segment' && this.#segment) {
      const { isAt: _, ...segment } = this.#segment;
      this.segments.push(segment);
      this.#segment = undefined;
    }
  }
}

type Attributes = Record<string, SaxesAttributeNS>;

const attributeOf = (attributes: Attributes, name: string): string => attributes[name]?.value ?? '';

/** Neighbouring texts as one: where a parser cuts them means nothing. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}

/** @throws FileFault with the first line that is wrong. */
export const readXliff = (text: string, language: Language): ReadSegment[] =>
  new XliffReader(language).read(text);
