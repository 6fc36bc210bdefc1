import type { Translated } from '../plural.ts';

/** The words of the off-grid tool in English, beside those of the yield and instead of some. */
export const messages = {
  title: 'Off-grid power for van, boat and cabin',
  description:
    'How many modules your worst month calls for, how many fit on roof or deck, and how many days the battery lasts without sun.',
  whereAndWhen: 'Where and when',
  from: 'First month of use',
  to: 'Last month of use',
  monthsHint: 'January to December is all year.',
  kindVehicle: 'Flat on a vehicle or boat',
  surface: 'Modules and surface',
  length: 'Free length (m)',
  width: 'Free width (m)',
  sizeHint: 'Without edges, hatches and walkways',
  radius: 'Radius of curvature (m)',
  radiusHint: 'Leave it empty for a flat surface',
  consumers: 'What you use each day',
  consumersNote: 'Replace these figures with those of your own appliances.',
  consumer: 'Appliance',
  watts: 'Power (W)',
  hours: 'Hours a day',
  fridge: 'Compressor fridge',
  lights: 'Lights',
  devices: 'Phone and laptop',
  pump: 'Water pump',
  fan: 'Fan or heater blower',
  other: 'Something else',
  total: 'Or the total (Wh a day)',
  totalHint: 'If filled in, it counts instead of the list.',
  errorNeed: 'Please enter what you use each day, in the list or here',
  battery: 'Battery',
  capacity: 'Capacity (Ah)',
  voltage: 'Voltage (V)',
  usable: 'Usable share (%)',
  usableHint: 'What you draw before you recharge',
  charging: 'Battery efficiency (%)',
  chargingHint: 'The share of the charge that can be drawn again',
  batteryNote: 'Replace these figures with those of your battery’s data sheet.',
  needed: { one: '{value} module needed', other: '{value} modules needed' },
  neededNone: 'No number of modules is enough',
  coverDull:
    'Your worst month: {month}. The modules cover {need} a day, even if that month has 30% less sun than the long-term average.',
  coverMean:
    'Your worst month: {month}. As a long-term average, the modules cover {need} a day; with 30% less sun they do not.',
  coverNone:
    'Your worst month: {month}. The modules yield {energy} a day of the {need} that you need: what fits is not enough.',
  need: 'Needed a day',
  fitting: 'Modules that fit',
  planned: 'Calculated with',
  weight: 'Weight of these modules',
  worstDay: 'A day in the worst month',
  worstRange: '{low} to {high}, depending on the year',
  neededWhenDull: 'Modules needed with 30% less sun',
  stored: 'Usable energy in the full battery',
  autonomy: 'Without any sun, the battery lasts',
  days: { one: '{value} day', other: '{value} days' },
  byMonth: 'Electricity a day, month by month',
  monthsAlternative: 'Most in {best}: {most} Wh a day. Least in {worst}: {least} Wh a day.',
  plotKey: 'Dashed: what you need. Translucent: months without use.',
  drawing: 'The free area to scale',
  drawingDescription: 'The free area from above, {length} × {width}. Modules that fit: {count}.',
  drawingKey: {
    one: 'Filled: the {value} you need. Outlined: what would also fit, {count} in all.',
    other: 'Filled: the {value} you need. Outlined: what would also fit, {count} in all.',
  },
  radiusNote:
    'The data of {model} state no permitted radius. Bent along its shorter side, the module would be {rise} higher in the middle than at its edges. Send us your radius and we check it for this model.',
  radiusNoteKnown:
    'The data of {model} permit no radius below {limit}. Bent along its shorter side, the module would be {rise} higher in the middle than at its edges. Send us your radius and we check it for this model.',
  radiusExample: '{radius} (example data)',
  notInParking: 'Where you park or moor: trees, masts, buildings, and the direction of a slope',
  isInBattery:
    'What is lost by charging and drawing is deducted as you entered it, as if all electricity went through the battery.',
};

export type OffGridMessages = Translated<typeof messages>;
