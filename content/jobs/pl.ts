import type { JobsText } from './text.ts';

export const pl: JobsText = {
  location: 'Przykładowe miejsce',
  engineer: {
    title: 'Przykład: inżynieria zastosowań, klejenie i klemy',
    description: [
      'To jest przykład, a nie prawdziwa oferta: nie prowadzimy rekrutacji na to stanowisko. Pokazuje, jak wygląda ogłoszenie na tej stronie. Zawsze można wysłać [aplikację bez ogłoszenia](/resume_submit).',
      { heading: 'Zadania' },
      {
        list: [
          'Ocena dachów na podstawie planów i zdjęć: blacha, powłoka, nachylenie, rozstaw rąbków',
          'Udział w próbach przyczepności na miejscu i ich protokołowanie',
          'Odmowa tam, gdzie metoda nie pasuje',
        ],
      },
      { heading: 'Wymagania' },
      {
        list: [
          'Doświadczenie z dachami metalowymi, klejami lub elewacjami',
          'Gotowość do podróży i pracy na dachach',
        ],
      },
      'Prawdziwe ogłoszenie podaje też widełki płacowe, miejsce pracy i rodzaj umowy.',
    ],
  },
  tester: {
    title: 'Przykład: badania starzenia na zewnątrz',
    description: [
      'To jest przykład, a nie prawdziwa oferta: nie prowadzimy rekrutacji na to stanowisko. Pokazuje, jak wygląda ogłoszenie na tej stronie. Zawsze można wysłać [aplikację bez ogłoszenia](/resume_submit).',
      { heading: 'Zadania' },
      {
        list: [
          'Pomiary modułów przed badaniami i po nich: mgła solna, korozja amoniakalna, piasek niesiony wiatrem, PID',
          'Ocena pomiarów i opis tego, co się nie udało',
        ],
      },
      { heading: 'Wymagania' },
      {
        list: [
          'Studia z inżynierii materiałowej, elektrotechniki lub fizyki',
          'Cierpliwość do pomiarów, które trwają miesiące',
        ],
      },
      'Prawdziwe ogłoszenie podaje też widełki płacowe, miejsce pracy i rodzaj umowy.',
    ],
  },
};
