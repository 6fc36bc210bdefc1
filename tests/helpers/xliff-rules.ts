import type { XmlElement } from './xml.ts';

const core = 'urn:oasis:names:tc:xliff:document:2.0';
const size = 'urn:oasis:names:tc:xliff:sizerestriction:2.0';

/** An element as XLIFF 2.1 describes it, as far as our files use it. */
interface Rule {
  required: string[];
  optional: string[];
  /** In this order, each at most once unless it ends in `*`. */
  children: string[];
}

const inlineElements = ['pc*', 'ph*', 'cp*'];
const code = { required: ['id'], optional: ['type', 'subType'] };

/** Sections 4.2.2 and 4.2.3 of the specification, and 5.9 for the size restriction module. */
const rules: Record<string, Rule> = {
  xliff: {
    required: ['version', 'srcLang', 'trgLang'],
    optional: ['xmlns', 'xmlns:slr'],
    children: ['file*'],
  },
  file: {
    required: ['id'],
    optional: ['original', 'canResegment'],
    children: ['slr:profiles', 'notes', 'unit*'],
  },
  'slr:profiles': { required: [], optional: ['generalProfile'], children: [] },
  notes: { required: [], optional: [], children: ['note*'] },
  note: { required: [], optional: ['category'], children: [] },
  unit: {
    required: ['id'],
    optional: ['name', 'slr:sizeRestriction'],
    children: ['notes', 'segment*'],
  },
  segment: { required: [], optional: ['id', 'state', 'subState'], children: ['source', 'target'] },
  source: { required: [], optional: ['xml:space'], children: inlineElements },
  target: { required: [], optional: ['xml:space'], children: inlineElements },
  pc: { ...code, children: inlineElements },
  ph: { ...code, children: [] },
  cp: { required: ['hex'], optional: [], children: [] },
};

const states = ['initial', 'translated', 'reviewed', 'final'];
const inline = ['source', 'target', 'pc'];

/** @returns what contradicts the specification, each with where it stands. */
export function faultsOfXliff(root: XmlElement): string[] {
  const faults: string[] = [];
  check(root, root.name, faults);
  const files = root.children;
  unique(files, 'file', faults);
  for (const file of files) {
    const units = file.children.filter(({ name }) => name === 'unit');
    unique(units, `unit in ${file.attributes.id}`, faults);
    for (const unit of units)
      checkUnit(unit, `${file.attributes.id} ${unit.attributes.name}`, faults);
  }
  return faults;
}

function check(element: XmlElement, place: string, faults: string[]): void {
  const { name, uri, attributes, children } = element;
  const rule = rules[name];
  if (!rule || uri !== (name.startsWith('slr:') ? size : core)) {
    faults.push(`${place}: unknown element`);
    return;
  }
  const given = Object.keys(attributes);
  for (const one of rule.required) if (!given.includes(one)) faults.push(`${place}: no ${one}`);
  const known = [...rule.required, ...rule.optional];
  for (const one of given) if (!known.includes(one)) faults.push(`${place}: ${one} is unknown`);
  if (!/^[\w.:-]+$/.test(attributes.id ?? 'none')) faults.push(`${place}: the id is no NMTOKEN`);
  if (!inline.includes(name)) checkOrder(element, rule, place, faults);
  if (!inline.includes(name) && children.length > 0 && element.text.trim()) {
    faults.push(`${place}: text among elements`);
  }
  for (const child of children) check(child, `${place}/${child.name}`, faults);
}

function checkOrder({ children }: XmlElement, rule: Rule, place: string, faults: string[]): void {
  let at = 0;
  for (const { name } of children) {
    const found = rule.children.findIndex(
      (one, index) => index >= at && (one === name || one === `${name}*`),
    );
    if (found < 0) faults.push(`${place}: ${name} is out of place`);
    else at = rule.children[found]?.endsWith('*') ? found : found + 1;
  }
}

function unique(elements: XmlElement[], what: string, faults: string[]): void {
  const ids = elements.map(({ attributes }) => attributes.id);
  if (new Set(ids).size < ids.length) faults.push(`two have the same id: ${what}`);
}

const withCodes = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) => [child, ...withCodes(child)]);

/** Ids of segments and of codes in their sources share one scope; those of targets repeat them. */
function checkUnit(unit: XmlElement, place: string, faults: string[]): void {
  const segments = unit.children.filter(({ name }) => name === 'segment');
  if (segments.length === 0) faults.push(`${place}: no segment`);
  for (const side of ['source', 'target']) {
    const codes = segments.flatMap(({ children }) =>
      children.filter(({ name }) => name === side).flatMap(withCodes),
    );
    const named = codes.filter(({ attributes }) => attributes.id !== undefined);
    unique([...segments, ...named], `${place} ${side}`, faults);
  }
  for (const { attributes, children } of segments) {
    const { state = 'initial', subState } = attributes;
    if (!states.includes(state)) faults.push(`${place}: the state ${state}`);
    if (subState !== undefined && !/^[^:]+:.+$/.test(subState)) {
      faults.push(`${place}: the sub-state has no prefix`);
    }
    if (subState !== undefined && attributes.state === undefined) {
      faults.push(`${place}: a sub-state without a state`);
    }
    if (children[0]?.name !== 'source') faults.push(`${place}: no source`);
  }
}
