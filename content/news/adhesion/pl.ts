import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'Przed klejeniem: próba przyczepności na własnym dachu',
  summary:
    'Klej trzyma na jednej powłoce, a na innej zawodzi. Próba na samym dachu trwa kilka dni i pokazuje, z którą z nich mamy do czynienia.',
  body: [
    'Moduły bezramowe klei się bez przebicia pokrycia dachu. Wszystko zależy wtedy od dwóch warstw, których później nikt nie widzi: od powłoki blachy i od kleju na niej. Karta katalogowa nie zna ani dachu, ani jego wieku.',
    { heading: 'Dlaczego warto' },
    'Jedna klejona instalacja zawiodła po czterech miesiącach przy wietrze 14 m/s, między innymi dlatego, że nie sprawdzono przyczepności (how-do-you-glue.de). Na powłokach PVDF klejenie jest zawodne (support.s-5.com).',
    { heading: 'Jak przeprowadzić próbę' },
    {
      list: [
        'Ustalić rodzaj i wiek powłoki. Odnotować rdzę, kredowanie i luźne miejsca.',
        'Wybrać kilka miejsc: w słońcu i w cieniu, przy krawędzi i pośrodku.',
        'Oczyścić je dokładnie tak, jak później cały dach, i poczekać, aż środek odparuje.',
        'Nałożyć klej w takiej postaci, w jakiej będzie używany, z paskiem do pociągnięcia.',
        'Poczekać na pełne utwardzenie. Czas podaje instrukcja kleju.',
        'Pociągnąć i obejrzeć miejsce zerwania. Powinno przebiegać w kleju. Jeśli klej odchodzi czysto od powłoki, ta powierzchnia w obecnym stanie się nie nadaje.',
        'Sfotografować każde miejsce, a protokół dołączyć do dokumentów projektu.',
      ],
    },
    { heading: 'Czego próba nie pokaże' },
    'Nie mówi nic o ssaniu wiatru na krawędziach i w narożach ani o dziesięcioleciach starzenia. Pierwsze wymaga konstruktora, drugie regularnych przeglądów. Wszystkie kroki klejenia są na stronie [Sposoby montażu](/eArc_install).',
  ],
};
