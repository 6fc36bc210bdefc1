import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * Canadian: bars in the header, employer and place on the left, seasons, an objective naming a
 * post.
 */
export const sheet: Sheet = {
  language: 'en',
  font: 'serif',
  facts: {
    name: 'Jean-Luc "JL" Tremblay-Osei',
    dateOfBirth: null,
    nationality: null,
    email: 'jl.tremblay+jobs@example.ca',
    phone: '(613) 555-0162',
    currentAddress: '204-1180 Bank St, Ottawa, ON K1S 3X7',
    positionAppliedFor: 'Warehouse Operations Supervisor',
    pastIndustry: [...industry('en', 'logistics', 'trade'), 'warehous'],
  },
  positions: [
    {
      title: 'Shift Lead, Inbound',
      organisation: 'Rideau Fulfilment Inc.',
      start: '2020-03',
      end: 'present',
    },
    {
      title: 'Forklift Operator',
      organisation: 'Gatineau Cold Storage',
      start: '2016-11',
      end: '2020-02',
    },
    {
      title: 'Order Picker (seasonal)',
      organisation: 'Maple & Pine Home',
      start: '2015',
      end: '2016',
      accepted: { title: ['Order Picker'] },
    },
  ],
  text: `
^ # Jean-Luc "JL" Tremblay-Osei
^ 204-1180 Bank St, Ottawa, ON K1S 3X7 | (613) 555-0162 | jl.tremblay+jobs@example.ca
## OBJECTIVE
Seeking the position of Warehouse Operations Supervisor where eight years on the floor count.
## WORK HISTORY
**Rideau Fulfilment Inc.**, Ottawa, ON >> Mar. 2020 – Present
Shift Lead, Inbound
- Run a crew of 18 across six dock doors
- Cut dwell time of trailers by a third
**Gatineau Cold Storage**, Gatineau, QC >> Nov. 2016 – Feb. 2020
Forklift Operator
- Reach truck and counterbalance in a -25 °C freezer
**Maple & Pine Home**, Kanata, ON >> 2015 – 2016
Order Picker (seasonal)
## VOLUNTEERING
Food Cupboard driver, Centretown >> 2018 – Present
## EDUCATION
Algonquin Ridge High School, OSSD >> 2015
`,
};
