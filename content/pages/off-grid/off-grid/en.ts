import type { OffGridText } from './text.ts';

export const en: OffGridText = {
  title: 'Portable charger and made-to-measure modules',
  description:
    'The portable solar charger and its parameters, and a request form for builders who need off-grid modules in a special size or shape.',
  hero: {
    title: 'Solar power to unfold, or made to measure',
    text: 'Two answers for places without a socket: a charger that folds into a bag, and modules in the size and shape your vehicle or boat needs.',
    action: 'The portable charger',
    alternative: 'Made to measure',
  },
  use: {
    title: 'Charging in three moves',
    unfold: {
      title: 'Unfold',
      text: 'Lay it out, prop it up or hang it. Fold only along the seams.',
    },
    aim: {
      title: 'Turn it to the sun',
      text: 'Turn it again every few hours. Even a narrow shadow costs more power than its size suggests.',
    },
    connect: {
      title: 'Plug in, in the shade',
      text: 'Keep the device itself out of the sun: batteries charge badly when hot. Sun through a window is weaker than it looks.',
    },
  },
  charger: {
    title: 'The portable solar charger',
    text: 'All values in this table are example data. What the charger delivers changes with sun, angle and heat; nominal power is a laboratory value.',
    basis: 'Example data, to be replaced by the data sheet.',
  },
  gallery: {
    title: 'Where standard sizes end',
    sightseeingCar: 'Sightseeing car: a narrow roof, curved along its length.',
    boxTruck: 'Box truck: modules laid out around hatches and roof edges.',
  },
  custom: [
    { heading: 'Made to measure for off-grid builders' },
    'If you build vehicles, boats or trains, tell us what the roof allows. We check whether cells, strings and voltage can be arranged in that shape, and say so if they cannot. This speeds up our answer:',
    {
      list: [
        'Drawing or sketch with free area, obstacles and radius of curvature',
        'Material and coating of the surface',
        'Battery voltage, charge controller and daily demand',
        'Scale of the project: one piece, a small run or a series',
        'Whether a portable power station is needed as well',
        'The date by which you have to decide',
      ],
    },
    'Adhesion is tested on a sample of your surface before a series begins.',
  ],
  request: {
    title: 'Your request',
    text: 'Name, email address and requirements are enough to begin. Country, project scale and the portable power station have fields of their own; everything else from the list goes into the requirements. Pictures and drawings can be attached, up to five files.',
  },
};
