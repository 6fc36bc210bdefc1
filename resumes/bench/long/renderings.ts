import type { Entry, Person, Rendering } from '../person.ts';
import { printHtml } from '../producers/chromium.ts';
import { datedDocx, datedHtml } from '../tuning/layouts/dated.ts';
import { en1 } from '../tuning/people/en.ts';

const employers = ['Brightridge Solar Ltd', 'Harrow & Vale Roofing', 'Tolland Electrical'];
const work = [
  'Planned and led the work of several crews on commercial roofs, from the survey to the handover, with all permits, lifting plans and the coordination of other trades on site.',
  'Kept the records of every roof: photographs, measurements of the insulation and the strings, the serial numbers of the modules, and the reports for the operator of the grid.',
  'Trained new colleagues in safety at height, in the handling of light modules and in the preparation of membranes, trapezoidal sheets and standing seams.',
  'Compared ways of fixing, wrote down what held and what did not, and agreed the changes with the designers before the next project began.',
];

/** Ten short jobs, so that another person's CV fills three pages. */
const positions: Entry[] = Array.from({ length: 10 }, (_, index) => ({
  title: `Site Supervisor, Region ${10 - index}`,
  organisation: employers[index % employers.length] ?? '',
  start: `${2024 - index}-01`,
  end: `${2024 - index}-12`,
  points: work,
}));

const person: Person = {
  ...en1,
  sections: en1.sections.map((part) => (part.positions ? { ...part, positions } : part)),
};

export const renderings: Rendering[] = [
  {
    name: 'three-pages.pdf',
    person,
    produce() {
      const { body, css } = datedHtml(person);
      return printHtml(body, css, person.language);
    },
  },
  { name: 'three-pages.docx', person, produce: () => datedDocx(person, 'table') },
];
