import type { ProductData430Text } from './text.ts';

export const en: ProductData430Text = {
  title: 'SMF 430: C&I and off-grid series',
  description:
    'Data of SMF 430 beside SMF 520, for C&I roofs and off-grid systems: electrical values, both versions, limits and certificates.',
  parameters: {
    title: 'SMF 430 beside SMF 520',
    text: 'The smaller class at {smf-430.nominalPower}, the larger at {smf-520.nominalPower}. What is marked as example data holds only until you have the data sheet of your delivery.',
    basis:
      'SMF 430: pv magazine Australia, 2022, and our data. System voltage and classes: our 2019 manual. Electrical example data: glass modules of the same class in the CEC list of NREL SAM; for SMF 430 one of 435 W, its current adjusted to the power.',
  },
  hero: {
    title: 'The module that leaves you the choice',
    text: 'One glass-free laminate, two versions: frameless for bonding, framed for clamps. SMF 430 belongs to the C&I and the off-grid series.',
    action: 'How to size a string',
  },
  versions: {
    title: 'Frameless or framed?',
    text: 'The choice is made by surface and load reserve; the laminate stays the same.',
    frameless: 'Frameless',
    framed: 'Framed',
    fixing: {
      criterion: 'Fixing',
      ours: 'Bonding with structural silicone',
      other: 'Mechanical fixing with clamps',
    },
    weight: {
      criterion: 'Weight',
      ours: 'about {smf-430.weightPerArea}',
      other: '11.2 kg per module',
      note: 'The framed weight was reported per module in 2022. Its dimensions have not been published, so we give no weight per area.',
    },
    surface: {
      criterion: 'What the roof must offer',
      ours: 'A clean, sound surface that passes an adhesion test',
      other: 'Seams, rails or a sub-structure for the clamps',
    },
    progress: {
      criterion: 'When work goes on',
      ours: 'Once the adhesive has cured, as its manufacturer specifies',
      other: 'As soon as the clamps are tight',
    },
    assumptions: [
      'Both on a roof whose load reserve has been confirmed, wind and snow included.',
      'The weight of adhesive, clamps, rails and cables is added to that of the module.',
    ],
  },
  cases: {
    title: 'Both methods, publicly reported',
    text: 'Two roofs in Germany with eArc modules of earlier types. They show the fixing method, not SMF 430 itself.',
    waldkirch: {
      place: 'Waldkirch, sports hall',
      roof: 'Titanium-zinc',
      method: 'Framed and clamped',
      text: 'Some reports said the modules were bonded; we had them corrected. Another report gives 190 kW.',
      source: 'pv magazine Germany, 5 April 2019',
    },
    dreihausen: {
      place: 'Dreihausen, heating plant',
      method: 'Bonded',
      text: '16 modules, bonded.',
      source: 'Stadtwerke Marburg, “Einfach aufgeklebt”',
    },
  },
  notice: {
    title: 'Not interchangeable on the roof',
    text: 'The frameless version is made for bonding. Clamps belong to the framed one, whose frame takes up their force. Decide on the version before the layout is drawn.',
  },
  certificates: {
    title: 'Certificates for both versions',
    text: 'Framed and frameless can stand on separate lines of a certificate. We send the copy that names your version.',
  },
  faq: {
    title: 'Three questions about SMF 430',
    questions: [
      {
        question: 'Can I mix SMF 430 and SMF 520 in a string?',
        answer:
          'Better not. Modules in series share one current, and with the example values the smaller one limits the string to {smf-430.currentAtMaximumPower}. Use separate strings on separate inputs of the inverter.',
      },
      {
        question: 'When do I choose SMF 430 over SMF 520?',
        answer:
          'When you want the frame, or when {smf-430.nominalPower} per module fits the string and the area better. Weight per area is the same for both in their frameless versions, about {smf-430.weightPerArea}.',
      },
      {
        question: 'Does the framed version run cooler?',
        answer:
          'In principle yes, if there is air between module and roof. We have not published a measurement of SMF 430.',
      },
    ],
  },
  quote: {
    title: 'Get a quote for SMF 430',
    text: 'Tell us the roof, the version you have in mind and the number of modules. If you are not sure, a picture of the roof is enough to start.',
  },
};
