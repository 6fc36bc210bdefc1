import { operator } from '../operator.ts';
import type { ImprintText } from './text.ts';

export const en: ImprintText = {
  title: 'Legal notice',
  description:
    'Who operates this website and how to reach them: the details asked for by § 5 DDG and, in the United Kingdom, by the E-Commerce Regulations 2002.',
  placeholder: {
    title: 'Example data: replace before publication',
    text: 'The details on this page are placeholders and describe no real company. Before the site is published, the operator replaces every one of them with its own, and counsel confirms the page.',
  },
  operator: [
    'Information under § 5 DDG (Digitale-Dienste-Gesetz, Germany), which are also the details that regulation 6 of the Electronic Commerce (EC Directive) Regulations 2002 asks for in the United Kingdom. As of November 2026; to be confirmed by the owner of this site.',
    { heading: 'Operator' },
    {
      list: [
        `Company and legal form: ${operator.name} (example data)`,
        `Address: ${operator.street}, ${operator.city}, Germany (example data)`,
        'Represented by: First name Last name, managing director (example data)',
      ],
    },
    { heading: 'Contact' },
    {
      list: [
        `Phone: ${operator.phone} (example data)`,
        `Email: ${operator.email} (example data)`,
        'In writing: [contact form](/about#contact)',
      ],
    },
    { heading: 'Registration and tax' },
    {
      list: [
        `Register: ${operator.registerCourt}, ${operator.registerNumber} (example data)`,
        `VAT identification number: ${operator.vatNumber} (example data)`,
        `Business identification number, if assigned: ${operator.businessNumber} (example data)`,
      ],
    },
    { heading: 'Only where it applies' },
    {
      list: [
        'Supervisory authority, if the activity needs a permit: does not apply (example data)',
        'Chamber, professional title and rules, for regulated professions: does not apply (example data)',
        'Note on winding-up or liquidation: does not apply (example data)',
      ],
    },
  ],
  further: [
    { heading: 'Responsible for editorial content' },
    'First name Last name, at the address above (example data).',
    { heading: 'Consumer disputes' },
    'Whether the operator takes part in dispute resolution before a consumer arbitration board is stated here (example data: it does not).',
    { heading: 'Mainland China' },
    'Sites hosted in mainland China carry their licence registration (ICP) in the footer, with a link to beian.miit.gov.cn.',
  ],
  ending: {
    title: 'Rather write to us?',
    text: 'Customer service, press and feedback each have a form of their own.',
    action: 'Contact',
    alternative: 'Terms of use',
  },
};
