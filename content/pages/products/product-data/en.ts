import type { ProductDataText } from './text.ts';

export const en: ProductDataText = {
  title: 'SMF 520: C&I and off-grid series',
  description:
    'All data of SMF 520 for C&I roofs and off-grid systems: electrical values, string length, temperature behaviour, installation data and certificates.',
  hero: {
    title: 'SMF 520, number by number',
    text: '{smf-520.nominalPower} from {smf-520.length} × {smf-520.width}, {smf-520.thickness} thick, about {smf-520.weight}. This page is for those who size strings, cables and fuses, on a grid-connected roof or in an off-grid system. It belongs to the C&I series and serves the off-grid series as well.',
    parameters: 'To the parameters',
    strings: 'Check the string length',
  },
  parameters: {
    title: 'Parameters of SMF 520',
    text: 'At standard test conditions unless said otherwise. Values marked as example data are placeholders until the data sheet of your delivery replaces them.',
    basis:
      'Cells: TaiyangNews. Efficiency, size and weight: United Power Partners. Weight per area: our data. System voltage and classes: our 2019 manual. Electrical example data: glass modules of the same class in the CEC list of NREL SAM. Size and weight, published in inches and pounds, work out at {smf-520.calculatedWeightPerArea} and {smf-520.calculatedEfficiency}; the table keeps the published values.',
  },
  strings: {
    title: 'How many modules in a string?',
    text: 'Voltage rises as cells get colder, and the string has to stay below the system voltage on the coldest morning. With the example values, 20 modules fit on paper and fail in frost.',
    twentyWarm: '20 modules at 25 °C',
    twentyCold: '20 modules at −10 °C',
    eighteenCold: '18 modules at −10 °C',
    sixteenFactor: '16 modules, factor 1.25 from the manual',
    limit: 'Maximum system voltage',
    basis:
      'Example calculation with {smf-520.openCircuitVoltage} and {smf-520.voltageTemperatureCoefficient} per module. Our 2019 manual multiplies the open-circuit voltage by 1.25, which leaves room for colder sites. Local rules and the limits of the inverter come first.',
  },
  temperature: {
    title: 'Heat costs power, and a bond without a gap costs more',
    text: 'With the example coefficient of {smf-520.powerTemperatureCoefficient}, a cell at 65 °C, 40 K above test conditions, gives about 14% less. A bonded module has no air behind it and runs warmer than one on rails. Use the bonded case in your yield calculation, and keep the back free wherever the structure allows it.',
    action: 'Read the limits of eArc',
  },
  manual: {
    heading: 'Installation data from our 2019 manual',
    intro:
      'We published these values for the eArc modules of that year. Plan with them, then check them against the installation manual of your delivery.',
    list: [
      'Size conductors and fuses for 1.25 times short-circuit current and open-circuit voltage. With the example current of {smf-520.shortCircuitCurrent} that is about 16.9 A.',
      'At most two parallel strings without fuses.',
      'PV cable of at least 2.5 mm², rated for 90 °C.',
      'Application class A, safety class II, fire class C.',
      'Clamp spacing: 250–450 mm with 6 × 12 cells, 210–400 mm with 6 × 10, 200–350 mm with 4 × 9.',
      'Do not cut off the connectors: removing them voids the warranty.',
    ],
    offGridHeading: 'In off-grid systems',
    offGrid:
      'SMF 520 also works without a grid, for instance on a workshop or a large vehicle. Its open-circuit voltage is far above that of a 12 V or 24 V battery, so an MPPT charge controller has to accept the voltage on the coldest day. Where space is small, look at the [off-grid series](/product_off).',
  },
  certificates: {
    title: 'Certificates for SMF 520',
    text: 'We send copies with the scope of models on request. Please name the country of the project, since grid operators and insurers ask for different ones.',
  },
  faq: {
    title: 'Three questions from planners',
    questions: [
      {
        question: 'Why are electrical values marked as examples?',
        answer:
          'Because we have not published those of this module yet. We show those of glass modules of the same class so that you can follow the calculation. For planning, ask for the data sheet and the PAN file of your delivery.',
      },
      {
        question: 'Can I walk on the module or bend it?',
        answer:
          'The laminate is {smf-520.thickness} thin and follows a gentle curve. We have not published a permitted radius, and cells can crack unseen under a footstep. Please send us the radius of your surface before you plan.',
      },
      {
        question: 'How is SMF 520 fixed?',
        answer:
          'It is frameless and bonded with structural silicone, after an adhesion test on the real roof. For clamps, choose SMF 430 with its frame or SMH “Dragonfly”.',
      },
    ],
  },
  quote: {
    title: 'Ask for data and a quote',
    text: 'Tell us which documents you need, for how many modules and for which inverter or charge controller.',
  },
};
