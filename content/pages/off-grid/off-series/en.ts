import type { OffSeriesText } from './text.ts';

export const en: OffSeriesText = {
  title: 'Off-grid 110 and 215 in detail',
  description:
    'The parameters of both off-grid models, and a worked example: how many modules fit on a vehicle roof, with what power and weight.',
  hero: {
    title: 'How many modules fit on your roof?',
    text: 'Fewer than the bare area suggests. Here are both off-grid models with their parameters, and a count you can repeat with a tape measure.',
    action: 'To the worked example',
    alternative: 'To the parameters',
  },
  parameters: {
    title: 'Basic parameters',
    text: 'Example data are marked. The weight per area of about {off-grid-215.weightPerArea} is not one of them.',
    basis:
      'Dimensions, weights and electrical values are placeholders for a data sheet we have not published yet.',
  },
  fit: {
    title: 'An honest count, in four steps',
    text: 'An example roof, counted with the example dimensions of the table. Put in your own figures.',
    measure: {
      title: 'Measure the free area',
      text: 'Between vents, hatches and aerials, not the whole roof. Example: 3.2 m × 1.9 m.',
    },
    edges: {
      title: 'Take off the edges',
      text: 'Leave room for airflow, drainage and cables. Example: 100 mm all round, so 3.0 m × 1.7 m remain.',
    },
    count: {
      title: 'Lay out both models, both ways',
      text: 'Example with 20 mm between modules. Model 215 ({off-grid-215.length} × {off-grid-215.width}): 2 × 2 = 4 lengthwise, 3 × 1 = 3 crosswise. Model 110 ({off-grid-110.length} × {off-grid-110.width}): 2 × 3 = 6 lengthwise, 5 × 1 = 5 crosswise.',
    },
    compare: {
      title: 'Compare power and weight',
      text: 'On this example roof, four large modules give more than six small ones. On a narrow strip it can be the other way round. Adhesive and cables come on top; check the payload against the vehicle registration document.',
    },
  },
  result: {
    title: 'What the example comes to',
    power215: 'nominal power of four Off-grid 215',
    weight215: 'weight of four Off-grid 215',
    power110: 'nominal power of six Off-grid 110',
    weight110: 'weight of six Off-grid 110',
  },
  train: {
    text: 'A train in Byron Bay shows what a large roof can hold: 6.5 kW on the train, and 30 kW on its shed.',
    basis: 'As reported for December 2017. The reports do not say which models were used.',
  },
  notice: {
    title: 'Wait for the drawing before you cut',
    text: 'The dimensions on this page are example data. Position cable glands and holes only from the drawing of the module you receive.',
  },
  next: {
    title: 'Send us a sketch of the roof',
    text: 'Free area, obstacles, curvature, battery voltage: we lay out the modules and say what does not fit.',
    action: 'Get a quote',
    alternative: 'Request a special size',
  },
};
