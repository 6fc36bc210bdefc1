/** The names of the parameters of a model and of their groups. */
export const messages = {
  groups: {
    electrical: 'Electrical data at standard test conditions',
    thermal: 'Temperature behaviour',
    mechanical: 'Mechanical data',
    limits: 'Limits and classes',
    packing: 'Packing',
    warranty: 'Warranty',
  },
  names: {
    nominalPower: 'Nominal power',
    efficiency: 'Module efficiency',
    openCircuitVoltage: 'Open-circuit voltage',
    shortCircuitCurrent: 'Short-circuit current',
    voltageAtMaximumPower: 'Voltage at maximum power',
    currentAtMaximumPower: 'Current at maximum power',
    powerTemperatureCoefficient: 'Temperature coefficient of power',
    voltageTemperatureCoefficient: 'Temperature coefficient of the open-circuit voltage',
    currentTemperatureCoefficient: 'Temperature coefficient of the short-circuit current',
    operatingTemperature: 'Operating temperature',
    length: 'Length',
    width: 'Width',
    thickness: 'Thickness of the laminate',
    weight: 'Weight',
    weightPerArea: 'Weight per area',
    cells: 'Cells',
    mounting: 'Mounting',
    bendRadius: 'Smallest bend radius',
    maximumSystemVoltage: 'Maximum system voltage',
    seriesFuse: 'Maximum series fuse rating',
    fireClass: 'Fire class',
    applicationClass: 'Application class',
    safetyClass: 'Safety class',
    modulesPerPallet: 'Modules per pallet',
    palletsPerContainer: 'Pallets per 40-foot container',
    productWarranty: 'Product warranty (years)',
    performanceWarranty: 'Performance warranty (years)',
  },
  /** What tables, documents and tools abbreviate them to. */
  symbols: {
    nominalPower: 'Pmax',
    openCircuitVoltage: 'Voc',
    shortCircuitCurrent: 'Isc',
    voltageAtMaximumPower: 'Vmp',
    currentAtMaximumPower: 'Imp',
  },
};

type Names<Part> = { [Key in keyof Part]: string };

export interface ParameterMessages {
  groups: Names<(typeof messages)['groups']>;
  names: Names<(typeof messages)['names']>;
  symbols: Names<(typeof messages)['symbols']>;
}
