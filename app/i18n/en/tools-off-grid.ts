import type { Translated } from '../plural.ts';

/** The words of the off-grid tool in English, beside those of the yield and instead of some. */
export const messages = {
  title: 'Off-grid power for van, boat and cabin',
  description:
    'How many modules your worst month asks for, how many fit on roof or deck, and how many days the battery lasts without sun.',
  whereAndWhen: 'Where and when',
  from: 'First month of use',
  to: 'Last month of use',
  monthsHint: 'January to December is all year.',
  kindVehicle: 'Flat on a vehicle or boat',
  surface: 'Modules and surface',
  length: 'Free length (m)',
  width: 'Free width (m)',
  sizeHint: 'Without edges, hatches and ways',
  radius: 'Radius of the curve (m)',
  radiusHint: 'Empty for a flat surface',
  consumers: 'What you use each day',
  consumersNote: 'Replace these figures with those of your own appliances.',
  consumer: 'Consumer',
  watts: 'Power (W)',
  hours: 'Hours a day',
  fridge: 'Compressor fridge',
  lights: 'Lights',
  devices: 'Phone and laptop',
  pump: 'Water pump',
  fan: 'Fan or heater blower',
  other: 'Something else',
  total: 'Or all together (Wh a day)',
  totalHint: 'If filled in, it counts instead of the list.',
  errorNeed: 'Please enter what you use each day, in the list or here',
  battery: 'Battery',
  capacity: 'Capacity (Ah)',
  voltage: 'Voltage (V)',
  usable: 'Usable share (%)',
  charging: 'Left after charging and drawing (%)',
  batteryNote: 'Replace these figures with those of your battery’s data sheet.',
  needed: { one: '{value} module needed', other: '{value} modules needed' },
  neededNone: 'No number of modules is enough',
  coverDull:
    'Your worst month: {month}. It covers {need} a day, even where it is 30% duller than in the mean of many years.',
  coverMean:
    'Your worst month: {month}. In the mean of many years it covers {need} a day; where it is 30% duller, it does not.',
  coverNone:
    'Your worst month: {month}. It yields {energy} a day of the {need} that you need: what fits is not enough.',
  need: 'Needed a day',
  fitting: 'Modules that fit',
  planned: 'Calculated with',
  weight: 'Weight of these modules',
  worstDay: 'A day in the worst month',
  worstRange: '{low} to {high} in a single year',
  neededWhenDull: 'Modules needed where it is 30% duller',
  stored: 'Usable in the full battery',
  autonomy: 'Without any sun it lasts',
  days: { one: '{value} day', other: '{value} days' },
  byMonth: 'A day’s electricity by month',
  monthsAlternative: 'Most in {best}: {most} Wh a day. Least in {worst}: {least} Wh a day.',
  plotKey: 'Dashed: what you need. Pale: months without use.',
  drawing: 'The free area to scale',
  drawingDescription: 'The free area from above, {length} × {width}. Modules that fit: {count}.',
  radiusNote:
    'The data of {model} state no permitted radius. Bent across its shorter side, its middle would stand {rise} above the edges. Send us your radius: we check it for this model.',
  notInParking: 'Where you park or moor: trees, masts, buildings, and the direction of a slope',
  isInBattery:
    'What is lost by charging and drawing is deducted as you entered it, as if all electricity went through the battery.',
};

export type OffGridMessages = Translated<typeof messages>;
