import type { TermsText } from './text.ts';

export const en: TermsText = {
  title: 'Terms of use',
  description:
    'What you may rely on when you use this website, what you may reuse, and why sending a form does not make a contract.',
  draft: {
    title: 'Draft: counsel confirms before publication',
    text: 'These terms were drafted with care but have not been confirmed by counsel. Until they are, they show what the operator intends. Version 1, 21 November 2026.',
  },
  content: [
    'These terms apply to this website in all its languages. The legal notice says who operates it. You need no account to use it, and nothing here takes away the rights that the law gives to consumers.',
    { heading: 'Content without warranty' },
    'We check what we publish and name our sources. Even so, a figure can be wrong or out of date, and products change. Content is therefore provided without warranty. What we owe you follows from your contract and the documents that belong to it, not from this website.',
    'No page replaces a look at the real building. Before anything is ordered, a structural engineer checks the load, and adhesion is tested on the real roof. An estimate on this site is neither a quote nor a promise of yield.',
    { heading: 'Visualisations and example data' },
    'Pictures marked as visualisations are computer-made. They show what we mean, not a finished project.',
    'What is marked “Example data” stands in for something that is not available yet or shows how it would be presented. It describes no real customer and no real project. Please do not plan with it.',
  ],
  use: [
    { heading: 'Sending a form is not a contract' },
    'A form is a question, not an order. The confirmation says that we have stored your request, and no more. A contract exists only once both sides have expressly agreed to an offer.',
    { heading: 'What you may reuse' },
    'Texts, pictures, drawings and marks belong to us or to those named with them. You may read the pages, print them and link to them, and pass documents on unaltered for planning. Reports in the media may use our visualisations [with the caption given under media cooperation](/about#media). Anything else needs our permission.',
    { heading: 'Links' },
    'We link to other websites, mostly as sources. Their operators are responsible for them. If one of our links leads to something unlawful, [please tell us](/about#feedback): we check it and take it out.',
    { heading: 'Acceptable use' },
    'Please do not try to get past the sign-in or flood the forms by machine. How many submissions one connection can send within a short time is limited.',
    { heading: 'Liability' },
    'We are liable as the law provides. These terms neither extend nor limit that.',
    { heading: 'Law and languages' },
    'The law of the country where the operator has its seat applies (example data: Germany). Mandatory consumer protection of the country you live in remains. Should two language versions differ, the one you used applies to you.',
    { heading: 'Changes' },
    'When these terms change, the version and date at the top change with them. How we handle personal data is set out in the [privacy notice](/privacy).',
  ],
  ending: {
    title: 'Who stands behind this site',
    text: 'The legal notice names the operator; the products are one click away.',
    action: 'Legal notice',
    alternative: 'See the products',
  },
};
