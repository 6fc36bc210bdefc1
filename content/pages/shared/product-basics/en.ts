import { certificateTexts } from '../../products/shared/en.ts';
import type { ProductBasics } from './text.ts';

export const en: ProductBasics = {
  parameters: {
    title: 'Basic parameters of SMF and SMH',
    text: 'The three modules side by side, at standard test conditions unless said otherwise. What engineers calculate with is on the page of each module.',
    basis:
      'Sources as on the pages of the modules. Electrical example data: glass modules of the same class in the CEC list of NREL SAM.',
  },
  certificateTexts,
  testing: {
    productOff: {
      title: 'What our modules are tested for',
      text: 'These are the standards and testing bodies we name, and five durability tests go with them: salt mist, ammonia corrosion, fire, blown sand and PID. Which certificate covers an off-grid model, we say in the quote.',
    },
    offSeries: {
      title: 'Certificates for 110 and 215',
      text: 'A certificate names the models it covers: ask for the one that names yours. The approval of a vehicle or a boat is a matter of its own, for the testing body of your country.',
    },
    charger: {
      title: 'Testing and certification of the charger',
      text: 'The marks are those of our modules. Before you rely on them for a folding module with a cable, ask for the documents of your delivery.',
    },
    balcony: {
      title: 'Tested for life outdoors',
      text: 'On a balcony two things are tested: the module, and the plug-in system as a whole. The marks are those we name for our modules; ask for the documents of the micro-inverter as well.',
    },
    balcony400: {
      title: 'Documents for landlord and grid operator',
      text: 'Before you register Balcony 400, ask us for the certificate that names its module. You receive a file that you can pass on.',
    },
    balcony800: {
      title: 'One certificate for both modules',
      text: 'Both modules of the kit are of the same type, so the certificate that names the type covers both.',
    },
  },
  questions: {
    offSeries: {
      title: 'Three questions about both models',
      questions: [
        {
          question: 'Which of the two fits my roof?',
          answer:
            'Lay out both, as in the example: the large one on an even area, the small one on strips between hatches. What counts is what fits between the edges, not the bare area.',
        },
        {
          question: 'Can both models share a charge controller?',
          answer:
            'Not in one string: modules in series share one current, and the smaller one sets it. Give each model a controller or an input of its own.',
        },
        {
          question: 'How much weight does the roof gain?',
          answer:
            'About {off-grid-215.weightPerArea}: that is a square metre, not a whole module. With adhesive and cables it has to stay within the payload in the registration document.',
        },
      ],
    },
    charger: {
      title: 'Three questions about the charger',
      questions: [
        {
          question: 'Can it charge while I drive?',
          answer:
            'It is made to be unfolded where you stop. Behind a window it gets less light, and loose on a roof the wind takes it.',
        },
        {
          question: 'May it get wet?',
          answer:
            'We have no protection class to publish. Treat it as electronics: fold it away when it rains, and keep plugs and junction box dry.',
        },
        {
          question: 'What do {charger-60.nominalPower} mean in practice?',
          answer:
            'They are a laboratory value, and example data. Haze, angle and heat take a good part of it, so plan with clearly less.',
        },
      ],
    },
    balcony800: {
      title: 'Questions about two modules',
      questions: [
        {
          question: 'May I connect {balcony-800.nominalPower}?',
          answer:
            'That depends on your country and on the output of the micro-inverter, not on the modules alone. Your grid operator says what may be plugged in and what has to be registered.',
        },
        {
          question: 'Can I begin with one module and add the second?',
          answer:
            'Yes, as each has an input of its own in this kit (example data). Check the railing again for the larger area, and change the registration where there is one.',
        },
        {
          question: 'What if one module is in the shade?',
          answer:
            'The other goes on delivering. Hang the second where the shade of posts and neighbouring balconies does not reach.',
        },
      ],
    },
  },
};
