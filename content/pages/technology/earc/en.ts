import type { EArcText } from './text.ts';

export const en: EArcText = {
  title: 'eArc technology: silicon without glass',
  description:
    'What replaces the glass in eArc modules: a laminate about {smf-520.thickness} thick, shown in section and on the scale, with certificates and limits.',
  hero: {
    title: 'eArc: silicon without the glass',
    text: 'The cells are crystalline silicon, as in a conventional module. What changes is everything that holds and covers them: a laminate about {smf-520.thickness} thick that weighs about {smf-520.weightPerArea} and follows a curve.',
    action: 'How it is installed',
    alternative: 'Where its limits are',
  },
  replacement: {
    title: 'What takes the place of glass',
    text: 'Glass has three jobs in a module: it lets light through, keeps weather out and holds the cells flat. In eArc, a transparent front layer and the encapsulant do the first two. The third is shared: a thin composite supports the cells, and the roof, the mounting frame or the sub-structure provides the stiffness. That is why the surface beneath is part of the design.',
  },
  film: {
    title: 'The laminate takes the curve of the roof',
    text: 'A glass module spans a curve; a laminate lies down on it. Nothing is bent beforehand: the roof, here with a radius of 2.4 m, gives the module its shape.',
  },
  section: {
    title: 'Two sections, one scale',
    text: 'eArc beside a glass-glass module. What is missing is, above all, glass.',
    eArc: 'eArc',
    glassGlass: 'Glass-glass module, without its frame',
    frontLayer: 'Transparent front layer',
    encapsulant: 'Encapsulant',
    cells: 'Cells',
    backLayer: 'Composite back layer',
    frontGlass: 'Front glass',
    backGlass: 'Back glass',
    basis:
      'Total thickness of eArc: published dimensions of the 520 W class. How it divides into layers, and the whole glass-glass section, are example data.',
  },
  space: {
    title: 'Bend it, take it apart',
    text: 'SMF 520 in its true dimensions: bend it as far as its data permit, lift its layers off one by one, put it beside glass.',
    basis:
      'Size and weight: product data. The bend radius is an example: for your roof we confirm it in writing. The glass module is as large and as powerful as ours, at about {glassModule}, a derived figure; its layers are example data.',
  },
  weight: {
    title: 'A square metre on the scale',
    text: 'The modules alone, Dragonfly with its frame. Adhesive, clamps and cables come on top and belong in every load calculation.',
    glass: 'Glass module, derived',
    dragonfly: 'SMH “Dragonfly”',
    offGrid: 'Off-grid series',
    smf: 'SMF',
    balcony: 'Balcony series',
    basis:
      'The glass module is derived, not weighed: {smf-520.weightPerArea} is {lighterThanGlass} less than about {glassModule}, and every comparison of weights on this site is made with it. Only the {dragonflyLighterThanGlass} stated for Dragonfly sets frame against frame: a framed glass module of about {framedGlassModule}, derived as well.',
  },
  certificates: {
    title: 'Certified, and tested in five ways',
    text: 'These are the standards and bodies. Certificates name their models; we send yours with the quote.',
    testsTitle: 'Durability tests',
    saltMist: { name: 'Salt mist', text: 'For roofs by the sea and for boats.' },
    ammonia: { name: 'Ammonia corrosion', text: 'For livestock sheds.' },
    fire: { name: 'Fire', text: 'How flames spread over the module.' },
    blownSand: { name: 'Blown sand', text: 'For deserts and dusty roads.' },
    pid: {
      name: 'Potential-induced degradation (PID)',
      text: 'High voltage over a long time, as in long strings.',
    },
  },
  limits: [
    { heading: 'What eArc asks of you' },
    'A light module moves some of the work from the product to the planning. Better to read it here than to learn it on the roof.',
    {
      list: [
        'Heat: bonded without an air gap, a module runs warmer. One test near 44 °C ambient measured about 9% less power (solar4rvs.com.au).',
        'Adhesion: it has to be tested on your roof, with your coating. PVDF is the coating to look for first: it bonds unreliably (support.s-5.com).',
        'Wind: one bonded array failed after four months, at a wind of 14 m/s, partly because adhesion had not been checked (how-do-you-glue.de). Low weight does not replace a calculation of the wind uplift.',
        'Fire class: our 2019 manual states class C. Whether that is enough depends on the building and the local rules. We have not published a roof classification such as BROOF(t4), which UK rules refer to.',
        'Connectors: removing them voids the warranty. Plan cable lengths and adapters beforehand.',
      ],
    },
    'And always: a structural engineer checks the roof. How to prepare and test it is described under [installation](/eArc_install#preparation).',
  ],
  faq: {
    title: 'Questions about the technology',
    questions: [
      {
        question: 'Is eArc a thin-film module?',
        answer:
          'No. The cells are crystalline silicon; the 520 W class has 144 half-cut mono PERC cells. Only the glass is left out.',
      },
      {
        question: 'How tightly may a module be curved?',
        answer:
          'We do not publish a general bend radius here, because it depends on the model and on how it is fixed. Send us the radius of your roof: we answer for that model, in writing.',
      },
      {
        question: 'If the module is so light, does the roof still need a check?',
        answer:
          'Yes. About {smf-520.weightPerArea} is still a load, and wind pulls upwards. The low weight decides whether a check is worth it, not whether it is needed.',
      },
    ],
  },
  next: {
    title: 'Start with your roof',
    text: 'Tell us its covering, its age and what it can carry. We say openly if glass would serve you better.',
    action: 'Get a quote',
    alternative: 'See the installation methods',
  },
};
