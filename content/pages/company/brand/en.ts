import type { BrandText } from './text.ts';

export const en: BrandText = {
  title: 'Names and logo',
  description:
    'What the names eArc, SMF and SMH “Dragonfly” stand for, how to write them, and how partners and press may use them.',
  hero: {
    title: 'Small e, capital A',
    text: 'eArc names a technology, and four letters are easy to get wrong. This page is for partners, editors and translators who want to get them right.',
    action: 'How to write the names',
    alternative: 'Using the logo',
  },
  names: [
    { heading: 'What the names stand for' },
    'eArc is the technology: crystalline-silicon cells in a laminate without glass. This site goes by the same name.',
    {
      list: [
        'SMF: frameless modules, made for bonding.',
        'SMH: modules with a pre-integrated mounting frame, made for mechanical fixing. They are also called “Dragonfly”.',
        'Off-grid, balcony and portable solar charger describe a use. They are not names, so they are translated.',
      ],
    },
    'SMF and SMH are type codes; please do not spell them out. The number that follows is the nominal power in watts. In older publications and manuals you will find the spelling “eArche” for the same technology.',
  ],
  writing: {
    title: 'How to write them',
    text: 'These five cases settle most questions.',
    right: 'Please write',
    wrong: 'Please avoid',
    rows: [
      ['Technology', 'eArc', 'Earc or EARC', 'Also in headings and at the start of a sentence.'],
      ['With a noun', 'eArc modules', 'eArcs', 'The name has no plural; the noun takes it.'],
      ['Model', 'SMF 520', 'SMF520W', 'With a space, and without the unit.'],
      [
        'Second name',
        'SMH “Dragonfly”',
        'Dragon Fly or DragonFly',
        'Type code first, then the name in inverted commas.',
      ],
      [
        'Figures',
        'about {smf-520.weightPerArea}, module alone',
        'the lightest module of all',
        'A figure with its basis instead of a superlative.',
      ],
    ],
  },
  wordmark: {
    title: 'The logo',
    text: 'Two arcs, one inside the other, and the name beside them: upright letters on a plain ground. Leave at least the height of the arcs free all round. Please do not stretch, outline, recolour or slant the logo, and do not join it to your own mark. Files for light and dark grounds are in the media kit.',
    action: 'Logo files',
  },
  use: [
    { heading: 'What partners may say' },
    {
      list: [
        '“We install eArc modules”: if it is true, you need not ask.',
        '“Suitable for eArc modules”: if you have tested it and can show how.',
        '“Official partner” or “trained by eArc”: only with our written agreement.',
        'eArc as part of your company name or web address: please do not.',
      ],
    },
    'Test marks such as IEC 61215, UL 61730, TÜV or VDE apply to the model named on the certificate, not to a whole system and not to your company. If in doubt, name the model and leave out the mark.',
  ],
  next: {
    title: 'Unsure about a sentence?',
    text: 'Send it to us before it goes to print. That is easier than correcting it afterwards.',
    action: 'Press and media contact',
    alternative: 'Download centre',
  },
};
