import type { EngineeringText } from './text.ts';

export const en: EngineeringText = {
  documents: {
    commercial: 'Documents for SMF and SMH',
    dragonfly: 'Documents for SMH 520',
    smf520: 'Documents for SMF 520',
    smf430: 'Documents for SMF 430',
    offGrid: 'Documents for both off-grid models',
    charger: 'Documents for the charger',
    balcony: 'Documents for both kits',
    balcony400: 'Documents for Balcony 400',
    balcony800: 'Documents for Balcony 800',
  },
  documentsText: 'Data sheets, guides and parameters as files, without registration.',
  strings: {
    dragonfly: {
      title: 'How long may a Dragonfly string be?',
      text: 'The frame changes nothing in the circuit: frost and the system voltage set the limit. Enter your modules and the coldest morning.',
    },
    smf520: {
      title: 'Check your string',
      text: 'Enter the number of modules and the lowest temperature at your site. You see the voltage of the string on the coldest morning, and how many modules fit.',
    },
    smf430: {
      title: 'Check a string of SMF 430',
      text: 'At {smf-430.openCircuitVoltage} against {smf-520.openCircuitVoltage} (example data), SMF 430 has a little more voltage than SMF 520. A string of it reaches the limit a little sooner.',
    },
  },
  stringsBasis:
    'Open-circuit voltage and temperature coefficients are example data: glass modules of the same class in the CEC list of NREL SAM. The system voltage is that of our 2019 manual.',
  chargeController: {
    title: 'Does it suit your charge controller?',
    text: 'Modules in series add up their voltages, most of all in frost. Enter the maximum input voltage of the charge controller, and see whether it is kept.',
    basis:
      'All electrical values are example data; the temperature coefficient is that of the example for SMF 520, in proportion to the voltage.',
  },
};
