import type { GuideText } from '../text.ts';

export const en: GuideText = {
  title: 'Bonding and wiring on vehicles',
  text: 'For off-grid modules on motorhomes, box trucks, buses and boats: layout, bonding to paint, aluminium or glass-fibre, the cable’s way inside, and the circuit down to the battery.',
  tools: [
    'Drawing of the roof with hatches, vents, aerials and seams',
    'Cardboard templates the size of the modules',
    'Cleaner, abrasive pad and, where required, primer: those named in the data sheet of the adhesive',
    'Adhesive for vehicle bodies, from one batch and in date, and the gun for it',
    'Masking tape, spacers for the thickness of the bead, soft roller',
    'Samples of the same surface for the adhesion test',
    'Cable gland with its sealant, edge protection, cable clips',
    'Fuses with holders, cable of the cross-section that the manual for the charge controller gives, multimeter',
  ],
  conditions: [
    'Place: indoors or under cover, level, out of the sun; the vehicle stays where it is until the adhesive has cured.',
    'Surface: sound original paint, bare aluminium or glass-fibre, prepared as the data sheet says. Filler, repainted areas and films count as separate surfaces; test each one.',
    'Temperature and moisture: roof, module and adhesive within the range of the data sheet. A dark roof in the sun can be far outside it.',
    'Curve: in one direction only, with the radius agreed with us for this module.',
    'Load: the weight of modules, adhesive and cables fits into the payload, and the height stays within that of the registration document.',
    'People: two for every module; for the circuit, somebody qualified in vehicle electrics.',
  ],
  steps: {
    title: 'From the template to the first charge',
    steps: [
      {
        title: 'Lay out the templates',
        text: 'Hatches can open, nobody has to step on a module, and a brush passes between them. Mark where junction boxes and the cable gland will be.',
      },
      {
        title: 'Test fit',
        text: 'Lay the modules without adhesive, route the cables, and mark the outlines with masking tape.',
      },
      {
        title: 'Clean and prepare',
        text: 'Only within the outlines, in one go, and touch nothing afterwards.',
      },
      {
        title: 'Take the cable inside first',
        text: 'Drill, if at all, where the manufacturer of the vehicle permits it and the drawing of the delivered module shows the cable, never above a frame member. Protect the edge, seal the gland, leave a drip loop.',
      },
      {
        title: 'Apply the beads',
        text: 'Lengthwise, in the direction of travel, with an unbroken bead across the leading edge. The spacers set how thick the bead stays.',
      },
      {
        title: 'Lay and press on',
        text: 'From one side to the other, without trapping air. Hold the edges down for as long as the data sheet says.',
      },
      {
        title: 'Connect in the right order',
        text: 'The manual for the charge controller decides in which order battery and modules are connected, and in which they are disconnected. The fuse sits close to the battery.',
      },
      {
        title: 'Drive slowly at first',
        text: 'Not before the adhesive has cured. Stop after the first kilometres and look at every leading edge.',
      },
    ],
  },
  checks: [
    'The bead is unbroken along every leading edge.',
    'Hatches, aerials and vents are free, and water runs off.',
    'The gland is watertight: hose it down and look inside.',
    'Cables are fixed and do not rub, with edge protection at every hole.',
    'Polarity is right; open-circuit voltage stays below the maximum input voltage of the charge controller, also in frost.',
    'Fuses have the rating that the manuals give and can be reached.',
    'The battery charges; the voltage at the end of charging is the one its manual gives.',
    'Height and weight are noted in the documents of the vehicle, where that is required.',
  ],
  care: [
    'After the first long drive, and then before every season: leading edges, corners, gland.',
    'Wash by hand; keep brushes of car washes and high pressure away from edges.',
    'Keep snow and leaves off; do not scrape.',
    'A module that lifts at an edge: do not drive on before it is secured.',
  ],
  decisions: [
    {
      document: 'Installation manual for the module',
      decides: 'Bending, beads, distances, cables and connectors, what may not be walked on',
    },
    {
      document: 'Data sheet of the adhesive',
      decides:
        'Surfaces, preparation, thickness of the bead, temperature, when the vehicle may move',
    },
    {
      document: 'Manual of the charge controller',
      decides: 'Maximum input voltage and current, cross-sections, fuses, order of connecting',
    },
    {
      document: 'Manual of the battery',
      decides: 'Charging voltage and current, temperatures, where it may be installed',
    },
    {
      document: 'Manufacturer of the vehicle or the body',
      decides: 'Where holes and loads are permitted, paint, airbags and aerials, warranty',
    },
    {
      document: 'Licensing authority and inspectors',
      decides:
        'Whether height, weight or the circuit have to be inspected and entered in the documents',
    },
  ],
  record: {
    lines: [
      'Vehicle: make, model, registration number',
      'Surface of the roof, preparation',
      'Adhesive: product, batch, use by',
      'Surface temperature',
      'Adhesion test: date, where it broke',
      'Charge controller and battery: models',
      'May move from: date, time',
    ],
    columns: [
      'Module',
      'Edges checked',
      'Polarity',
      'Voc measured (V)',
      'Fuse (A)',
      'Charging (A)',
      'Signed',
    ],
  },
};
