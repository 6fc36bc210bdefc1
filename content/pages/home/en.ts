import type { HomeText } from './text.ts';

export const en: HomeText = {
  title: 'Ultra-light solar modules without glass',
  description:
    'eArc solar modules weigh about 2.8 kg per square metre, 70 % less than glass. For roofs, vehicles, boats and balconies that glass modules are too heavy for.',
  hero: {
    title: 'Solar power for roofs that cannot carry glass',
    text: 'eArc modules are crystalline silicon without the glass: about 2.8 kg per square metre, 70 % lighter than conventional modules, thin enough to follow a curve.',
    action: 'Get a quote',
    alternative: 'See the products',
  },
  products: {
    title: 'One technology, five series',
    text: 'The same glass-free cell laminate, built for the place where it will work.',
    smf: {
      name: 'SMF',
      text: 'Frameless module for commercial and industrial roofs. Bonded to the roof skin, without a single hole.',
      figure: 'about 2.8 kg/m²',
    },
    smh: {
      name: 'SMH “Dragonfly”',
      text: 'With a pre-integrated mounting frame for mechanical fixing with clamps. Installation takes 40 % less time.',
      figure: '520 W · 4.1 kg/m²',
    },
    offGrid: {
      name: 'Off-grid series',
      text: 'For motorhomes, box trucks, buses, yachts and trains: wherever every kilogram travels along.',
      figure: 'about 3 kg/m²',
    },
    balcony: {
      name: 'Balcony series',
      text: 'Solar modules light enough for a railing, carried up the stairs by one person.',
      figure: '2.7 kg/m²',
    },
    charger: {
      name: 'Portable solar charger',
      text: 'Unfold it, plug in, and the sun charges what you carry.',
      figure: 'foldable',
    },
  },
  commercial: {
    title: 'C&I series: the roofs that were left out',
    text: 'A conventional glass system needs a roof that can carry at least 15 kg per square metre more. About 40 % of commercial and industrial roofs cannot. At about 2.8 kg per square metre, eArc modules make many of them worth an engineer’s check: trapezoidal metal, standing seam, TPO and PVC membranes.',
    action: 'Ask about your roof',
  },
  research: {
    title: 'R&D centre: taking the glass out',
    text: 'The work began with one question: what does a silicon cell need to last outdoors, if not glass? The founder has published over 100 papers and holds 80 patents. In the laboratory, modules are exposed to salt mist, ammonia, fire, blown sand and potential-induced degradation.',
  },
  gigafactory: {
    title: 'Gigafactory: the first gigawatt',
    text: 'Our first gigafactory makes glass-free crystalline-silicon modules at a capacity of 1 GW a year. Cells, laminate and frame come together on one line, from the first string to the flash test.',
  },
  salesCentre: {
    title: 'Sales centre: one team from the first question',
    text: 'Write to us in your language. We answer with a load estimate, a proposal for the way of fixing, and the documents your structural engineer will ask for.',
    action: 'Write to the sales centre',
  },
  distribution: {
    title: 'Commercial distribution',
    text: 'Installers and wholesalers work with us directly, with guidance on bonding and clamping and documents in their own language.',
    action: 'Become a partner',
  },
  figures: {
    title: 'Where we stand',
    salesCountries: 'sales countries',
    capacity: 'annual capacity of the first gigafactory',
    patents: 'patents held by the founder',
    shipped: 'shipped in all',
    years: 'of projects in the field',
    gigawatt: 'GW',
    yearsUnit: 'years',
  },
  quote: {
    title: 'Get a quote for your project',
    text: 'Tell us about the roof, the vehicle or the balcony. The more we know, the more exact our answer.',
  },
};
