import type { Sheet } from '../sheet.ts';

/** From a design tool: two columns, abbreviated months, the town alone, the consent at the foot. */
export const sheet: Sheet = {
  language: 'pl',
  colour: '#20639b',
  css: 'aside { background: #20639b; color: white } h1 { text-transform: uppercase }',
  facts: {
    name: 'Karolina Szymańska-Dudek',
    dateOfBirth: null,
    nationality: null,
    email: 'k.szymanska.dudek@example.pl',
    phone: '+48 601-234-567',
    currentAddress: ['Gliwice', 'Gliwice, śląskie'],
    positionAppliedFor: null,
    pastIndustry: ['kadr', 'hr', 'rekrut', 'personal', 'motoryz', 'zasob'],
  },
  positions: [
    {
      title: 'HR Business Partner',
      organisation: 'Silesia Automotive Parts',
      start: '2021-03',
      end: 'present',
    },
    {
      title: 'Specjalista ds. rekrutacji',
      organisation: 'Kadry Plus',
      start: '2018-06',
      end: '2021-02',
      accepted: { organisation: ['Kadry Plus Sp. z o.o.'] },
    },
    {
      title: 'Młodszy specjalista ds. kadr i płac',
      organisation: 'Biuro Rachunkowe Saldo',
      start: '2016-10',
      end: '2018-05',
    },
  ],
  text: `
## Kontakt
+48 601-234-567
k.szymanska.dudek@example.pl
Gliwice, śląskie
linkedin.example/in/kszymanska
## Umiejętności
Rekrutacja IT
Excel
Prawo pracy
## Języki
Angielski C1
Niemiecki B1
---
# Karolina Szymańska-Dudek
HR Business Partner
## O mnie
Od ośmiu lat pomagam firmom produkcyjnym znaleźć i zatrzymać ludzi.
## Doświadczenie
**Silesia Automotive Parts** | 03.2021 – obecnie
HR Business Partner
- Wsparcie 12 menedżerów, 600 pracowników
- Wdrożenie systemu ocen okresowych
**Kadry Plus Sp. z o.o.** | 06.2018 – 02.2021
Specjalista ds. rekrutacji
- Około 80 zakończonych rekrutacji rocznie
**Biuro Rachunkowe Saldo** | 10.2016 – 05.2018
Młodszy specjalista ds. kadr i płac
## Edukacja
**Uniwersytet Górnośląski** | 2011 – 2016
Psychologia pracy, studia magisterskie
## Kursy
Certyfikat MBTI | 2019
Wyrażam zgodę na przetwarzanie moich danych osobowych zawartych w mojej ofercie pracy (RODO).
`,
};
