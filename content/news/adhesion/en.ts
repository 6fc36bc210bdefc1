import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
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
        'Wait until it has cured completely. The manual for the adhesive says how long.',
        'Pull, and look at the break. It should run through the adhesive. If the adhesive comes off clean, this surface is not suitable as it is.',
        'Photograph each place and keep the record with the project documents.',
      ],
    },
    { heading: 'What the test does not tell' },
    'It says nothing about wind uplift at edges and corners, nor about decades of ageing. The first takes a structural engineer, the second regular inspections. All steps of bonding are under [installation methods](/eArc_install).',
  ],
};
