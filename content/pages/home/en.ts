import type { HomeText } from './text.ts';

export const en: HomeText = {
  title: 'Ultra-light solar modules without glass',
  description:
    'eArc solar modules weigh about {smf-520.weightPerArea}, {lighterThanGlass} less than glass modules. For roofs, vehicles, boats and balconies that glass modules are too heavy for.',
  hero: {
    title: 'Solar power for roofs that cannot carry glass',
    text: 'eArc modules are crystalline silicon without the glass: about {smf-520.weightPerArea}, {lighterThanGlass} lighter than conventional modules, thin enough to follow a curve.',
    action: 'Get a quote',
    alternative: 'See the products',
  },
  ways: {
    question: 'What are you working on?',
    visitors: {
      roof: ['A roof', 'See what fits on it'],
      engineering: ['The engineering', 'All parameters'],
      vehicle: ['A vehicle or boat', 'Size modules and battery'],
      balcony: ['A balcony', 'Estimate the yield'],
      career: ['Your next job', 'Open positions'],
      press: ['A story about us', 'Media kit'],
    },
  },
  products: {
    title: 'One technology, five series',
    text: 'The same glass-free cell laminate, built for the place where it will work.',
  },
  weight: {
    title: 'What a roof has to carry',
    text: 'One square metre of each, drawn to scale. The load a roof can still take decides what can stand on it.',
    glass: 'Glass module',
    dragonfly: 'SMH “Dragonfly”, clamped',
    smf: 'SMF, bonded',
    basis:
      'The modules by themselves. The glass module is derived: {smf-520.weightPerArea} is {lighterThanGlass} less than about {glassModule}. Adhesive or clamps and cables come on top and are part of every load check; for a conventional glass system a roof needs a reserve of at least {minimumRoofLoad}.',
  },
  statement: 'Most of the weight of a glass module is the glass. So we left it out.',
  applications: {
    title: 'Where weight decides',
    scenes: {
      roof: ['Low load-bearing roofs', 'Clamped to the standing seams, without a single hole.'],
      motorhome: ['Motorhomes', 'Every kilogram saved is a kilogram of payload.'],
      yacht: ['Yachts', 'Follows the deck; tested in salt mist.'],
      train: ['Trains', 'One went into service in Byron Bay in December 2017.'],
      balcony: ['Balconies', 'One person carries the module, straps hold it.'],
    },
  },
  commercial: {
    title: 'C&I series: for commercial and industrial roofs that were left out',
    text: 'A conventional glass system needs a roof that can carry at least {minimumRoofLoad} more. About {excludedRoofs} of commercial and industrial roofs cannot, by our estimate (2026). At about {smf-520.weightPerArea}, eArc modules make many of them worth an engineer’s check: trapezoidal metal, standing seam, TPO and PVC membranes.',
    action: 'Ask about your roof',
  },
  research: {
    title: 'R&D centre: taking the glass out',
    text: 'The question behind eArc: what does a silicon cell need to last outdoors, if not glass? The founder has published over {papers} papers and holds {patents} patents. In the laboratory, modules are exposed to salt mist, ammonia, fire, blown sand and potential-induced degradation.',
  },
  gigafactory: {
    title: 'Gigafactory: the first gigawatt',
    text: 'Our first gigafactory makes glass-free crystalline-silicon modules with a capacity of {capacity} a year. Counted in modules of {smf-520.nominalPower} each, that is about 1.9 million.',
  },
  salesCentre: {
    title: 'Sales centre: one team from the first question',
    text: 'Write to us in your language. We answer with a load estimate, a proposed fixing method and the documents your structural engineer will ask for.',
    action: 'Write to the sales centre',
  },
  distribution: {
    title: 'Commercial distribution',
    text: 'Installers and wholesalers work with us directly, with guidance on bonding and clamping and documents in seven languages.',
    action: 'Become a partner',
  },
  figures: {
    title: 'eArc in figures',
    salesCountries: 'sales countries',
    capacity: 'annual capacity of the first gigafactory',
    patents: 'patents held by the founder',
    shipped: 'of modules shipped',
    years: 'of project experience',
    gigawatt: 'GW',
    yearsUnit: 'years',
  },
  quote: {
    title: 'Get a quote for your project',
    text: 'Tell us about the roof, the vehicle or the balcony. The more we know, the more precisely we can answer.',
  },
};
