import type { AboutText } from './text.ts';

export const en: AboutText = {
  title: 'About us',
  description:
    'Who we are: the makers of the glass-free eArc modules, in figures and in what others have reported, with contacts for customers, press and investors.',
  hero: {
    title: 'We make solar modules without the glass',
    text: 'eArc is crystalline silicon for roofs, vehicles and balconies that a glass module would overload. Here you can read who we are, what others have reported about us, and how to reach us.',
    action: 'Write to us',
    alternative: 'See the timeline',
  },
  company: [
    { heading: 'What we make' },
    'We develop and manufacture ultra-light solar modules. A thin laminate protects the cells in place of glass, which brings a module down to about {smf-520.weightPerArea}.',
    'The laminate serves five series: SMF for bonding, SMH “Dragonfly” for clamps, off-grid modules for vehicles and boats, balcony modules, and a portable solar charger. How it is built and where it has its limits is set out under [eArc technology](/eArc).',
  ],
  figures: {
    title: 'The company in figures',
    capacity: 'annual capacity of our first gigafactory',
    patents: 'patents held by our founder',
    shipped: 'of modules shipped to date',
    years: 'of experience in projects',
    gigawatt: 'GW',
    yearsUnit: 'years',
  },
  founder: {
    title: 'Our founder: a researcher first',
    text: 'Over {papers} scientific papers, {patents} patents: our founder comes from research. You can tell from this site: figures name their source, examples are marked, and where nothing has been measured we say so.',
    action: 'How the laminate is built',
  },
  history: {
    title: 'What others have reported',
    text: 'Each entry has a source outside the company. The copyright notice of this site begins in 2015; the earliest report we cite here concerns 2017. Weights are as published at the time, not those of today’s models.',
    train: {
      text: 'In December the solar train in Byron Bay, Australia, goes into service, with 6.5 kW of modules on the train and 30 kW on its shed.',
      source: 'The Northern Star, Australian newspaper',
    },
    museum: {
      text: 'In Sydney, 812 modules with 235 kW in all are fitted to the steep roof of Wharf 7, part of the maritime museum. The saving is put at about 50,000 Australian dollars a year.',
      source: 'Clean Energy Regulator, Australian authority',
    },
    sportsHall: {
      text: 'The sports hall in Waldkirch, Germany, receives 245 kW of framed modules, clamped to its titanium-zinc roof. Another report gives 190 kW.',
      source: 'pv magazine Germany, 5 April 2019; other figure: leichtbauwelt.de',
    },
    weights: {
      text: 'Weights in print: the founder speaks of 2.5 kg/m²; an earlier report gives 3.5 kg/m² for bonded and 4.5 kg/m² for framed modules.',
      source: 'pv magazine, 28 May 2019; pv magazine Germany, 5 April 2019',
    },
    class430: {
      text: 'In October the 430 W class is launched, framed and frameless, with half-cut mono PERC cells. The framed module weighs 11.2 kg.',
      source: 'pv magazine Australia, 13 January 2022',
    },
    factory: {
      text: 'In January the opening of a factory for lightweight modules is reported, with a capacity of {capacity}.',
      source: 'pv magazine Australia, 13 January 2022',
    },
  },
  investors: {
    title: 'Investors: what is public',
    text: 'We have investors. We publish neither their names and shares here nor our accounts, and nothing on this site is an offer of shares. What is public are the figures and the timeline above. For anything further, write to us as an investor: say whom you represent and what you need to know. If we may not answer, we will tell you so.',
    action: 'Ask an investor question',
  },
  customerService: {
    title: 'Customer service: four details help',
    text: 'We are here Monday to Friday, 9:00–17:30. For a question about a module in use, please tell us the model, when it was installed, where and how it is fixed, and what you see. Please attach two pictures if you can: one from a distance, one from close up. Please leave the connectors in place; under our 2019 manual, removing them voids the warranty. The telephone number below is example data.',
    action: 'Contact customer service',
    call: 'Call {hotline}',
    questions: 'Frequently asked questions',
    documents: 'Data sheets and guides',
  },
  sustainability: [
    { heading: 'Sustainability: what we claim and what we do not' },
    'What can be checked on a scale: an SMF module weighs about {smf-520.weightPerArea}, {lighterThanGlass} less than a glass module. So there is less to transport and lift, and less for the roof to carry. Whether a particular roof can do without reinforcement has to be calculated for that roof.',
    {
      list: [
        'We use no generic environmental claims. Since 27 September 2026, EU Directive 2024/825 has required proof of them.',
        'We do not offset emissions on paper and then call a module neutral.',
        'We state no carbon footprint until a verified figure can be published here.',
        'We make no recycling claim until partner and process can be named here.',
      ],
    },
    'Have you found a sentence that goes further? [Please tell us](#feedback).',
  ],
  media: {
    title: 'Media cooperation: for the press',
    text: 'Figures and sources to quote are further up this page. Our full name is in the legal notice; the telephone number below is example data. The pictures on this site are visualisations, not photographs. You may use them in reports about eArc, with the caption “Visualisation: eArc”. Photographs of finished projects belong to others; please ask first. The media kit holds the logo, a selection of the pictures and these terms in one place.',
    action: 'Send a press enquiry',
    call: 'Call {pressPhone}',
    kit: 'Open the media kit',
    alternative: 'How to write the names',
  },
  mediaForm: {
    title: 'Your press enquiry',
    text: 'Tell us your medium, your subject and your deadline. Name and email address are required so that we can reply.',
  },
  feedback: {
    title: 'Feedback: tell us where we are wrong',
    text: 'A figure that does not add up, a sentence that promises too much, a page you cannot use: tell us which page it is and what you expected. Name and email address are up to you; without an address we cannot reply.',
  },
  contact: {
    title: 'Contact customer service',
    text: 'For questions about modules and service, and for everything that has no form of its own. If you write as an investor or are applying for a job, say so in the first line. A name and an email address are enough for a reply. For a quote, please use the form on the home page.',
  },
};
