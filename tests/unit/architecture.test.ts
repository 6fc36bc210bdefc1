import { describe, expect, it } from 'vitest';
import { isMeantBy, readModule, targetOf } from '../helpers/modules.ts';
import { type SourceFile, sourceFiles } from '../helpers/source-files.ts';

/** Which part may import which, so that a newcomer finds dependencies in one direction only. */
interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

/** Imports of files of this repository. Those of libraries do not concern the rules. */
function importsOf(file: SourceFile): Import[] {
  return readModule(file).imports.flatMap(({ specifier, isTypeOnly }) => {
    const to = targetOf(file.path, specifier);
    return to === null ? [] : { from: file.path, to, isTypeOnly };
  });
}

const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`);

const isBlockDescription = (file: string) =>
  /^app\/blocks\/((.+\/)?(fields|data)|field-kit|link-target|rich-text-nodes)\.ts$/.test(file);

/** What the back office may know of the site: languages, forms, the data of blocks and tools. */
const isOpenToBackOffice = (file: string) =>
  isIn('app/i18n', file) ||
  isIn('app/forms', file) ||
  file === 'app/tools/content.ts' ||
  isBlockDescription(file);

const startsTheServer = ['server/main.ts', 'server/fill.ts', 'server/development.ts'];

const rules: { name: string; isBroken: (one: Import) => boolean }[] = [
  {
    name: 'the site knows the back office by the types of cms/interface.ts alone',
    isBroken: ({ from, to, isTypeOnly }) =>
      isIn('app', from) && isIn('cms', to) && !(to === 'cms/interface.ts' && isTypeOnly),
  },
  {
    name: 'the site imports neither the server nor the demonstration content',
    isBroken: ({ from, to }) => isIn('app', from) && (isIn('server', to) || isIn('content', to)),
  },
  {
    name: 'the site does not read the environment',
    isBroken: ({ from, to }) => isIn('app', from) && to === 'environment.ts',
  },
  {
    name: 'the back office imports neither the server nor the demonstration content',
    isBroken: ({ from, to }) => isIn('cms', from) && (isIn('server', to) || isIn('content', to)),
  },
  {
    name: 'the back office knows languages, forms, the fields and data of blocks, no component',
    isBroken: ({ from, to }) => isIn('cms', from) && isIn('app', to) && !isOpenToBackOffice(to),
  },
  {
    name: 'only what starts the server fills the database',
    isBroken: ({ from, to }) =>
      isIn('server', from) && isIn('content', to) && !startsTheServer.includes(from),
  },
  {
    name: 'the demonstration content does not import the server',
    isBroken: ({ from, to }) => isIn('content', from) && isIn('server', to),
  },
  {
    name: 'nothing imports tests',
    isBroken: ({ from, to }) => !isIn('tests', from) && (isIn('tests', to) || isIn('e2e', to)),
  },
  {
    name: 'what the back office shares does not draw in React components',
    isBroken: ({ from, to, isTypeOnly }) =>
      isBlockDescription(from) && to.endsWith('.tsx') && !isTypeOnly,
  },
  {
    name: 'the site knows the reader of CVs by the type of what it reads alone, and no document',
    isBroken: ({ from, to, isTypeOnly }) =>
      isIn('app', from) &&
      (isIn('documents', to) ||
        (isIn('resumes', to) && !(to === 'resumes/reading.ts' && isTypeOnly))),
  },
  {
    name: 'the reader of CVs knows nothing of the site',
    isBroken: ({ from, to }) =>
      isIn('resumes', from) &&
      !isIn('resumes/bench', from) &&
      !isIn('resumes', to) &&
      !['own-files.ts', 'file-types.ts'].includes(to),
  },
  {
    name: 'documents are set without the server',
    isBroken: ({ from, to }) => isIn('documents', from) && isIn('server', to),
  },
  {
    name: 'pictures for social networks share the setting of type with documents, and nothing else',
    isBroken: ({ from, to }) =>
      isIn('server/social', from) && isIn('documents', to) && !isIn('documents/typesetting', to),
  },
  {
    name: 'type is set without knowing what it is for',
    isBroken: ({ from, to }) =>
      isIn('documents/typesetting', from) &&
      isIn('documents', to) &&
      !isIn('documents/typesetting', to),
  },
];

/** The rooms of the server from the top to the bottom, as docs/architecture.md draws them. */
const floors = [
  ['main.ts', 'fill.ts', 'development.ts'],
  ['start.ts'],
  ['routes.ts', 'services.ts', 'http-server.ts', 'move'],
  ['workers.ts', 'traces'],
  [
    'staff',
    'job-applications',
    'downloads',
    'social',
    'feeds',
    'discovery',
    'backup',
    'links',
    'metrics',
    'health.ts',
  ],
  ['forms', 'documents', 'parameters', 'search', 'tools', 'visits'],
  ['pages'],
  ['files'],
  ['http'],
  ['sites.ts', 'memory.ts', 'fast-ticks.ts', 'thread-pool.ts', 'solar'],
];
const roomOf = (file: string) => (isIn('server', file) ? file.split('/')[1] : undefined);

/** @returns the imports that do not lead to a lower floor of the server, nor stay in their room. */
const climbing = (imports: Import[]): string[] =>
  imports
    .filter(({ from, to }) => {
      const [above, below] = [roomOf(from), roomOf(to)];
      if (!above || !below || above === below) return false;
      const floorOf = (room: string) => floors.findIndex((floor) => floor.includes(room));
      return floorOf(above) >= floorOf(below);
    })
    .map(({ from, to }) => `${from} -> ${to}`);

const violations = (imports: Import[], rule: (typeof rules)[number]) =>
  imports.filter(rule.isBroken).map(({ from, to }) => `${from} -> ${to}`);

/** @returns each cycle once, as `a -> b -> a`, starting with the name that sorts first. */
function findCycles(imports: Import[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const cycles = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, way: string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) {
      const cycle = way.slice(start);
      const first = cycle.indexOf([...cycle].sort()[0] ?? '');
      const turned = [...cycle.slice(first), ...cycle.slice(0, first)];
      cycles.add([...turned, turned[0]].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return [...cycles];
}

const files = ['app', 'cms', 'server', 'documents', 'resumes', 'content'].flatMap(sourceFiles);
const imports = files
  .flatMap(importsOf)
  .flatMap(({ to, ...rest }) =>
    to.includes('*')
      ? files.filter((file) => isMeantBy(to, file.path)).map((file) => ({ ...rest, to: file.path }))
      : { ...rest, to },
  );

describe('imports', () => {
  it.each(rules)('go downwards: $name', (rule) => {
    expect(violations(imports, rule)).toEqual([]);
  });

  it.each(['app', 'cms', 'server', 'documents', 'resumes'])('have no cycles in %s', (folder) => {
    const within = imports.filter(({ from, to }) => isIn(folder, from) && isIn(folder, to));
    expect(findCycles(within)).toEqual([]);
  });

  it('have no cycles across folders either', () => {
    expect(findCycles(imports)).toEqual([]);
  });

  it('lead from one floor of the server to a lower one', () => {
    expect(climbing(imports)).toEqual([]);
  });

  it('are checked in every room of the server', () => {
    const rooms = files.flatMap(({ path: file }) => roomOf(file) ?? []);
    expect([...new Set(rooms)].sort()).toEqual(floors.flat().sort());
  });
});

describe('these checks', () => {
  const read = (from: string, text: string) => importsOf({ path: from, text });

  it('read the imports of the real files, and each leads to a file or a style', () => {
    const known = new Set(files.map((file) => file.path));
    const lost = imports.filter(
      ({ to }) =>
        !known.has(to) &&
        !/\.(css|js|json|svg)$|\/migrations\/|^bench\/|^(environment|own-files|file-types|picture-widths)\.ts$/.test(
          to,
        ),
    );
    expect(lost).toEqual([]);
    expect(imports).toContainEqual({
      from: 'server/fill.ts',
      to: 'content/seed.ts',
      isTypeOnly: false,
    });
    expect(imports).toContainEqual({
      from: 'app/page-source.ts',
      to: 'cms/interface.ts',
      isTypeOnly: true,
    });
    expect(imports.length).toBeGreaterThan(files.length);
  });

  it.each([
    ["import { a } from './b.ts';", 'app/b.ts', false],
    ["import type { A } from '../cms/b.ts';", 'cms/b.ts', true],
    ["import { type A, type B } from './b.ts';", 'app/b.ts', true],
    ["import { type A, b } from './b.ts';", 'app/b.ts', false],
    ["import {\n  type A,\n  b,\n} from './b.ts';", 'app/b.ts', false],
    ["import a, { type B } from './b.ts';", 'app/b.ts', false],
    ["import * as all from './b.ts';", 'app/b.ts', false],
    ["import './b.css';", 'app/b.css', false],
    ["export { a } from './b.ts';", 'app/b.ts', false],
    ["export * from './b.ts';", 'app/b.ts', false],
    ["const lazy = () => import('./b.tsx');", 'app/b.tsx', false],
  ])('understand %j', (text, to, isTypeOnly) => {
    expect(read('app/a.ts', text)).toEqual([{ from: 'app/a.ts', to, isTypeOnly }]);
  });

  it('pass over libraries and over what is only mentioned', () => {
    expect(read('app/a.ts', "import { useState } from 'react';\nimport 'x';")).toEqual([]);
    expect(read('app/a.ts', "/** Like `import('./b.ts')`. */\n// import './c.ts';")).toEqual([]);
  });

  it.each([
    ['app/a.ts', "import { contentSource } from '../cms/content.ts';", 0],
    ['app/a.ts', "import { interface } from '../cms/interface.ts';", 0],
    ['app/a.ts', "import type { Site } from '../server/sites.ts';", 1],
    ['app/pages/a.tsx', "import { seed } from '../../content/seed.ts';", 1],
    ['app/a.ts', "import { parseEnvironment } from '../environment.ts';", 2],
    ['cms/a.ts', "import { Pages } from '../server/pages.ts';", 3],
    ['cms/a.ts', "import { seed } from '../content/seed.ts';", 3],
    ['cms/a.ts', "import { Hero } from '../app/blocks/hero/hero.tsx';", 4],
    ['cms/a.ts', "import { routes } from '../app/routes.tsx';", 4],
    ['server/pages.ts', "import { seed } from '../content/seed.ts';", 5],
    ['content/seed.ts', "import { Pages } from '../server/pages.ts';", 6],
    ['cms/a.ts', "import { TestSite } from '../tests/helpers/site.ts';", 7],
    ['app/blocks/hero/fields.ts', "import { Hero } from './hero.tsx';", 8],
    ['app/forms/a.ts', "import { ResumeReading } from '../../resumes/reading.ts';", 9],
    ['app/a.ts', "import type { Shown } from '../documents/shown.ts';", 9],
    ['resumes/reader.ts', "import type { Language } from '../app/i18n/languages.ts';", 10],
    ['documents/a.ts', "import { Turnstile } from '../server/http/turnstile.ts';", 11],
    ['server/social/a.ts', "import { Paper } from '../../documents/pdf/paper.ts';", 12],
    ['documents/typesetting/a.ts', "import { page } from '../pdf/paper.ts';", 13],
  ])('find a planted violation in %s: %s', (from, text, index) => {
    const broken = rules.filter((rule) => violations(read(from, text), rule).length > 0);
    expect(broken.map(({ name }) => name)).toEqual([rules[index]?.name]);
  });

  it.each([
    ['server/http/a.ts', "import { Pages } from '../pages/pages.ts';", true],
    ['server/search/a.ts', "import { FormGuard } from '../forms/form-guard.ts';", true],
    ['server/pages/a.ts', "import type { Line } from '../http/line.ts';", false],
    ['server/pages/a.ts', "import { b } from './b.ts';", false],
  ])('find a planted way up in %s: %s', (from, text, isFound) => {
    expect(climbing(read(from, text)).length > 0).toBe(isFound);
  });

  it('find a planted cycle, however long', () => {
    const cycle = [
      ...read('app/c.ts', "import './a.ts';"),
      ...read('app/a.ts', "import { b } from './b.ts';\nimport './d.ts';"),
      ...read('app/b.ts', "import './c.ts';"),
      ...read('app/d.ts', "import './d.ts';"),
    ];
    expect(findCycles(cycle).sort()).toEqual([
      'app/a.ts -> app/b.ts -> app/c.ts -> app/a.ts',
      'app/d.ts -> app/d.ts',
    ]);
    expect(findCycles(cycle.slice(0, 1))).toEqual([]);
  });
});
