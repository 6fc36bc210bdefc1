import type { ModelContent } from '../../cms/interface.ts';

/** A module of a length and a width, in mm. */
export function modelOf(length: number, width: number, isExample = false): ModelContent {
  const row = (key: string, name: string, number: number) => ({
    ...{ key, name, number, value: String(number), unit: 'mm', isExample },
    qualifier: 'exactly' as const,
  });
  const rows = [row('length', 'Length', length), row('width', 'Width', width)];
  const groups = [{ key: 'mechanical', title: 'Mechanical data', rows }];
  return { id: '1', key: 'one', name: 'One', href: null, certifications: [], groups };
}

/** Of the class of 520 W, with other values where a test needs them. */
export function electrical(changed: Record<string, number | undefined> = {}): ModelContent {
  const values = {
    ...{ nominalPower: 520, openCircuitVoltage: 48.5, shortCircuitCurrent: 13.52 },
    ...{ voltageAtMaximumPower: 40.5, currentAtMaximumPower: 12.84 },
    ...{ powerTemperatureCoefficient: -0.343, voltageTemperatureCoefficient: -0.123 },
    ...{ currentTemperatureCoefficient: 0.05, ...changed },
  };
  const rows = Object.entries(values).map(([key, number]) => ({
    ...{ key, name: key, value: '', unit: null, isExample: false, qualifier: 'exactly' as const },
    ...(number !== undefined && { number }),
  }));
  const groups = [{ key: 'electrical', title: 'Electrical data', rows }];
  return { id: '1', key: 'one', name: 'One', href: null, certifications: [], groups };
}
