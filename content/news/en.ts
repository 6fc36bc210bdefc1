import type { NewsText } from './text.ts';

export const en: NewsText = {
  adhesion: {
    title: 'Before you bond: test the adhesion on your own roof',
    summary:
      'An adhesive holds on one coating and fails on the next. A test on the roof itself takes a few days and tells you which of the two you have.',
    body: [
      'Frameless modules are bonded without roof penetration. Everything then depends on two layers that nobody sees afterwards: the coating of the sheet and the adhesive on it. A data sheet knows neither your roof nor its age.',
      { heading: 'Why a test is worth the time' },
      'One bonded array failed after four months in a wind of 14 m/s, partly because adhesion had not been checked (how-do-you-glue.de). On PVDF coatings, bonding is unreliable (support.s-5.com).',
      { heading: 'How to test' },
      {
        list: [
          'Find out what the sheet is coated with and how old it is. Note rust, chalking and loose coating.',
          'Choose several places: sunny and shaded, at the edge and in the middle.',
          'Clean them exactly as the whole roof will be cleaned later, and let the cleaner dry off.',
          'Apply the adhesive in the form in which it will be used, with a strip to pull on.',
          'Wait until it has cured completely. The manual of the adhesive says how long.',
          'Pull, and look at the break. It should run through the adhesive. If the adhesive comes off clean, this surface is not suitable as it is.',
          'Photograph each place and keep the record with the papers of the project.',
        ],
      },
      { heading: 'What the test does not tell' },
      'It says nothing about wind suction at edges and corners, nor about decades of ageing. Both need a structural engineer and regular inspection. All steps of bonding are under [installation methods](/eArc_install).',
    ],
  },
  standards: {
    title: 'IEC 61215 and IEC 61730: what the two standards say',
    summary:
      'One asks whether a module keeps working, the other whether it is safe. Neither answers how long it will last on your roof.',
    body: [
      'Nearly every data sheet of a solar module names these two numbers. They are often read as one seal of quality. They are two different questions.',
      { heading: 'IEC 61215: does it keep working?' },
      'The standard covers design qualification and type approval. Sample modules go through tests that imitate stress outdoors, such as heat, cold, moisture and mechanical load, and their output is measured before and after.',
      { heading: 'IEC 61730: is it safe?' },
      'This standard deals with safety: construction and materials in one part, tests in the other. It is about electric shock, fire and mechanical hazards. UL 61730 is its edition for the United States. A manual of 2019 names application class A, safety class II and fire class C for modules of that time.',
      { heading: 'What stands beside them' },
      'Salt mist, ammonia corrosion, fire, blown sand and potential-induced degradation (PID) are separate tests. Which of them matter depends on the site: a stable is no harbour.',
      { heading: 'What no certificate says' },
      {
        list: [
          'How many years a module will last where you are: a type test is no lifetime test.',
          'Whether the adhesive holds on your coating: only a test on your roof says so.',
          'Whether the certificate is for your model: compare the type designation, and ask for the document.',
        ],
      },
      'Our documents are in the [download centre](/download). What is missing there has not been published.',
    ],
  },
  weight: {
    title: 'Why weight decides: the load argument in plain figures',
    summary:
      'Many roofs could carry solar power if it weighed less. A short calculation, with its sources and its limits.',
    body: [
      'A hall is built for its own roof, for snow, for wind and little else. What is left is the load reserve. If solar modules need more than that, the roof has to be reinforced or stays empty.',
      { heading: 'The figures' },
      {
        list: [
          'A conventional glass system brings an additional load of at least {minimumRoofLoad} (company figure).',
          'An SMF module weighs about {smf-520.weightPerArea}, {lighterThanGlass} less than a glass module. Adhesive and cables come on top.',
          'About {excludedRoofs} of commercial and industrial roofs are excluded for that reason (company figure). Others have put the share at 30–40 % of buildings (couleenergy.com) or, in 2019, at 60 % of industrial roofs (vwi.org).',
          'More than 85 GW of European roofs are blocked by weight (pv-magazine.com, 11 March 2026).',
          'Reinforcing costs 100,000 to 250,000 euros per megawatt (eu.longi.com).',
        ],
      },
      { heading: 'The limits of the argument' },
      'Low weight does not replace a calculation. Wind lifts a light module more easily than a heavy one, snow weighs what it weighs, and without an air gap a module gets warmer: one test at about 44 °C found about 9 % less power (solar4rvs.com.au).',
      'So the honest sentence is: where glass is too heavy, a light module may be possible. Whether it is, a structural engineer decides for each roof. With your drawings we can [begin the conversation](/home#quote).',
    ],
  },
  cases: {
    title: 'Two roofs of 2019: what public reports show, and what they do not',
    summary:
      'A museum in Sydney and a sports hall in Waldkirch are the best documented projects with eArc modules of that year. We have read the reports again.',
    body: [
      'Both projects were described by others, not by us. That makes them valuable, and it means that we repeat only what was published.',
      { heading: 'Sydney: Wharf 7, maritime museum' },
      'On a steep roof, 812 modules with 235 kW in all were fitted. The saving is put at about 50,000 Australian dollars a year (Clean Energy Regulator, cer.gov.au).',
      { heading: 'Waldkirch, Germany: sports hall' },
      'Here framed modules are clamped to a roof of titanium-zinc. Some reports said that they had been bonded, which the maker corrected. The power is given as 245 kW (pv-magazine.de, 5 April 2019); another report says 190 kW (leichtbauwelt.de).',
      { heading: 'What can be learned' },
      {
        list: [
          'Both ways of fixing are in use: a steep roof and a metal roof with clamps.',
          'Figures differ between reports. We name both rather than choose the nicer one.',
          'Weights of that time are not those of today: 2.5 kg/m² according to the founder, 3.5 kg/m² bonded and 4.5 kg/m² framed according to an earlier report. Today’s SMF weighs about {smf-520.weightPerArea}.',
        ],
      },
      { heading: 'What remains open' },
      'None of the reports gives yields over several years, damage or the state of the bond today. Whoever has such data is welcome to [write to us](/about#media). The other dates are in the [timeline](/about#history).',
    ],
  },
};
