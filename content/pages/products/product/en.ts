import type { ProductText } from './text.ts';

export const en: ProductText = {
  title: 'C&I series: SMF and SMH',
  description:
    'SMF is bonded, SMH “Dragonfly” is clamped: two glass-free modules for commercial and industrial roofs, set beside each other and beside glass.',
  hero: {
    title: 'Two modules for roofs with little to spare',
    text: 'A conventional glass system asks a roof to carry at least {minimumRoofLoad} more; by our estimate (2026), about {excludedRoofs} of commercial and industrial roofs cannot. The C&I series puts crystalline silicon on such roofs in two ways: SMF is bonded, SMH “Dragonfly” is clamped.',
    ask: 'Ask about your roof',
    compare: 'Compare with glass',
  },
  smf: {
    title: 'SMF: bonded, not drilled',
    text: 'No frame, no rail, no glass: a laminate {smf-520.thickness} thick at about {smf-520.weightPerArea}, {lighterThanGlass} less than a glass module. Structural silicone holds it to the roof without a single penetration. SMF is the first choice where the load reserve is smallest and the surface bonds well. It comes as SMF 520 and SMF 430, the latter also with a frame.',
    data520: 'Data of SMF 520',
    data430: 'Data of SMF 430',
  },
  smh: {
    title: 'SMH “Dragonfly”: the frame comes with it',
    text: 'The mounting frame is already part of the module when it reaches the roof; what remains is mechanical fixing with clamps. That saves {installationTimeSaving} of the installation time. At {smh-520.weightPerArea} SMH weighs more than SMF and {dragonflyLighterThanGlass} less than a framed glass module. It suits seams and rails, and surfaces on which bonding is in doubt.',
    data: 'Dragonfly in detail',
  },
  roofs: {
    title: 'Which module for which roof',
    text: 'A first orientation. The answer lies in the roof itself: its structure, its surface and the wind at its edges.',
    weight: {
      criterion: 'Weight per area',
      ours: 'about {smf-520.weightPerArea}',
      other: '{smh-520.weightPerArea}',
    },
    trapezoidal: {
      criterion: 'Trapezoidal metal roof',
      ours: 'Bonded directly to the sheet',
      other: 'Clamped, if there is a clamp for the profile',
    },
    standingSeam: {
      criterion: 'Standing-seam roof',
      ours: 'Bonded between the seams',
      other: 'Clamped to the seams, without holes',
    },
    flat: {
      criterion: 'Flat roof, TPO or PVC membrane',
      ours: 'Bonded to an aluminium sub-structure',
      other: 'Clamped to a sub-structure, after a check',
    },
    coated: {
      criterion: 'Sheet with a PVDF coating',
      ours: 'Only if an adhesion test succeeds: PVDF bonds unreliably',
      other: 'The clamp does not depend on the coating',
    },
    assumptions: [
      'A structural engineer confirms the load reserve, wind and snow included, before anything is ordered.',
      'Before bonding, adhesion is tested on the actual surface.',
    ],
  },
  scale: {
    title: 'SMF, SMH and glass at one scale',
    text: 'One square metre each, drawn in true proportion. The line is the limit of an example roof.',
    smf: 'SMF',
    smh: 'SMH “Dragonfly”',
    glassModule: 'Glass module by itself (derived)',
    smfSystem: 'SMF with adhesive and cables',
    glassSystem: 'Load reserve needed for a glass system',
    limit: 'Load reserve of an example roof',
    basis:
      'SMF and SMH: the module without adhesive, clamps and cables. Glass module: derived from our own figures, since {smf-520.weightPerArea} is {lighterThanGlass} less than about {glassModule}. Glass system: the load reserve a roof must have. The {dragonflyLighterThanGlass} stated for Dragonfly compares it with a framed glass module of about {framedGlassModule}. Adhesive and cables: 0.8 kg/m² as an example.',
  },
  glass: {
    title: 'eArc and glass, side by side',
    text: 'Glass has its place: on roofs that can carry it and where air should pass behind the module. These are the differences that matter.',
    ours: 'SMF, bonded',
    other: 'Glass module on rails',
    weight: {
      criterion: 'Weight of the module',
      ours: 'about {smf-520.weightPerArea}',
      other: 'about {glassModule}',
      note: 'The figure for glass is derived; see the scale above.',
    },
    fixing: {
      criterion: 'Fixing',
      ours: 'Structural silicone, no roof penetration',
      other: 'Rails with clamps, screwed or ballasted',
    },
    heat: {
      criterion: 'Air behind the module',
      ours: 'None: the cells run warmer',
      other: 'A gap that cools',
      note: 'What the missing gap can cost is among the limits of eArc.',
    },
    reinforcement: {
      criterion: 'If the roof is too weak for glass',
      ours: 'Often worth an engineer’s check',
      other: 'Reinforcement: €100,000 to €250,000 per MW',
      note: 'Cost as published by LONGi, another module manufacturer.',
    },
    assumptions: [
      'SMF 520, bonded to trapezoidal metal, without the weight of the adhesive.',
      'Glass: a framed module, parallel to the roof, without the weight of rails and ballast.',
      'Both with crystalline cells at standard test conditions; site, pitch and shading are left out.',
    ],
  },
  installation: {
    title: 'Four ways onto the roof',
    bonding: {
      name: 'Bonding',
      text: 'Clean, test adhesion, lay the adhesive bead, press the module on. No roof penetration.',
    },
    standingSeam: {
      name: 'Standing seam',
      text: 'SMF lies between the seams; SMH is clamped to them.',
    },
    flatRoof: {
      name: 'Flat roof',
      text: 'An aluminium sub-structure carries the modules above the roofing membrane.',
    },
    clamps: {
      name: 'Clamps',
      text: 'Mechanical fixing for modules with a frame, independent of coating and curing time.',
    },
  },
  certificates: {
    title: 'Tested and certified',
    text: 'The marks of the C&I series. Each certificate names the models it covers; ask for the copy that belongs to yours.',
  },
  faq: {
    title: 'Three questions roof owners ask',
    questions: [
      {
        question: 'Can my roof carry it?',
        answer:
          'Only a structural engineer can say. Send us the load reserve if you know it, or the age and construction of the roof. We answer with the loads of module, adhesive or clamps and cables: the input for that check.',
      },
      {
        question: 'Does the adhesive hold on every roof?',
        answer:
          'No. Some coatings take adhesive badly, and every coating ages. Only a test on your own roof shows whether yours holds, so we recommend one before you order, and clamps where it fails.',
      },
      {
        question: 'When is glass the better choice?',
        answer:
          'When the roof has load reserve to spare and the climate is hot. A glass module with an air gap runs cooler than a bonded one. Leaving out the glass pays where weight, height or holes in the roof are the obstacle.',
      },
    ],
    applications: 'See the C&I applications',
    moreApplications: 'More applications',
  },
  otherSeries: 'Not a roof? The other three series',
  quote: {
    title: 'SMF or SMH? Ask us',
    text: 'Tell us the kind of roof, its size and, if you know it, its load reserve. We propose a module and a way of fixing it.',
  },
};
