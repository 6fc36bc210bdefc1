import type { GuideText } from '../text.ts';

export const en: GuideText = {
  title: 'Bonding on roofs',
  text: 'For frameless SMF modules on trapezoidal sheet, on standing seams and, with an aluminium sub-structure, on flat roofs: what to prepare, in which order to work, what to check and what to write down.',
  tools: [
    'Layout plan, chalk line, tape measure',
    'Cleaner, lint-free cloths and, where required, primer: those named in the data sheet of the adhesive',
    'Adhesive from one batch, in date, and the gun for it',
    'Thermometer for air and sheet, hygrometer',
    'Samples and a spring scale or pull tester for the adhesion test',
    'Soft roller or flat board to press on with',
    'Fall protection, soft-soled shoes, gloves',
    'Multimeter and test leads rated for more than the string voltage; UV-resistant cable ties',
  ],
  conditions: [
    'People: two for every module, one of them trained in bonding; a qualified electrician for strings and connection.',
    'Temperature: air, sheet and cartridge within the range of the adhesive, and for as long as it cures. In the sun a sheet is much warmer than the air, under a clear night sky colder: measure it.',
    'Moisture: no rain, dew or frost, from cleaning until the data sheet of the adhesive permits it.',
    'Wind: a module is a sail. Do not lift one unless two people can hold it steady in every gust; where the manual or the rules for work on roofs set a lower limit, that limit applies.',
    'Interruption: a bead that has formed a skin is scraped off; no module is pressed onto it. Apply only as many as you can cover within the open time of the adhesive.',
  ],
  checks: [
    'Every module has been pressed on along all its beads; no edge lifts.',
    'Every bead has contact over its whole length; a sample from each day is kept.',
    'No bead blocks the path of water.',
    'No cable lies on the sheet, hangs in water or rubs on a sharp edge.',
    'Polarity and open-circuit voltage of each string are measured and as expected.',
    'Walkways, roof outlets and the zones that the wind calculation rules out are free.',
    'Each row has been photographed before its cables were covered.',
    'Nothing loads the modules until the curing time of the adhesive has passed.',
  ],
  care: [
    'After the first storm, and then once a year: look at edges and beads and try each corner gently by hand.',
    'Clean with water and a soft brush; no high pressure, no solvent.',
    'Keep the paths of water clear of leaves and dirt.',
    'A module that has come loose is secured at once and reported to us; it is not bonded again over the old adhesive.',
  ],
  decisions: [
    {
      document: 'Installation manual for the module',
      decides:
        'Where beads lie, their length and cross-section, distances, bending, permitted loads, cables and connectors',
    },
    {
      document: 'Data sheet of the adhesive',
      decides:
        'Cleaner and primer, temperature, open time, curing time, shelf life, surfaces it is not made for',
    },
    {
      document: 'Structural and wind calculation',
      decides: 'Load reserve, zones that stay free, how many modules a zone may carry',
    },
    {
      document: 'Manufacturer of the sheet or the membrane',
      decides: 'Consent, warranty, what may touch the surface',
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
      'Sheet or membrane, coating, year',
      'Adhesive: product, batch, use by',
      'Cleaner and primer: products',
      'Surface temperature',
      'Adhesion test: date, where it broke',
    ],
    columns: [
      'Row or string',
      'Modules',
      'Beads checked',
      'Polarity',
      'Voc measured (V)',
      'Signed',
    ],
  },
};
