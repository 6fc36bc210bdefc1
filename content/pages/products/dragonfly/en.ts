import type { DragonflyText } from './text.ts';

export const en: DragonflyText = {
  title: 'SMH 520 “Dragonfly”',
  description:
    'SMH 520 “Dragonfly”: {smh-520.nominalPower}, {smh-520.weightPerArea}, with a mounting frame already fitted. Parameters, clamps, certificates and limits.',
  hero: {
    title: 'The frame arrives with the module',
    text: 'SMH 520 “Dragonfly” leaves the factory with its mounting frame fitted. On the roof there is nothing to bond and nothing to wait for: set it down, clamp it, connect it.',
    quote: 'Get a quote',
    parameters: 'See the parameters',
  },
  figures: {
    title: 'Dragonfly in four figures',
    time: 'less installation time with the pre-integrated frame',
    lighter: 'lighter than a framed glass module (about {framedGlassModule}, derived)',
    weight: 'frame included',
    power: 'nominal power',
  },
  installation: {
    title: 'Set down, clamp, connect',
    text: 'Mechanical fixing in three steps. It works without adhesive, so neither temperature nor curing time holds up the work.',
    steps: [
      {
        title: 'Mark the clamp positions',
        text: 'The plan gives the clamp spacing for each zone of the roof; at corners and edges the wind pulls hardest.',
      },
      {
        title: 'Set the clamps',
        text: 'On a standing-seam roof they grip the seam, without a hole. On other roofs they sit on rails or a sub-structure.',
      },
      {
        title: 'Lay in the module and tighten',
        text: 'The frame rests in the clamps. Tighten to the torque in the installation manual for the clamp, then join the connectors. Removing a connector voids the warranty.',
      },
    ],
  },
  frame: {
    title: 'What the frame weighs and what it gives',
    text: 'Compared with a bonded SMF, the frame adds about 1.3 kg/m² ({smh-520.weightPerArea} minus {smf-520.weightPerArea}). In return the fixing can be seen, checked and undone, and does not depend on how well a coating takes adhesive. If your roof has that reserve, Dragonfly is the quicker way; if every kilogram counts, SMF is the lighter one.',
    action: 'Compare SMF and SMH by roof',
  },
  parameters: {
    title: 'Parameters of SMH 520',
    text: 'Power, weight per area and limits are our figures; what is marked as example data shows the class, not the module.',
    basis:
      'Nominal power and weight per area: our data. System voltage and classes: our 2019 manual. Electrical example data: glass modules of the same class in the CEC list of NREL SAM. Your order is governed by the data sheet that comes with it.',
  },
  certificates: {
    title: 'Frame and laminate, tested',
    text: 'Ask for the certificate that names SMH 520 and its frame: a certificate for a frameless module does not cover a framed one by itself.',
  },
  faq: {
    title: 'Three questions about Dragonfly',
    questions: [
      {
        question: 'What is the {installationTimeSaving} measured against?',
        answer:
          'It is our figure for the installation time with the pre-integrated frame. How much of it you see depends on the roof, the access and the crew. We will gladly work it through for your project before you rely on it.',
      },
      {
        question: 'Does the clamp damage a standing seam?',
        answer:
          'It grips the seam and needs no hole. Which clamp suits depends on the shape and the metal of the seam, so we ask for its profile first. In 2019 an earlier framed eArc module was clamped to titanium-zinc on the sports hall in Waldkirch, Germany: 245 kW (pv magazine Germany, 2019).',
      },
      {
        question: 'Does SMH stay cooler than a bonded module?',
        answer:
          'Air behind a module cools it, so clearance above the roof helps. We have not published a measurement for SMH and therefore promise no figure. What the lack of a gap can cost a bonded module is among the limits of eArc.',
      },
    ],
  },
  quote: {
    title: 'Get a quote for Dragonfly',
    text: 'Name the roof profile, the area and the place. With a picture of the seam we can tell you sooner which clamp fits.',
  },
};
