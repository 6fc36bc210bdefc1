import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** From a design tool: two columns, short months, the town alone, the consent at the foot. */
export const pl6: Sheet = {
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

/** Typed in a table with labels, academic degrees before the name, another country's citizen. */
export const pl7: Sheet = {
  language: 'pl',
  font: 'serif',
  columns: { 2: [31, 69] },
  facts: {
    name: 'Dmytro Szewczenko',
    dateOfBirth: '1985-06-02',
    nationality: 'UA',
    email: 'd.szewczenko@example.com',
    phone: '0048 509 111 222',
    currentAddress: 'ul. gen. Władysława Andersa 15/4, 35-001 Rzeszów',
    positionAppliedFor: 'Inżynier jakości',
    pastIndustry: ['lotnic', ...industry('pl', 'engineering')],
  },
  positions: [
    {
      title: 'Inspektor kontroli jakości',
      organisation: 'Podkarpackie Zakłady Lotnicze S.A.',
      start: '2018-09-01',
      end: 'present',
    },
    {
      title: 'Operator obrabiarek CNC',
      organisation: 'Mechanika Precyzyjna Nowak i Wspólnicy sp. j.',
      start: '2014-03-10',
      end: '2018-08-31',
    },
    {
      title: 'Technolog',
      organisation: 'Lwowska Fabryka Narzędzi',
      start: '2008-07',
      end: '2014-02',
    },
  ],
  text: `
^ **ŻYCIORYS ZAWODOWY**
**I. DANE PERSONALNE**
Imię i nazwisko || mgr inż. Dmytro Szewczenko
Data i miejsce ur. || 02.06.1985 r., Lwów
Obywatelstwo || ukraińskie (karta pobytu)
Adres zam. || ul. gen. Władysława Andersa 15/4\\\\35-001 Rzeszów
Tel. kom. || 0048 509 111 222
E-mail || d.szewczenko@example.com
Stanowisko, o które się ubiegam || Inżynier jakości
**II. WYKSZTAŁCENIE**
2002 – 2007 || Politechnika Zachodnioukraińska\\\\Wydział Budowy Maszyn, tytuł: magister inżynier
**III. PRZEBIEG ZATRUDNIENIA**
01.09.2018 r. – nadal || Podkarpackie Zakłady Lotnicze S.A.\\\\Stanowisko: Inspektor kontroli jakości\\\\Obowiązki: pomiary 3D, raporty 8D
10.03.2014 r. – 31.08.2018 r. || Mechanika Precyzyjna Nowak i Wspólnicy sp. j.\\\\Stanowisko: Operator obrabiarek CNC\\\\Obowiązki: ustawianie maszyn
07.2008 r. – 02.2014 r. || Lwowska Fabryka Narzędzi\\\\Stanowisko: Technolog
**IV. ZNAJOMOŚĆ JĘZYKÓW OBCYCH**
polski || biegle
angielski || dobrze
**V. ZAINTERESOWANIA**
szachy, modelarstwo lotnicze
`,
};

/** `Job w Firm, town (months)` on one line, a heading in own words, the year of birth alone. */
export const pl8: Sheet = {
  language: 'pl',
  facts: {
    name: 'Anna Maria Grzelak',
    dateOfBirth: '1987',
    nationality: null,
    email: 'annamaria.grzelak@example.pl',
    phone: '42 123 45 67',
    currentAddress: 'Piotrkowska 300 m. 12, 90-001 Łódź',
    positionAppliedFor: 'Kierownik działu zakupów',
    pastIndustry: [
      'zakup',
      'włókien',
      'tekstyl',
      'odzież',
      ...industry('pl', 'trade', 'logistics'),
    ],
  },
  positions: [
    {
      title: 'Starszy specjalista ds. zakupów',
      organisation: 'Tkaniny Ziemi Łódzkiej Sp. z o.o. sp. k.',
      place: 'Łódź',
      start: '2021-07',
      end: 'present',
    },
    {
      title: 'Specjalista ds. zakupów',
      organisation: 'Tkaniny Ziemi Łódzkiej Sp. z o.o. sp. k.',
      place: 'Łódź',
      start: '2017-05',
      end: '2021-06',
    },
    {
      title: 'Asystentka działu handlowego',
      organisation: 'Dom Mody Eliza',
      place: 'Pabianice',
      start: '2012-11',
      end: '2017-04',
    },
    {
      title: 'Praktykantka',
      organisation: 'Urząd Miasta Zgierza',
      start: '2011-07',
      end: '2011-08',
    },
  ],
  text: `
# Anna Maria Grzelak
rocznik 1987 | Piotrkowska 300 m. 12, 90-001 Łódź | 42 123 45 67 | annamaria.grzelak@example.pl
Ubiegam się o stanowisko: Kierownik działu zakupów
## Gdzie pracowałam
**Starszy specjalista ds. zakupów** w Tkaniny Ziemi Łódzkiej Sp. z o.o. sp. k., Łódź (lipiec 2021 – do chwili obecnej)
- negocjacje z dostawcami z Azji
- prowadzenie dwuosobowego zespołu
**Specjalista ds. zakupów** w Tkaniny Ziemi Łódzkiej Sp. z o.o. sp. k., Łódź (maj 2017 – czerwiec 2021)
- zamówienia przędzy i barwników
**Asystentka działu handlowego** w Dom Mody Eliza, Pabianice (listopad 2012 – kwiecień 2017)
**Praktykantka** w Urząd Miasta Zgierza (lipiec – sierpień 2011)
## Czego się uczyłam
Zarządzanie, Uniwersytet Centralny w Łodzi (2006 – 2011)
Studia podyplomowe: Logistyka, Wyższa Szkoła Handlu (2015 – 2016)
## Co jeszcze robię
wolontariuszka w schronisku dla zwierząt (od 2018)
`,
};

/** A network's profile in Polish; a present word in English, durations, a company named as a man. */
export const pl9: Sheet = {
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
