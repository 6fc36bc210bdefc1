import type { AppScenariosText } from './text.ts';

export const en: AppScenariosText = {
  title: 'Solar for low load-bearing roofs',
  description:
    'Where glass-free modules fit: low load-bearing roofs, TPO and PVC membrane roofs, facades, carports and public facilities. With reported cases.',
  hero: {
    title: 'Where the structure says no to glass',
    text: 'Many buildings have sun, space and a grid connection, but no load reserve. About {excludedRoofs} of commercial and industrial roofs cannot carry a conventional glass system. Modules of about {smf-520.weightPerArea} make many of them worth a second look.',
    action: 'Ask about your building',
    alternative: 'Check your roof',
  },
  load: {
    title: 'How much reserve a roof needs',
    text: 'A conventional glass system needs a load reserve of at least {minimumRoofLoad}. An eArc module by itself weighs a fraction of that. Adhesive, cables and any sub-structure still have to be added.',
    glass: 'Load reserve for a glass system',
    dragonfly: 'SMH “Dragonfly” with clamps and cables',
    smf: 'SMF with adhesive and cables',
    basis:
      'System beside system: for eArc the module and 0.8 kg/m² for adhesive or clamps and cables (example data), for glass the load reserve the roof must have. The share of excluded roofs is our own estimate (2026). Other published estimates: 30–40% of buildings (Couleenergy) and 60% of industrial roofs (vwi.org, 2019).',
  },
  scenes: {
    title: 'Five places for a light module',
    lowLoad: {
      name: 'Low load-bearing roofs',
      text: 'Portal-frame buildings are often designed for their own sheeting, wind and snow, and little else. A bonded SMF module adds about {smf-520.weightPerArea} and not one hole.',
    },
    membrane: {
      name: 'Membrane roofs, TPO and PVC',
      text: 'A waterproof skin should stay in one piece. On flat roofs the modules sit on a low aluminium sub-structure, without roof penetration.',
    },
    facade: {
      name: 'Facades',
      text: 'Thin modules can follow the rounded corner of a building. What the cladding and the fire rules allow is settled with the facade planner first.',
    },
    carport: {
      name: 'PV carports',
      text: 'Less weight overhead can mean slimmer posts and beams, and the roof may be arched. How much slimmer, the structural calculation shows.',
    },
    publicFacility: {
      name: 'Public facilities',
      text: 'Sports halls, museums, market canopies: public roofs are often old, steep or curved. Two of the cases below are on such roofs.',
    },
  },
  limits: {
    title: 'What low weight does not solve',
    text: 'A light module still needs a sound roof, a surface that takes adhesive and a wind calculation, and without an air gap it runs warmer. What we know about each of these, we say openly.',
    action: 'Choose a method, roof by roof',
    alternative: 'Read about the limits',
  },
  cases: {
    title: 'Reported by others, and two examples',
    text: 'Three installations that public sources describe, then two examples that only show what a project can look like.',
    sydney: {
      place: 'Maritime museum, Wharf 7, Sydney',
      text: '812 modules on a steep roof. Reported saving: about A$50,000 a year.',
      roof: 'Steep roof',
      source: 'Australia’s Clean Energy Regulator',
    },
    waldkirch: {
      place: 'Sports hall, Waldkirch, Germany',
      text: 'Early reports spoke of bonding. We had that corrected: the modules are framed and clamped. Another report gives 190 kW.',
      roof: 'Titanium-zinc',
      method: 'Framed modules, clamped',
      source: 'pv magazine Germany, 2019; Leichtbauwelt',
    },
    dreihausen: {
      place: 'Heating plant, Dreihausen, Germany',
      text: 'A small installation of 16 modules, reported by the local utility.',
      method: 'Bonded',
      source: 'Stadtwerke Marburg (local utility)',
    },
    hall: {
      place: 'Example: logistics warehouse',
      text: 'A portal-frame building with a small load reserve.',
      roof: 'Trapezoidal metal',
      method: 'SMF, bonded',
    },
    carPark: {
      place: 'Example: staff car park',
      text: 'A new carport, designed for the light module from the start.',
      roof: 'Carport',
      method: 'SMH “Dragonfly”, clamped',
    },
  },
  products: 'Modules for these buildings',
  elsewhere: {
    title: 'A vehicle, a boat or a balcony?',
    text: 'Vehicles, boats and trains ask for other modules and other care. On a balcony the first question is whether you may. Each has pages of its own.',
    road: 'On the road',
    waterAndRail: 'On water and rail',
    home: 'Around the home',
  },
  quote: {
    title: 'Ask about your building',
    text: 'Tell us the kind of roof, its age, the load reserve if you know it, and the country. We reply with a load estimate and a proposed fixing method. The structural check stays with your engineer.',
  },
};
