import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
  title: 'Solar on vehicles and boats: what to measure before you ask',
  summary:
    'Free area, curvature, weight and voltage: with these four on paper, the first answer for a motorhome, truck, bus, train or yacht can already be a useful one.',
  body: [
    'A roof that moves is smaller than that of a building and more cluttered, and every kilogram on it travels along. Put four things on paper before you ask for modules. A tape measure, a straight batten and the vehicle registration document are enough.',
    { heading: 'Area and curvature' },
    {
      list: [
        'Area: draw the surface to scale, with hatches, vents, aerials, seams and masts, and note how high each one stands. A shadow on one cell can hold back a whole cell string.',
        'Margins: leave room for edges, drainage, cable and brush, and on deck for the crew to get past.',
        'Curvature: lay the batten across the curve so that its middle touches the roof and the gap h is the same at both ends. If a is half the length of the batten, the radius is r = (a² + h²) ÷ 2h. Example: a = 1 m and h = 5 cm give about 10 m.',
        'Direction: repeat this lengthwise. If there is a gap there too, the surface is a dome, and a module follows only a cylinder. We publish no smallest radius; yours is checked for the model in question.',
        'Surface: paint, gelcoat, aluminium and glass fibre take adhesive differently. Note the material, the coating and its age.',
      ],
    },
    { heading: 'Weight allowance' },
    'Weigh the vehicle as it travels, with people, water and luggage, and subtract that from the maximum permissible mass in its registration document. What remains is the allowance. Off-grid modules weigh about {off-grid-215.weightPerArea}; adhesive, cables, charge controller and battery come on top. For buses and trains, also ask what the roof itself may carry. On a yacht, height counts: a kilogram on deck sits far above the keel.',
    { heading: 'Voltage and daily demand' },
    'Note the battery voltage and the maximum input voltage of the charge controller. In the cold, open-circuit voltage rises and has to stay below that limit. In heat, voltage falls and still has to be above the charging voltage of the battery. Then add up the day: watts × hours for each device. How modules are matched to [12 V and 24 V](/product_off#voltage) is described with the series.',
    { heading: 'Byron Bay: the documented train' },
    'In December 2017 a solar train in Byron Bay, Australia, carried 6.5 kW of modules, and its shed another 30 kW (northernstar.com.au). The larger share thus sat on the building, which is worth considering wherever vehicles return to a depot. The report does not say which models were used.',
    { heading: 'What the tape measure leaves open' },
    'Adhesion only shows on a sample of your surface. Fire rules and approval depend on the vehicle and the country; ask the authority in charge well before you bond anything.',
    'If standard sizes do not fit, send us a [made-to-measure request](/off_grid#custom-request). Attach pictures and drawings to it.',
  ],
};
