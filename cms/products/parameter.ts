import type { GroupKey, LocalizedText } from './parameter-groups.ts';

/** A parameter without a unit is a text or a bare number. */
export interface Parameter {
  key: string;
  group: GroupKey;
  unit: string | null;
  /** Texts are localized and have no unit. */
  kind: 'number' | 'text';
  name: LocalizedText;
}

export const number = (group: GroupKey, unit: string | null, name: LocalizedText) =>
  ({ group, unit, kind: 'number', name }) as const;
export const text = (group: GroupKey, name: LocalizedText) =>
  ({ group, unit: null, kind: 'text', name }) as const;
