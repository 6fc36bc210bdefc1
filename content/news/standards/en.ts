import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
  title: 'IEC 61215 and IEC 61730: what the two standards say',
  summary:
    'One asks whether a module keeps working, the other whether it is safe. Neither answers how long it will last on your roof.',
  body: [
    'Nearly every data sheet of a solar module names these two numbers. They are often read as one seal of quality, but they answer two different questions.',
    { heading: 'IEC 61215: does it keep working?' },
    'The standard covers design qualification and type approval. Sample modules go through tests that imitate stress outdoors, such as heat, cold, moisture and mechanical load, and their output is measured before and after.',
    { heading: 'IEC 61730: is it safe?' },
    'This standard deals with safety: construction and materials in one part, tests in the other. It is about electric shock, fire and mechanical hazards. UL 61730 is its edition for the United States. Our 2019 manual names application class A, safety class II and fire class C for modules of that time.',
    { heading: 'What is tested separately' },
    'Salt mist, ammonia corrosion, fire, blown sand and potential-induced degradation (PID) are separate tests. Which of them matter depends on the site: a livestock shed is no harbour.',
    { heading: 'What no certificate says' },
    {
      list: [
        'How many years a module will last where you are: a type test is no lifetime test.',
        'Whether the adhesive holds on your coating: only a test on your roof says so.',
        'Whether the certificate is for your model: compare the type designation, and ask for the document.',
      ],
    },
    'Our documents are in the [download centre](/download). We send certificates on request.',
  ],
};
