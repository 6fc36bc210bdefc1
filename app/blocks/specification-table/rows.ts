import type { ModelContent, ParameterContent } from '../../../cms/interface.ts';

export interface Row {
  key: string;
  name: string;
  /** One per model, in the order of the models. */
  values: (ParameterContent | null)[];
}

export interface RowGroup {
  key: string;
  title: string;
  rows: Row[];
}

/** @returns every parameter that at least one of the models has, in their order. */
export function mergeGroups(models: ModelContent[]): RowGroup[] {
  const groups = models.flatMap((model) => model.groups);
  return inOrder(models.map((model) => model.groups)).map(({ key, title }) => ({
    ...{ key, title },
    rows: inOrder(groups.filter((group) => group.key === key).map(({ rows }) => rows)).map(
      ({ key: parameter, name }) => ({
        ...{ key: parameter, name },
        values: models.map((model) => parameterOf(model, parameter)),
      }),
    ),
  }));
}

const parameterOf = ({ groups }: ModelContent, wanted: string): ParameterContent | null =>
  groups.flatMap(({ rows }) => rows).find(({ key }) => key === wanted) ?? null;

/**
 * Every list has some things of one order: what only a later one has stands before what follows it
 * there, rather than at the end.
 */
function inOrder<Thing extends { key: string }>(lists: Thing[][]): Thing[] {
  const merged: Thing[] = [];
  for (const list of lists) {
    let next = merged.length;
    for (const thing of list.toReversed()) {
      const known = merged.findIndex(({ key }) => key === thing.key);
      if (known < 0) merged.splice(next, 0, thing);
      else next = known;
    }
  }
  return merged;
}
