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
  const groups = new Map<string, RowGroup>();
  for (const [column, model] of models.entries()) {
    for (const { key, title, rows } of model.groups) {
      const group = groups.get(key) ?? { key, title, rows: [] };
      groups.set(key, group);
      for (const parameter of rows)
        rowOf(group, parameter, models.length).values[column] = parameter;
    }
  }
  return [...groups.values()];
}

function rowOf(group: RowGroup, { key, name }: ParameterContent, columns: number): Row {
  const known = group.rows.find((row) => row.key === key);
  if (known) return known;
  const row: Row = { key, name, values: Array.from({ length: columns }, () => null) };
  group.rows.push(row);
  return row;
}
