import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
  title: 'Flat roofs with TPO or PVC: what to settle beforehand',
  summary:
    'On a soft membrane, eArc modules need an aluminium sub-structure. Load, wind, drainage and the manufacturer of the membrane decide how it is built.',
  body: [
    'Roofing membranes of TPO and PVC keep water out, but they give a thin module no stiffness. On flat roofs the modules therefore go onto an aluminium sub-structure. Frameless SMF modules are bonded to its profiles; the adhesion test is made on the same profile. SMH “Dragonfly” can be clamped there, if load reserve and wind calculation allow. Nothing goes through the membrane.',
    { heading: 'Load: the module is only a part' },
    'An SMF module weighs about {smf-520.weightPerArea}, SMH {smh-520.weightPerArea}. Sub-structure, adhesive or clamps and cables come on top. If ballast is needed, it counts too, and can use up what the light module has saved. Snow and standing water press on the roof as well. The sub-structure brings all this down at single points, so the insulation beneath the membrane has to bear that pressure for good. A structural engineer checks the whole and states the load reserve in kg/m².',
    { heading: 'Wind: corners and edges decide' },
    'Wind uplift is greatest at the corners and along the edges of a flat roof, and a light module has little weight to set against it. The calculation says which zones stay empty, where the bearing points are and what holds the sub-structure in place. It also takes into account how the membrane itself is held: bonded, mechanically fastened or ballasted.',
    { heading: 'Drainage: look when it has rained' },
    'Puddles show where the fall is missing. No bearing point belongs there, and no profile may dam the water on its way to the outlet. Outlets and emergency overflows stay free and within reach, so that leaves and dirt can be removed. If a large puddle stays, find out why before any load is added: a roof that sags collects more water, and more water makes it sag further.',
    { heading: 'Six questions for the manufacturer of the membrane' },
    {
      list: [
        'Do you consent in writing to a sub-structure on this membrane, and does your warranty stand?',
        'In what condition must the membrane be, and who checks age, welds and repairs beforehand?',
        'How much pressure may the membrane and the insulation bear permanently at one point?',
        'Which protective layer goes beneath the bearing points? Plasticisers from PVC can migrate into other plastics, so not every mat is suitable.',
        'How may the sub-structure be held against the wind without going through the membrane?',
        'How is the membrane to be inspected and repaired beneath the modules later?',
      ],
    },
    'Have the answers before anything is ordered, and renew a worn membrane first. The steps that follow are under [flat roofs](/eArc_install#flat-roof). If you know the kind of membrane and the year of construction, [describe your roof](/app_two#quote): we reply with a method and a list of what to test.',
  ],
};
