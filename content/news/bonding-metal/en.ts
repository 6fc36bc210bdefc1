import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
  title: 'Bonding on a trapezoidal metal roof, step by step',
  summary:
    'Five checks before the first adhesive bead and five steps after them: how frameless eArc modules are fixed to coated sheet.',
  body: [
    'On a trapezoidal metal roof, frameless SMF modules lie on the high ribs. Adhesive beads hold them, without roof penetration. What decides the result mostly happens before the first bead.',
    { heading: 'Five checks beforehand' },
    {
      list: [
        'Structure: a structural engineer confirms the load reserve. An SMF 520 weighs about {smf-520.weight}; adhesive and cables come on top. Wind uplift at edges and corners needs its own calculation, for low weight holds no module down.',
        'Coating: find out which one it is and how old. Dirt, chalking, rust and loose coating have to go.',
        'Adhesion: bond samples to your own roof, let the adhesive cure completely and pull them off. The break should run through the adhesive, not along the coating.',
        'Temperature and damp: the sheet has to be dry and within the range of the adhesive. Measure on the sheet itself: in the sun it gets much hotter than the air, and at night dew can settle on it. For comparison, a generic neutral structural silicone is applied at 5–40 °C and cures 3 mm in 12 hours (piedmontplastics.com). This is not the figure of our adhesive.',
        'Drainage: rain runs off in the troughs, beneath the modules too. The way to the gutter stays open, with no bead and no cable across it.',
      ],
    },
    { heading: 'Five steps on the roof' },
    {
      list: [
        'Set out the rows from a straight line. Leave maintenance walkways and keep clear of gutters, sheet laps and the zones that the wind calculation rules out.',
        'Clean the ribs with the cleaner named in the manual. Let it dry; do not touch the strips again.',
        'Apply the adhesive beads to each rib, in the length and cross-section the manual gives. They run with the slope, so that water drains between them. Prepare only as many as you can cover before the adhesive forms a skin.',
        'Lower the module and press it on along the beads. An SMF 520 measures {smf-520.length} by {smf-520.width} and is {smf-520.thickness} thick. Two people carry it, so that it does not bend sharply. It bears no load until the adhesive has cured, which takes longer in the cold.',
        'Connect and record. Keep the cables off the sheet, check the polarity, measure the string voltage, and note both with the weather and the batch of adhesive.',
      ],
    },
    { heading: 'The limits of the method' },
    'There is no air gap beneath the module, so it gets warmer and gives less; the [limits of eArc](/eArc#limits) say what a test found. What has been bonded is also hard to take off again. If the roof will soon need a new skin, renew the skin first.',
    'What binds you are the manuals supplied with your module and your adhesive. All steps, for other roofs too, are under [installation methods](/eArc_install#bonding).',
  ],
};
