import { type ESTree, parseSync, Visitor } from 'vite';

/** A rule that can be switched off: a condition, a pattern, or a step that changes lines or text. */
export interface Rule {
  id: number;
  file: string;
  line: number;
  start: number;
  end: number;
  /** What happens without it: a condition never holds, or always; a pattern never matches. */
  without: 'never' | 'always' | 'no match' | 'unchanged';
  code: string;
}

interface Insertion {
  at: number;
  text: string;
  /** Ends come before starts; of ends the inner one first, of starts the outer one. */
  rank: [isStart: number, depth: number, order: number];
}

/** The code with each rule wrapped in a call of `rule`, which may switch it off. */
export function instrument(file: string, text: string, rules: Rule[]): string {
  const { program, errors } = parseSync(file, text, { preserveParens: false });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const insertions: Insertion[] = [];
  const wrap = (node: ESTree.Span, without: Rule['without'], call = 'rule', end = '') => {
    const id = rules.length;
    const line = text.slice(0, node.start).split('\n').length;
    const code = text.slice(node.start, node.end).replace(/\s+/gu, ' ');
    const { start, end: until } = node;
    rules.push({ id, file, line, start, end: until, without, code });
    const [before, after] = [`globalThis.ablation.${call}(${id}, '${without}', (`, `)${end})`];
    insertions.push(
      { at: node.start, text: before, rank: [1, -node.end, id] },
      { at: node.end, text: after, rank: [0, -node.start, -id] },
    );
  };
  const steps = stepsIn(program, text);
  const visited = new Visitor({
    IfStatement(node) {
      if (!node.alternate) wrap(node.test, 'never');
    },
    LogicalExpression(node) {
      if (node.operator === '??') return;
      const without = node.operator === '||' ? 'never' : 'always';
      for (const operand of [node.left, node.right])
        if (operand.type !== 'LogicalExpression' || operand.operator !== node.operator)
          wrap(operand, without);
    },
    ConditionalExpression(node) {
      wrap(node.test, 'never');
      wrap(node.test, 'always');
    },
    Literal(node) {
      if ('regex' in node) wrap(node, 'no match', 'pattern');
    },
    TaggedTemplateExpression(node) {
      // Put together from the words of the lexicon.
      const tag = text.slice(node.tag.start, node.tag.end);
      if (tag.startsWith('pattern.')) wrap(node, 'no match', 'pattern');
    },
    NewExpression(node) {
      // Put together from other patterns.
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
        wrap(node, 'no match', 'pattern');
    },
    CallExpression(node) {
      const [first] = node.arguments;
      if (node.callee.type !== 'Identifier' || !steps.has(node.callee.name) || !first) return;
      wrap(node, 'unchanged', 'step', `, () => (${text.slice(first.start, first.end)})`);
    },
  });
  visited.visit(program);
  return insert(text, insertions);
}

/** Functions that return what they are given, changed: `joinWrappedHeads(lines: Line[]): Line[]`. */
function stepsIn(program: ESTree.Program, text: string): Set<string> {
  const names = new Set(knownSteps);
  const visitor = new Visitor({
    FunctionDeclaration({ id, params: [first], returnType }) {
      const given = first?.type === 'Identifier' ? first.typeAnnotation : undefined;
      if (!id || !given || !returnType) return;
      if (text.slice(given.start, given.end) === text.slice(returnType.start, returnType.end))
        names.add(id.name);
    },
  });
  visitor.visit(program);
  return names;
}

/** Those that other files call. */
const knownSteps = [
  ...['joinBrokenPeriods', 'joinWrappedCells', 'joinWrappedHeads', 'joinWrappedLabels'],
  ...['joinYearAndMonth', 'withoutProjectTables', 'bareTitle'],
  ...['bareOrganisation', 'withoutPeriodLabel'],
];

function insert(text: string, insertions: Insertion[]): string {
  const sorted = insertions.toSorted(
    (one, other) =>
      one.at - other.at ||
      one.rank[0] - other.rank[0] ||
      one.rank[1] - other.rank[1] ||
      one.rank[2] - other.rank[2],
  );
  let [result, from] = ['', 0];
  for (const { at, text: inserted } of sorted) {
    result += text.slice(from, at) + inserted;
    from = at;
  }
  return result + text.slice(from);
}
