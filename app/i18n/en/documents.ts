/**
 * The words of the PDFs that the server makes, and of the plots in them and on pages, beyond those that pages have too. They are apart from
 * the messages, which every visitor's browser fetches.
 */
export const messages = {
  /** Not the manual that comes with a module, and binds. */
  guide: 'Installation guide',
  version: 'Version {value}',
  page: 'Page {page} of {pages}',
  exampleNote:
    'Example data: the value will follow with the released data sheet. A value marked * is not a property of the product.',
  standardConditions: 'Standard test conditions: 1000 W/m², cell temperature 25 °C, air mass 1.5.',
  certificates: 'Certification',
  certificatesNote:
    'Our marks and standards; the certificates themselves state the numbers and the scope.',
  curves: 'Current and power over voltage',
  currentByLight: 'Current over voltage at five irradiances',
  powerByLight: 'Power over voltage at five irradiances',
  currentByTemperature: 'Current over voltage at three temperatures',
  irradiance: 'Irradiance',
  temperaturesNote:
    'Calculated, not measured: the single-diode model at 1000 W/m²; open-circuit voltage and short-circuit current follow the temperature coefficients of the product data (after Villalva, Gazoli and Ruppert, IEEE Transactions on Power Electronics 24, 2009).',
  curvesNote:
    'Calculated, not measured: single-diode model after De Soto, Klein and Beckman (Solar Energy 80, 2006), from the electrical values of the product data, at a cell temperature of 25 °C.',
  voltage: 'Voltage',
  current: 'Current',
  power: 'Power',
  maximumPowerPoint: 'Maximum power point',
  temperature: 'Temperature behaviour',
  temperatureNote:
    'Calculated, not measured: straight lines from the temperature coefficients of the product data.',
  cellTemperature: 'Cell temperature',
  relativeTo25: 'Relative to 25 °C',
  dimensions: 'Dimensions',
  dimensionsAlternative: 'Drawing of the module with dimensions: {values}.',
  dimensionsNote: 'Drawn to scale, dimensions in mm.',
  schematicNote: 'Cells and junction box are shown schematically.',
  frontView: 'Front',
  sideView: 'Side',
  junctionBox: 'Junction box',
  origin:
    'Made from the content of the website. Subject to change; the latest version is the one offered for download.',
  drawing: 'Drawing {number}',
  notesToFillIn: 'Notes',
  decidingDocument: 'Document or body',
  decides: 'What is decided there',
};

export type DocumentMessages = { [Key in keyof typeof messages]: string };

/** Plots that pages can have; their titles are above. */
export type PlotKey = 'currentByLight' | 'powerByLight' | 'currentByTemperature' | 'temperature';
