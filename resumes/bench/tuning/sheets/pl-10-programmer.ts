import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A programmer: `Job | Firm | town`, the dates below, projects with dates and a repository. */
export const sheet: Sheet = {
  language: 'pl',
  colour: '#333366',
  facts: {
    name: 'Jakub von Ossowski',
    dateOfBirth: null,
    nationality: ['PL', 'DE'],
    email: 'kuba.dev@example.io',
    phone: '+48 733 111 222',
    currentAddress: ['Wrocław', 'Wrocław, Polska'],
    positionAppliedFor: 'Senior Backend Developer',
    pastIndustry: [...industry('pl', 'software'), 'finans', 'bank'],
  },
  positions: [
    {
      title: 'Backend Developer (B2B)',
      organisation: 'Paywave Polska Sp. z o.o.',
      start: '2021-11',
      end: 'present',
      accepted: { title: ['Backend Developer'] },
    },
    {
      title: 'Programista Java',
      organisation: 'Softmill S.A.',
      start: '2018-07',
      end: '2021-10',
    },
    {
      title: 'Stażysta IT',
      organisation: 'Bank Dolnośląski',
      start: '2017-07',
      end: '2017-09',
    },
  ],
  text: `
# Jakub von Ossowski
kuba.dev@example.io • +48 733 111 222 • Wrocław, Polska • github.example/jvo
Obywatelstwo: polskie i niemieckie
Stanowisko docelowe: Senior Backend Developer
## STRESZCZENIE
Siedem lat doświadczenia w systemach płatności. Java, Kotlin, Kafka.
## HISTORIA ZATRUDNIENIA
**Backend Developer (B2B)** | Paywave Polska Sp. z o.o. | Wrocław
listopad 2021 – do dziś
- Przepisanie modułu rozliczeń, 40% krótszy czas odpowiedzi
- Mentoring dwóch juniorów
**Programista Java** | Softmill S.A. | Opole
lipiec 2018 – październik 2021
- Integracje z systemami ERP
**Stażysta IT** | Bank Dolnośląski | Wrocław
lipiec 2017 – wrzesień 2017
## PROJEKTY
**Kasjer – otwarta biblioteka rozliczeń** | 2022 – obecnie
Kotlin, 300 gwiazdek
**Bot do szachów** | 2019
Python
## EDUKACJA
**Politechnika Odrzańska** | Informatyka, inżynier
październik 2014 – luty 2018
## TECHNOLOGIE
Spring, PostgreSQL, Docker, AWS
`,
};
