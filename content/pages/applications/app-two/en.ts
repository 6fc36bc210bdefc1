import type { AppTwoText } from './text.ts';

export const en: AppTwoText = {
  title: 'Bonded or clamped? A guide roof by roof',
  description:
    'Trapezoidal metal, standing seam, membrane, flat roof, facade, carport: which fixing suits which roof, what to check first, what reinforcement costs.',
  hero: {
    title: 'Which roof, which fixing?',
    text: 'A glass-free module is fixed in one of two ways: the frameless SMF is bonded, the framed SMH “Dragonfly” is clamped. The roof decides which.',
    action: 'Compare roof by roof',
    alternative: 'What to check first',
  },
  roofs: {
    title: 'Seven surfaces, two methods',
    text: 'A starting point, not an approval. The test on the real roof comes before the decision.',
    ours: 'SMF, bonded',
    other: 'SMH, clamped',
    trapezoidal: {
      criterion: 'Trapezoidal metal roof',
      ours: 'First choice: bonded to the ribs, no holes',
      other: 'Only with a clamp made for the profile',
      note: 'Find out which coating it has: not every one takes adhesive.',
    },
    standingSeam: {
      criterion: 'Standing-seam roof',
      ours: 'Possible, if there is a flat width between the seams',
      other: 'First choice: clamps grip the seam, no holes',
      note: 'Waldkirch was built this way: framed and clamped.',
    },
    membrane: {
      criterion: 'Membrane roof, TPO or PVC',
      ours: 'On an aluminium sub-structure',
      other: 'On an aluminium sub-structure, if the load reserve allows',
      note: 'Ask the membrane manufacturer for consent, or its warranty may be at risk.',
    },
    flat: {
      criterion: 'Flat roof, other coverings',
      ours: 'On an aluminium sub-structure, without roof penetration',
      other: 'Where sub-structure and wind calculation allow',
      note: 'The sub-structure adds to the load.',
    },
    facade: {
      criterion: 'Facade',
      ours: 'On smooth, sound cladding, curved as well',
      other: 'On cladding with a supporting frame',
      note: 'Fire and building rules for facades come first.',
    },
    carport: {
      criterion: 'PV carport',
      ours: 'On a closed roof skin, arched as well',
      other: 'On an open frame of profiles',
      note: 'Open on all sides: have the uplift from below calculated.',
    },
    publicFacility: {
      criterion: 'Public facility',
      ours: 'For canopies and curved roofs',
      other: 'Where modules must come off again for roof repairs',
      note: 'Ask early about listed status, fire access and maintenance.',
    },
    namedSurfaces:
      'Bonding is intended for trapezoidal metal, standing-seam and flat roofs. Facades, carports and public facilities are checked case by case.',
    weights:
      'SMF weighs about {smf-520.weightPerArea}, SMH {smh-520.weightPerArea}, each without adhesive, clamps, cables and sub-structure.',
  },
  check: {
    title: 'What to check first',
    text: 'In this order: an answer early on can save you the steps after it.',
    load: {
      title: 'The load reserve',
      text: 'Ask a structural engineer for it in kg/m², with wind and snow to BS EN 1991 in the United Kingdom. Set against it the sum of module, adhesive or clamps, cables and sub-structure.',
    },
    skin: {
      title: 'The roof skin',
      text: 'Material, coating, age. With rust, chalking paint or a tired membrane, renew the skin before anything is fixed to it.',
    },
    adhesion: {
      title: 'The adhesion',
      text: 'Bond samples to the real roof, in several places, let them cure and pull them off. No data sheet can tell you what this test does.',
    },
    heat: {
      title: 'The heat',
      text: 'Bonded modules have no air behind them, so a hot roof costs yield. Put the loss into the estimate; what one test measured is among the limits of eArc.',
    },
    clamps: {
      title: 'The clamps',
      text: 'Does the clamp fit the seam, and does its spacing fit the manual? If so, the pre-integrated frame cuts installation time by {installationTimeSaving}.',
    },
  },
  cost: {
    text: 'Reinforcing a roof costs €100,000 to €250,000 per megawatt, before a single module is up there.',
    basis:
      'Figures from another module manufacturer, which also gives 5,000–7,000 m² gross for 1 MWp. From both we derive roughly €14 to €50 per square metre. Not a quote: every roof needs a calculation of its own.',
    source: 'LONGi (eu.longi.com)',
  },
  cases: {
    title: 'One roof, one method',
    text: 'Two reported installations and two examples, with different fixings and surfaces.',
    dreihausen: {
      place: 'Heating plant, Dreihausen, Germany',
      text: '16 modules.',
      method: 'Bonded',
      source: 'Stadtwerke Marburg (local utility)',
    },
    waldkirch: {
      place: 'Sports hall, Waldkirch, Germany',
      text: 'Clamped, not bonded as first reported. One report gives 190 kW.',
      roof: 'Titanium-zinc',
      method: 'Framed modules, clamped',
      source: 'pv magazine Germany, 2019; Leichtbauwelt',
    },
    coldStore: {
      place: 'Example: cold store',
      text: 'The membrane stays whole; the sub-structure counts towards the load.',
      roof: 'Flat roof, TPO membrane',
      method: 'SMF on an aluminium sub-structure',
    },
    office: {
      place: 'Example: office building',
      text: 'Bands between the windows, bent around the corner of the building.',
      roof: 'Facade, smooth metal cladding',
      method: 'SMF, bonded',
    },
  },
  products: 'The two modules',
  quote: {
    title: 'Describe your roof to us',
    text: 'The profile or the kind of membrane, the coating and the year of construction help us most. We reply with a method and a list of what to test.',
  },
};
