import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
  title: 'Standing-seam roofs: when to clamp rather than bond',
  summary:
    'A clamp grips the seam and makes no hole. When that is the better way, which clamp spacing our 2019 manual gives, and what SMH “Dragonfly” is.',
  body: [
    'A standing-seam roof brings its own hold: the seam. A clamp grips it without roof penetration. Bonding is possible too, where there is enough flat width between the seams. The roof decides which of the two fits.',
    { heading: 'Four reasons for the clamp' },
    {
      list: [
        'The coating is unknown or takes adhesive badly. PVDF coatings bond unreliably (support.s-5.com); a clamp does not depend on the coating.',
        'It is cold or damp when the work has to be done. Mechanical fixing has no curing time.',
        'The modules will have to come off again, for instance for work on the roof. A clamp can be undone.',
        'The fixing has to be inspected. A clamp can be seen and its torque checked; a bond lies hidden beneath the module.',
      ],
    },
    'What speaks against it is weight. SMH weighs {smh-520.weightPerArea}, a bonded SMF about {smf-520.weightPerArea}; clamps, adhesive and cables come on top. And a clamp transfers the wind uplift into the seam at single points. The structural engineer therefore also checks what holds the sheet to the building, and the sheet must still be free to move with the heat.',
    { heading: 'Waldkirch: the documented case' },
    'On a sports hall in Waldkirch, Germany, framed eArc modules are clamped to titanium-zinc. Reports of bonding were wrong, and we had them corrected. The power is given as 245 kW (pv-magazine.de, 5 April 2019); another report says 190 kW (leichtbauwelt.de).',
    'They are framed modules of that time, not today’s Dragonfly. The case shows that the method is in use. It gives no yields over several years.',
    { heading: 'Clamp spacing in our 2019 manual' },
    'Our installation manual of that year gives these ranges, by the number of cells (manualshive.com, earc-sma160m-4x09dw, page 15):',
    {
      list: ['6 × 12 cells: 250–450 mm', '6 × 10 cells: 210–400 mm', '4 × 9 cells: 200–350 mm'],
    },
    'They apply to modules of that time. Before you use such a figure, look up from which point it is measured and for which load it holds. For your own module, the manual supplied with it and the wind calculation decide.',
    { heading: 'What SMH “Dragonfly” is' },
    'SMH “Dragonfly” is the eArc module that leaves the factory with its mounting frame fitted: {smh-520.nominalPower}, {smh-520.weightPerArea}, {dragonflyLighterThanGlass} lighter than a framed glass module. With the pre-integrated frame, installation takes {installationTimeSaving} less time. These are our figures; how much of it you see depends on roof, access and crew.',
    'Which clamp fits depends on the shape and the metal of the seam. Measure its height and spacing, have a photograph ready and [describe your roof](/dragonfly#quote).',
  ],
};
