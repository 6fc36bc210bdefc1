import type { SeriesText } from './text.ts';

export const en: SeriesText = {
  title: 'Balcony Series',
  description:
    'Glass-free solar modules for the balcony railing: {balcony-400.weightPerArea}, in two kits. What is in them, how they hang, and what to ask first.',
  hero: {
    title: 'Solar power for the railing you already have',
    text: 'The modules of the balcony series weigh {balcony-400.weightPerArea}. There is no glass in them: one person carries a module up the stairs, and straps hold it on the railing.',
    kits: 'See the kits',
    quote: 'Get a quote',
  },
  scale: {
    title: 'The same square metre, with and without glass',
    text: 'A railing was built to keep people from falling, not to carry a load. Every kilogram left out is one that its posts and fixings need not hold.',
    glass: 'Glass module (derived)',
    ours: 'Balcony series',
    basis:
      'The module by itself, without straps, inverter and cable. The figure for glass is derived, not measured: an SMF module weighs about {smf-520.weightPerArea}, which is {lighterThanGlass} less than glass.',
  },
  contents: {
    title: 'What is in a kit',
    text: 'This list is example data: it shows what to expect. Your quote names the parts for your country.',
    parts: [
      'Glass-free solar modules: one in Balcony 400, two in Balcony 800',
      'Straps and hooks for the railing, a safety line for each module, and spacers that leave air behind the module',
      'A micro-inverter, which turns the direct current of the modules into alternating current',
      'Cable and plug, in the version for your country',
      'An installation manual with the checks of railing, straps and wind',
    ],
  },
  kits: {
    title: 'Two kits, one module',
    text: 'Both kits use the same module. The length of your railing decides, and the power that may be connected where you live.',
    basis:
      '{balcony-400.weightPerArea} is a product figure: what one square metre of the glass-free module weighs, not a whole module. Everything marked as example data stands in for values of the data sheet. Voltages and dimensions are those of one module.',
  },
  hanging: {
    title: 'Strapped, not drilled',
    text: 'Straps run through eyelets along the upper edge, over the handrail and back. More straps hold the lower edge, and spacers keep it clear of the slab. Nothing is drilled, so there is nothing to fill when you move out. The air behind the module helps as well: it carries heat away.',
    action: 'Plan your balcony',
  },
  rules: {
    title: 'Ask before you plug in',
    text: 'The rules for plug-in systems differ from country to country: how much power is allowed, which plug, who registers the system and where, and whether it may be connected to a socket at all. Ask your grid operator. Tenants also ask the landlord, and flat owners the owners’ association. What applies at your address counts for more than anything on this page.',
  },
  faq: {
    title: 'Three questions about the balcony',
    questions: [
      {
        question: 'Is my railing strong enough?',
        answer:
          'We cannot tell from a photograph, and nobody should. The modules add {balcony-400.weightPerArea}, but wind can pull harder than weight. Ask the manufacturer of the railing, the managing agent or a structural engineer whether posts and fixings can take the additional wind load. A loose or corroded railing is no place for a module.',
      },
      {
        question: 'Does an upright module yield enough?',
        answer:
          'It yields less than a module at the best tilt. How much less depends on the place, the direction and the shade. We have worked one example through, with every assumption stated.',
      },
      {
        question: 'Can I take the kit with me when I move?',
        answer:
          'Yes. Unplug it, unfasten the straps, carry it down. Look at straps and eyelets before you mount it again, check the new railing from the start, and register the system at the new address where that is required.',
      },
    ],
    action: 'See the worked example',
  },
  quote: {
    title: 'Ask for a balcony kit',
    text: 'Tell us the country, the length and type of your railing, and the direction it faces. A word on who owns the building helps us, too.',
  },
};
