/** Of drawings that have the measures of a module. */
const measuresNote = 'Dimensions in mm.';

/** The words of the line drawings of guides and pages: what their numbers point to. */
export const messages = {
  module: {
    title: 'The module',
    description: 'Line drawing of a module from the front, with its length and width in mm',
    legend: [
      'Junction box, shown schematically',
      'Cables with connectors: never used for carrying',
      'Cells: never step, kneel or put tools on them',
      'Edge: lift here, with two people',
    ],
    note: measuresNote,
  },
  trapezoidal: {
    title: 'Beads on trapezoidal sheet',
    description:
      'Line drawing of a trapezoidal sheet from the side and from above, with a module bonded to its ribs, length and width in mm',
    legend: [
      'High rib of the sheet',
      'Adhesive bead, one on each rib; length and cross-section as your manual gives them',
      'Module, pressed on along the beads',
      'Trough: no adhesive, water runs here',
      'Direction of the slope: the beads run with it',
    ],
    note: measuresNote,
  },
  adhesionTest: {
    title: 'What the adhesion test shows',
    description:
      'Line drawing of two samples that are pulled off a coated surface: on the left a good result, on the right a bad one',
    legend: [
      'Sample, pulled straight up',
      'Good: the break runs through the adhesive, which remains on both sides',
      'Coating',
      'Your own roof, not one like it',
      'Bad: the adhesive comes away cleanly and the coating is bare',
    ],
  },
  standingSeam: {
    title: 'Bonded between two seams',
    description:
      'Line drawing of a standing-seam roof from the side, with a module between two seams',
    legend: [
      'Seam: stays free, because the sheet moves with the heat',
      'Pan, cleaned and tested',
      'Adhesive bead along the seam; no bead bridges a seam',
      'Module',
      'Distance d to the seam, the same on both sides; it follows from your layout',
    ],
  },
  flatRoof: {
    title: 'Layout and build-up on a flat roof',
    description:
      'Line drawing of a flat roof from above, with the strips that stay free, and of a module on its sub-structure from the side',
    legend: [
      'Edge and corner zones: as wide as the wind calculation says',
      'Field of modules',
      'Walkway between the fields',
      'Roof light with free space around it',
      'Roof outlet: stays open and within reach',
      'Module, bonded to the profile',
      'Aluminium profile of the sub-structure',
      'Protective layer on the roofing membrane; nothing goes through the membrane',
    ],
  },
  seamClamp: {
    title: 'Clamp on a standing seam',
    description:
      'Line drawing of a clamp on a seam from the side, and of a framed module on its seams from above, length and width in mm',
    legend: [
      'Seam: the clamp grips it, nothing is drilled',
      'Clamp, made for this seam profile',
      'Screws: torque as the manual for the clamp gives it',
      'Mounting frame of the module',
      'Laminate: no force acts on it',
      'Pan',
      'Clamps on the frame, shown schematically: number and places as your manual gives them',
    ],
    note: measuresNote,
  },
  bondingSteps: {
    title: 'Bonding in four pictures',
    description: 'Four line drawings of gloved hands at work on a rib of trapezoidal sheet',
    legend: [
      'Wipe along the rib with the cleaner your manual names, let it dry, and do not touch the rib again',
      'Lay the bead along the rib, in the length and cross-section your manual gives',
      'Lower the module with two people, without a sharp bend',
      'Press the module on along the beads, for example with a soft roller; no load until the adhesive has cured',
    ],
  },
  seamSteps: {
    title: 'Bonding between seams in four pictures',
    description: 'Four line drawings of gloved hands at work on a standing-seam roof',
    legend: [
      'Measure the seam spacing s and the height of the seams',
      'Clean the pan; the adhesion test is made beforehand, on this very sheet',
      'Lay the beads along the seams; no bead bridges a seam',
      'Press the module on from one edge to the other, along the curve',
    ],
  },
  flatRoofSteps: {
    title: 'Mounting on a flat roof in four pictures',
    description:
      'Four line drawings of gloved hands that set up the sub-structure on a flat roof and bond a module to it',
    legend: [
      'Put the protective layer wherever something will stand on the membrane',
      'Set the profile on the layer, where the calculation puts it',
      'Clean the aluminium and lay the bead on the profile',
      'Press the module on along the profiles',
    ],
  },
  clampSteps: {
    title: 'Fixing with clamps in four pictures',
    description: 'Four line drawings of gloved hands at work with clamps on a standing seam',
    legend: [
      'Set the clamp on the seam; nothing is drilled',
      'Keep to the clamp spacing c that your manual gives',
      'Lower the framed module onto the clamps with two people',
      'Tighten with a torque wrench to the torque in the manual for the clamp; check it again before you hand over',
    ],
  },
  vehicleRoof: {
    title: 'Layout on a vehicle roof',
    description:
      'Line drawing of a vehicle roof from above with modules on its free area, and of a van, a city bus and a railcar in cross-section at one scale, with modules that follow the curve of the roof, length and width of the module in mm',
    legend: [
      'Strip along the edge: kept clear for airflow, water and cables',
      'Modules; here the example roof of 3.2 × 1.9 m, with 100 mm at the edges and 20 mm between modules',
      'Roof hatch: opens without touching a module',
      'Beads, shown schematically; the one at the leading edge (arrow: direction of travel) has no gap',
      'Van: slightly cambered roof',
      'City bus: roof almost flat in the middle, rounded at the sides',
      'Railcar: arched roof',
      'Radius R: one direction only, agreed with us before you order',
    ],
    note: 'Dimensions in mm, radii in m. The three cross-sections share one scale.',
  },
  vehicleWiring: {
    title: 'From the module to the battery',
    description: 'Circuit drawing from the modules through the charge controller to the battery',
    legend: [
      'Modules',
      'Fuse on the side of the modules, where the manuals ask for one',
      'Charge controller, placed as its manual says',
      'Fuse at the battery',
      'Battery',
    ],
  },
  balcony: {
    title: 'Module on a balcony railing',
    description:
      'Line drawing of a module on a balcony railing from the front and from the side, length and width in mm',
    legend: [
      'Handrail',
      'Strap through every eyelet, at the upper and lower edges',
      'Safety line from the module to a load-bearing part of the balcony',
      'Spacer at the lower edge',
      'Post of the railing, firm and free of corrosion',
    ],
    note: measuresNote,
  },
  balconySteps: {
    title: 'Mounting on a railing in four pictures',
    description:
      'Four line drawings of gloved hands that hang a module on a balcony railing, seen from the side',
    legend: [
      'Lay the module on a blanket and thread a strap through every eyelet',
      'First tie the safety line to the module and to a load-bearing part of the balcony; only then lift the module over the handrail',
      'One person holds the module, the other fastens the upper straps over the handrail',
      'Fit the spacers, fasten the lower straps and tug at each one',
    ],
  },
  balconyPair: {
    title: 'Two modules on one railing',
    description:
      'Line drawing of two modules on a balcony railing from outside, and of the same two round a corner from above, length and width of one module in mm',
    legend: [
      'Gap: the modules can move without touching',
      'Strap through every eyelet, on both modules',
      'Safety line: one for each module, to a load-bearing part of the balcony',
      'Micro-inverter with an input for each module',
      'Round a corner, seen from above at a smaller scale: each module faces a sun of its own',
    ],
    note: measuresNote,
  },
  charger: {
    title: 'Unfolded, connected, turned to the sun',
    description:
      'Line drawing of the unfolded charger from above and of the propped charger from the side, length and width in mm',
    legend: [
      'Seam: the only place to fold',
      'Pocket with the outputs',
      'Cable, with no strain on the plug',
      'Device: in the shade, for example behind the charger',
      'Charger at a right angle to the sun',
      'Prop',
    ],
    note: measuresNote,
  },
  yachtDeck: {
    title: 'Layout on a yacht’s deck',
    description:
      'Line drawing of a sailing yacht from above, with modules on the foredeck, the cabin top and the bimini, and with what stays free between them',
    legend: [
      'Windlass, anchor locker and cleats: room to work',
      'Foredeck: a module on either side of the hatch, and a free way past',
      'Cable entry, sealed; areas shaded at different times have a charge controller each',
      'Mast and boom: the strip below stays free; their shadow moves across the deck',
      'Side decks: the way forward, with no module on it',
      'Cabin top: modules on both sides of the boom',
      'Hatches: every one opens fully, and the modules stop short of it',
      'Winches: room to turn the handle',
      'Bimini over the cockpit: modules where its frame is made for them and for the wind',
    ],
    note: 'An example of no particular boat. The layout of yours follows from a drawing or a template of its deck.',
  },
  roofPlans: {
    title: 'Three roofs, and what stays free on them',
    description:
      'Line drawing of three roofs from above, with fields of modules and the strips that stay free; below each roof its profile',
    legend: [
      'Trapezoidal metal roof: modules bonded to the ribs',
      'Flat roof with a roofing membrane: modules on an aluminium sub-structure',
      'Standing-seam roof: framed modules, clamped to the seams',
      'Edge zone, hatched: as wide as the wind calculation says',
      'Corner zone, where two edges meet: calculated separately',
      'Roof lights and vents, with free space around them',
      'Walkway for maintenance',
      'Roof outlet: stays open and within reach',
      'Ridge: no module crosses it',
    ],
    note: 'Schematic, of no particular roof: the width of each strip follows from the wind calculation and from your own roof.',
  },
  wordmark: {
    title: 'How the logo is built',
    description:
      'Line drawing of the logo with its construction lines and with the space around it that stays free',
    legend: [
      'Outer arc, in the colour of the letters',
      'Inner arc, in the accent colour; both have the same stroke width and round ends',
      'Axis: each arc is one curve with two control points, mirrored at the axis',
      'Line on which both arcs end',
      'Baseline of the letters',
      'x-height of the letters',
      'Clear space: at least the height h of the arcs, all round',
    ],
  },
  sunPath: {
    title: 'A clear day at the railing',
    description:
      'Line drawing of the sky in front of a balcony that faces south, with the sun’s path on the longest day, at the equinox and on the shortest day; below it the railings that the sun reaches',
    legend: [
      'Railing to the south: has the sun as long as the house does not hide it',
      'Railing to the east: until noon',
      'Railing to the west: from noon',
      'Longest day: the sun stands so high that it strikes an upright module at a flat angle',
      'Equinox',
      'Shortest day: low, and square to the railing in the south',
      'Wall of the house: when the sun is behind it, no railing has any',
    ],
    note: 'An example, calculated from geometry alone: {latitude}° north, true solar time, a clear day without shade. When the sun arrives says nothing yet about the yield: in the morning and evening its light is weaker.',
  },
};

export type DrawingKey = keyof typeof messages;
export type DrawingMessages = Record<
  DrawingKey,
  {
    title: string;
    description: string;
    legend: string[];
    /** What the drawing is, or is not, where that is not in its legend. */
    note?: string;
  }
>;
