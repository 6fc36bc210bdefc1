import type { OffTwoText } from './text.ts';

export const en: OffTwoText = {
  title: 'Off-grid solar on water and rail',
  description:
    'Glass-free modules for yachts and trains: salt mist, cambered decks, vaulted roofs, the solar train of Byron Bay, and what we do not promise.',
  hero: {
    title: 'Solar power where weight sits high',
    text: 'On a yacht, a kilogram on deck sits far above the keel; on a train, the roof is the highest place there is. At about {off-grid-215.weightPerArea}, bonded modules add little weight up there.',
    action: 'Ask about your boat or train',
    alternative: 'See the cases',
  },
  tests: {
    title: 'Salt in the air, sand on the line',
    text: 'Three of our durability tests matter most on water and rail. They test the module. Adhesive, seals and cable entries remain part of your own inspection.',
    testsTitle: 'Durability tests',
    saltMist: {
      name: 'Salt mist',
      text: 'For decks, harbours and lines along the coast.',
    },
    blownSand: {
      name: 'Blown sand',
      text: 'For lines through dry country.',
    },
    fire: {
      name: 'Fire',
      text: 'A test of the module. It does not replace the approval of a boat or a rail vehicle.',
    },
  },
  byronBay: {
    text: 'In December 2017 a train in Byron Bay, Australia, carried 6.5 kW of solar modules on its own roof.',
    basis: 'A further 30 kW is on the roof of the train shed.',
    source: 'The Northern Star, Australia',
  },
  rail: {
    title: 'On rails: a roof already there',
    text: 'The long vaulted roof of a railcar is free of masts and, on lines without overhead wire, of most shade. Thin modules follow its curve instead of standing up from it. Bonded without an air gap they run warmer. Fire rules and approval depend on the vehicle and the country; ask the approval authority before the first module is bonded.',
    action: 'See the off-grid models',
  },
  questions: {
    title: 'Three questions before you order',
    walking: {
      question: 'May the crew walk on the modules?',
      answer:
        'Please do not plan for it. We publish no value for foot traffic, so we do not call the modules walkable. Lay them out so that crew and maintenance staff can get past.',
    },
    curve: {
      question: 'How tightly may a module be bent?',
      answer:
        'That depends on the model and the direction of the curve. We publish no smallest radius; send us a drawing or a template of the deck or roof, and we check it.',
    },
    shade: {
      question: 'What does the shadow of a mast do?',
      answer:
        'A shadow on one cell can hold back a whole cell string. Keep modules clear of mast, boom and aerials where you can, and give areas that are shaded at different times a charge controller of their own.',
    },
    action: 'Have a module made to measure',
  },
  cases: {
    title: 'One train, its shed and a yacht',
    text: 'The train and the shed are publicly reported. The yacht is an example.',
    train: {
      place: 'Solar train, Byron Bay, Australia',
      text: 'Modules on the roof of the train itself.',
      roof: 'Train roof',
      source: 'The Northern Star, Australia',
    },
    shed: {
      place: 'Train shed, Byron Bay, Australia',
      text: 'The larger share of the power comes from the building.',
      roof: 'Shed roof',
      source: 'The Northern Star, Australia',
    },
    yacht: {
      place: 'Example: sailing yacht',
      text: 'Two modules on the foredeck, either side of the hatch, with a free way past.',
      roof: 'Cambered glass-fibre deck',
      method: 'Bonded',
    },
  },
  products: 'For deck, train and shed',
  quote: {
    title: 'Ask about your boat or train',
    text: 'Send us the free area, the curve, the surface and the battery voltage. We reply with a layout, and say so when a deck or roof is not suitable.',
  },
};
