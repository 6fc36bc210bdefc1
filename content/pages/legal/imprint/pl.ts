import { operator } from '../operator.ts';
import type { ImprintText } from './text.ts';

export const pl: ImprintText = {
  title: 'Nota prawna',
  description:
    'Kto prowadzi tę witrynę i jak się z nim skontaktować: informacje wymagane przez polską ustawę o świadczeniu usług drogą elektroniczną i § 5 niemieckiej ustawy DDG.',
  placeholder: {
    title: 'Dane przykładowe: zastąpić przed publikacją',
    text: 'Informacje na tej stronie są tymczasowe i nie opisują żadnej istniejącej firmy. Przed publikacją witryny operator zastępuje każdą z nich własną, a prawnik potwierdza treść strony.',
  },
  operator: [
    'Informacje zgodnie z art. 5 ustawy o świadczeniu usług drogą elektroniczną oraz, ponieważ przykładowy operator ma siedzibę w Niemczech, z § 5 DDG (niemiecka ustawa o usługach cyfrowych). Stan: listopad 2026; do potwierdzenia przez właściciela strony.',
    { heading: 'Operator witryny' },
    {
      list: [
        `Firma i forma prawna: ${operator.name} (dane przykładowe)`,
        `Adres: ${operator.street}, ${operator.city}, Niemcy (dane przykładowe)`,
        'Reprezentant: Imię Nazwisko, zarząd (dane przykładowe)',
      ],
    },
    { heading: 'Kontakt' },
    {
      list: [
        `Telefon: ${operator.phone} (dane przykładowe)`,
        `E-mail: ${operator.email} (dane przykładowe)`,
        'Na piśmie: [formularz kontaktowy](/about#contact)',
      ],
    },
    { heading: 'Rejestr i podatki' },
    {
      list: [
        `Rejestr: ${operator.registerCourt}, ${operator.registerNumber} (dane przykładowe)`,
        `Numer identyfikacyjny VAT: ${operator.vatNumber} (dane przykładowe)`,
        `Numer identyfikacji gospodarczej, jeśli nadany: ${operator.businessNumber} (dane przykładowe)`,
      ],
    },
    { heading: 'Tylko jeśli dotyczy' },
    {
      list: [
        'Organ nadzoru, gdy działalność wymaga zezwolenia: nie dotyczy (dane przykładowe)',
        'Izba, tytuł zawodowy i zasady wykonywania zawodu, w zawodach regulowanych: nie dotyczy (dane przykładowe)',
        'Informacja o rozwiązaniu lub likwidacji: nie dotyczy (dane przykładowe)',
      ],
    },
  ],
  further: [
    { heading: 'Odpowiedzialność za treści redakcyjne' },
    'Imię Nazwisko, adres jak wyżej (dane przykładowe).',
    { heading: 'Spory konsumenckie' },
    'Tutaj operator podaje, czy uczestniczy w rozwiązywaniu sporów przed organem pojednawczym dla konsumentów (dane przykładowe: nie uczestniczy).',
    { heading: 'Chiny kontynentalne' },
    'Witryny utrzymywane w Chinach kontynentalnych mają w stopce numer rejestracyjny (ICP) z odnośnikiem do beian.miit.gov.cn.',
  ],
  ending: {
    title: 'Wolą Państwo napisać?',
    text: 'Obsługa klienta, sprawy prasowe i uwagi mają osobne formularze.',
    action: 'Kontakt',
    alternative: 'Regulamin serwisu',
  },
};
