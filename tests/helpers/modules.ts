import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { type SourceFile, withoutComments } from './source-files.ts';

interface Import {
  /** As written; `*` stands for what is only known at run time. */
  specifier: string;
  /** The exports that are used, or all of them. */
  names: string[] | 'all';
  isTypeOnly: boolean;
}

/** What one source file refers to, as parsed by Vite's parser. */
export interface Module {
  path: string;
  imports: Import[];
  exports: string[];
  /** The string literals of one word in it: some are names of files and programs. */
  strings: string[];
}

/** What takes most of the time is the tree, which is needed for imports that are expressions. */
const hasExpressions = (text: string) => /\bimport\s*\(|\.glob\b|ssrLoadModule/.test(text);

const modules = new Map<SourceFile['path'], { text: string; module: Module }>();

/** Several tests look at all files, some of them in one process. */
export function readModule(file: SourceFile): Module {
  const known = modules.get(file.path);
  if (known?.text === file.text) return known.module;
  const module = parseModule(file);
  modules.set(file.path, { text: file.text, module });
  return module;
}

function parseModule({ path: file, text }: SourceFile): Module {
  const parsed = parseSync(file, text, { preserveParens: false });
  const { module, errors } = parsed;
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: takenNames(entries.map(({ importName }) => importName)),
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  for (const { moduleRequest, importName, isType } of exported) {
    if (!moduleRequest) continue;
    const names = takenNames([importName]);
    imports.push({ specifier: moduleRequest.value, names, isTypeOnly: isType });
  }
  return {
    path: file,
    imports: hasExpressions(text) ? [...imports, ...importsWithin(parsed.program)] : imports,
    exports: exported.flatMap(({ exportName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? []),
    ),
    strings: [...withoutComments(text).matchAll(/(['"])([^'"\s]+)(?=\1)/g)].map(
      ([, , word = '']) => word,
    ),
  };
}

function takenNames(entries: { kind: string; name: string | null }[]): string[] | 'all' {
  const names = entries.map(({ kind, name }) => (kind === 'Default' ? 'default' : name));
  const isWhole = entries.some(({ kind }) => kind !== 'Default' && kind !== 'Name');
  return isWhole ? 'all' : names.filter((name) => name !== null);
}

/** Dynamic imports and imported types. */
function importsWithin(program: ESTree.Program): Import[] {
  const found: Import[] = [];
  /** The names destructured from awaited imports, by position. */
  const taken = new Map<number, string[]>();
  const add = (source: ESTree.Node | undefined, start: number, isTypeOnly = false) => {
    const specifier = source && specifierOf(source);
    if (specifier) found.push({ specifier, names: taken.get(start) ?? 'all', isTypeOnly });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'AwaitExpression' || id.type !== 'ObjectPattern') return;
      const keys = id.properties.map((one) => (one.type === 'Property' ? nameOf(one.key) : null));
      if (keys.every((key) => key !== null)) taken.set(init.argument.start, keys);
    },
    MemberExpression({ object, property, computed }) {
      const name = computed ? null : nameOf(property);
      if (object.type === 'AwaitExpression' && name) taken.set(object.argument.start, [name]);
    },
    ImportExpression({ source, start }) {
      add(source, start);
    },
    /** Vite's own ways: glob imports, and modules of the server. */
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'MemberExpression') return;
      const name = nameOf(callee.property);
      const isGlob = name === 'glob' && callee.object.type === 'MetaProperty';
      if (isGlob || name === 'ssrLoadModule') add(first, start);
    },
    TSImportType({ source, start }) {
      add(source, start, true);
    },
  }).visit(program);
  return found;
}

const nameOf = (node: ESTree.Node): string | null =>
  node.type === 'Identifier' ? node.name : null;

function specifierOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('*');
}

/** @returns the file of this repository, or a pattern of files; null for a package. */
export function targetOf(from: string, specifier: string): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('/')) return plain.slice(1);
  return plain.startsWith('.') ? path.posix.join(path.posix.dirname(from), plain) : null;
}

/** Whether a pattern, as in a glob import, means a file: most files are elsewhere altogether. */
export const isMeantBy = (pattern: string, file: string): boolean =>
  file.startsWith(pattern.slice(0, pattern.indexOf('*'))) && path.matchesGlob(file, pattern);
