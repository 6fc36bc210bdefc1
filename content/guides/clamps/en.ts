import type { GuideText } from '../text.ts';

export const en: GuideText = {
  title: 'Fixing with clamps',
  text: 'For SMH “Dragonfly” with its pre-integrated mounting frame and for other framed modules, on standing seams or on rails: what to prepare, in which order to work, what to check and what to write down.',
  tools: [
    'Layout plan, chalk line, tape measure',
    'Clamps made for this seam or this rail, counted, with their manual',
    'Torque wrench with a valid calibration, and the bits for it',
    'Caliper for the height and width of the seam',
    'Gauge cut to the clamp spacing',
    'Fall protection, soft-soled shoes, gloves',
    'Multimeter and test leads rated for more than the string voltage; cable clips for the frame',
    'Marker for screws that have been tightened',
  ],
  conditions: [
    'Structure: a structural engineer has confirmed the load reserve and the wind uplift, also for the seams themselves and for what holds them.',
    'Seam: straight, undamaged and of the shape the clamp is made for. Try one clamp before you set them all.',
    'Metals: clamp, seam and frame have to be compatible, or one of them corrodes. The manual for the clamp names the pairs.',
    'People: two for every module; a qualified electrician for strings and connection.',
    'Weather: no work on an icy or wet roof. Do not lift a module unless two people can hold it steady in every gust; where the manual or the rules for work on roofs set a lower limit, that limit applies.',
  ],
  steps: {
    title: 'From the first clamp to the last string',
    steps: [
      {
        title: 'Measure the seams',
        text: 'Spacing, height and width, in several places. Roofs are rarely as regular as their plan.',
      },
      {
        title: 'Mark the rows',
        text: 'Start from a straight line at a right angle to the seams. Keep clear of the ridge, walkways and the zones that the wind calculation rules out.',
      },
      {
        title: 'Set the first row by hand',
        text: 'Tighten only until the clamps hold. Align them with the line, then use the torque wrench.',
      },
      {
        title: 'Carry and lay the modules',
        text: 'Two people carry a module by its frame, never by the cable or the junction box. No tool touches the laminate.',
      },
      {
        title: 'Close the clamps',
        text: 'On the frame only, within the range your manual allows, the same on both sides.',
      },
      {
        title: 'Leave room to move',
        text: 'Sheets and frames expand by different amounts. Keep the gaps that the manuals give; no clamp and no row bridges an expansion joint.',
      },
      {
        title: 'Route the cables and connect',
        text: 'Fix cables to the frame, out of the water. Connect the frames to earth as the manuals ask. Check the polarity and measure each string.',
      },
    ],
  },
  checks: [
    'On every module, the number and position of the clamps are those in the manual.',
    'Every screw has been tightened with the torque wrench and marked.',
    'No clamp sits on the laminate or outside the permitted range of the frame.',
    'Seams are undamaged, no sheet is lifted.',
    'Expansion joints and gaps are free.',
    'Frames are connected to earth as the manuals ask.',
    'Cables are fixed to the frame; none lies in the path of water.',
    'Polarity and open-circuit voltage of each string are measured and as expected.',
  ],
  care: [
    'Check the torque again when the manual for the clamp says so, and after the first storm.',
    'Once a year: look for clamps that have moved, for corrosion, and for cables that have come loose.',
    'A module with a dented frame is replaced: the frame no longer holds as it was tested.',
    'Clean with water and a soft brush; no high pressure, no solvent.',
  ],
  decisions: [
    {
      document: 'Installation manual for the module',
      decides:
        'Where clamps may sit on the frame, their number and spacing, permitted loads, connection to earth, cables and connectors',
    },
    {
      document: 'Manual of the clamp',
      decides:
        'Seam profiles, torque, metals, checks afterwards, whether a clamp may be used twice',
    },
    {
      document: 'Structural and wind calculation',
      decides: 'Load reserve, zones that stay free, number of clamps at edges and corners',
    },
    {
      document: 'Manufacturer or fitter of the roof',
      decides: 'Consent, fixed points and expansion joints of the sheets, how the seams are held',
    },
    {
      document: 'Manual of the inverter',
      decides:
        'Input voltage and current, earthing, insulation test, order of switching on and off',
    },
    {
      document: 'Rules of your country',
      decides:
        'Who may work on the roof and on the electrics, registration, access for the fire service',
    },
  ],
  record: {
    lines: [
      'Roof: sheet, seam height and width',
      'Clamp: manufacturer, type',
      'Torque wrench: calibrated until',
      'Torque set, and where it is stated',
    ],
    columns: [
      'Row or string',
      'Modules',
      'Clamps',
      'Torque checked',
      'Polarity',
      'Voc measured (V)',
      'Signed',
    ],
  },
};
