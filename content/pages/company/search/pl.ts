import type { ShortPageText } from '../short-page.ts';

export const pl: ShortPageText = {
  title: 'Wyszukiwanie',
  description:
    'Produkty, zastosowania, technologia, dokumentacja i kontakty w serwisie eArc: tu najłatwiej je znaleźć.',
  body: [
    'Oto najkrótsze drogi do tego, czego szuka się najczęściej.',
    { heading: 'Produkty' },
    {
      list: [
        '[Seria komercyjna i przemysłowa](/product) oraz [SMH „Dragonfly”](/dragonfly)',
        '[Seria off-grid](/product_off) i [moduły na wymiar](/off_grid)',
        '[Seria balkonowa](/product_balcony)',
      ],
    },
    { heading: 'Projekt i wiedza' },
    {
      list: [
        '[Technologia eArc](/eArc) i [sposoby montażu](/eArc_install)',
        'Zastosowania [na budynkach](/app_scenarios), [na pojazdach](/off_one) i [na balkonie](/app_balcony)',
        '[Karty katalogowe, poradniki montażu i certyfikaty](/download)',
      ],
    },
    { heading: 'Firma' },
    { list: ['[O eArc](/about)', '[Aktualności](/news)', '[Kariera](/career)'] },
  ],
  next: {
    title: 'Nie udało się znaleźć?',
    text: 'Prosimy zapytać. Jeśli odpowiedzi brakuje w tym serwisie, chcemy o tym wiedzieć.',
    action: 'Napisz do nas',
    alternative: 'Zapytaj o ofertę',
  },
};
