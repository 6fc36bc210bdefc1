/**
 * g CO₂e for each kWh of a country's mains, the mean of 2024: Ember, as the package co2.js of the
 * Green Web Foundation gives them (average-intensities.json). By ISO 3166 alpha-2; FI and TW are
 * absent there.
 */
export const gridFactors: Readonly<Partial<Record<string, number>>> = {
  ...{ AE: 468, AT: 103, AU: 554, BE: 118, BG: 264, BR: 106 },
  ...{ CA: 185, CH: 37, CL: 266, CN: 558, CZ: 414, DE: 342 },
  ...{ DK: 143, EE: 341, EG: 575, ES: 146, FR: 44, GB: 216 },
  ...{ GR: 320, HR: 174, HU: 183, IE: 280, IN: 709, IT: 288 },
  ...{ JP: 484, KR: 416, LT: 139, LV: 136, MA: 578, MX: 483 },
  ...{ MY: 604, NL: 253, NO: 31, NZ: 120, PH: 613, PL: 615 },
  ...{ PT: 112, RO: 246, SA: 692, SE: 36, SG: 499, SI: 227 },
  ...{ SK: 96, TH: 555, TR: 470, US: 384, VN: 486, ZA: 714 },
};
