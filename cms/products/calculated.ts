import type { Quantity } from './quantities.ts';

type Read = (parameter: string) => Quantity | undefined;

/**
 * What follows from the size of a module, for texts that set it beside the published value:
 * {smf-520.calculatedEfficiency}.
 */
const formulas: Record<string, (read: Read) => Quantity | undefined> = {
  calculatedWeightPerArea: (read) => perArea(read, 'weight', { unit: 'kg/m²', digits: 2 }),
  // At 1000 W/m², the irradiance of standard test conditions; 1000 W/m² are 10 W/m² per per cent.
  calculatedEfficiency: (read) =>
    perArea(read, 'nominalPower', { unit: '%', digits: 1, divisor: 10 }),
};

export const calculatedParameters = Object.keys(formulas);

export function calculate(parameter: string, read: Read): Quantity | undefined {
  return formulas[parameter]?.(read);
}

function perArea(
  read: Read,
  parameter: string,
  { unit, digits, divisor = 1 }: { unit: string; digits: number; divisor?: number },
): Quantity | undefined {
  const [amount, length, width] = [read(parameter), read('length'), read('width')];
  if (!amount || !length?.value || !width?.value) return undefined;
  const squareMetres = (length.value * width.value) / 1_000_000;
  return {
    value: Number((amount.value / squareMetres / divisor).toFixed(digits)),
    maximum: null,
    unit,
    qualifier: 'exactly',
    isExample: [amount, length, width].some(({ isExample }) => isExample),
  };
}
