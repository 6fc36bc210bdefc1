import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * A Polish profile from a professional network; `present` in English, durations, a company named
 * like a man.
 */
export const sheet: Sheet = {
  language: 'pl',
  facts: {
    name: 'Michał Jan Wrona',
    dateOfBirth: null,
    nationality: null,
    email: 'michal.wrona@example.com',
    phone: '+48 22 123 45 67',
    currentAddress: [
      'Warszawa, Woj. Mazowieckie, Polska',
      'Warszawa, Mazowieckie, Polska',
      'Warszawa',
    ],
    positionAppliedFor: null,
    pastIndustry: [...industry('pl', 'solar', 'construction'), 'nieruchom'],
  },
  positions: [
    {
      title: 'Dyrektor ds. rozwoju farm fotowoltaicznych',
      organisation: 'Jan Kowalczyk Energia S.A.',
      start: '2022-10',
      end: 'present',
    },
    {
      title: 'Project Developer',
      organisation: 'Jan Kowalczyk Energia S.A.',
      start: '2020-02',
      end: '2022-09',
    },
    {
      title: 'Specjalista ds. gruntów',
      organisation: 'Grunt i Dach',
      start: '2016-08',
      end: '2020-01',
    },
  ],
  text: `
**Kontakt**
+48 22 123 45 67 (Work)
michal.wrona@example.com
www.linkedin.example/in/mjwrona (LinkedIn)
**Najważniejsze umiejętności**
Negocjacje
Prawo energetyczne
**Languages**
Polski (Native or Bilingual)
English (Full Professional)
**Honors-Awards**
Menedżer Roku OZE 2023
---
# Michał Jan Wrona
Dyrektor | Fotowoltaika | Magazyny energii
Warszawa, Woj. Mazowieckie, Polska
## Podsumowanie
Rozwijam projekty fotowoltaiczne od gruntu po przyłącze.
## Doświadczenie
Jan Kowalczyk Energia S.A.
5 lat 11 mies.
Dyrektor ds. rozwoju farm fotowoltaicznych
październik 2022 - Present (3 lata 3 mies.)
Project Developer
luty 2020 - wrzesień 2022 (2 lata 8 mies.)
Warszawa
Grunt i Dach
Specjalista ds. gruntów
sierpień 2016 - styczeń 2020 (3 lata 6 mies.)
Radom, Woj. Mazowieckie, Polska
## Wykształcenie
Szkoła Gospodarki Wiejskiej
Magister, Gospodarka przestrzenna · (2011 - 2016)
`,
};
