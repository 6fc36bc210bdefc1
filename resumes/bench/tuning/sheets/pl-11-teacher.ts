import type { Sheet } from '../sheet.ts';

/** A teacher: dates to the day, the town before the street, many courses. */
export const sheet: Sheet = {
  language: 'pl',
  font: 'serif',
  facts: {
    name: 'Bogusława Malarz-Krupa',
    dateOfBirth: '1976-12-03',
    nationality: null,
    email: 'b.malarzkrupa@example.edu.pl',
    phone: '77 400 00 12',
    currentAddress: ['45-061 Opole, ul. Katowicka 12 m. 3', 'ul. Katowicka 12 m. 3, 45-061 Opole'],
    positionAppliedFor: ['Wicedyrektor szkoły', 'wicedyrektora szkoły'],
    pastIndustry: ['eduka', 'oświat', 'szkol', 'nauczan'],
  },
  positions: [
    {
      title: 'Nauczyciel dyplomowany języka polskiego',
      organisation: 'Zespół Szkół Budowlanych w Opolu',
      start: '2015-09-01',
      end: 'present',
      accepted: { organisation: ['Zespół Szkół Budowlanych'] },
    },
    {
      title: 'Nauczyciel języka polskiego',
      organisation: 'Szkoła Podstawowa nr 5 w Brzegu',
      start: '2003-09-01',
      end: '2015-08-31',
      accepted: { organisation: ['Szkoła Podstawowa nr 5'] },
    },
    {
      title: 'Wychowawca świetlicy',
      organisation: 'Gimnazjum nr 2 w Nysie',
      start: '2000-09-01',
      end: '2003-08-31',
      accepted: { organisation: ['Gimnazjum nr 2'] },
    },
  ],
  text: `
mgr Bogusława Malarz-Krupa
zam. 45-061 Opole, ul. Katowicka 12 m. 3
tel. 77 400 00 12, b.malarzkrupa@example.edu.pl
urodzona 3 grudnia 1976 r. w Nysie, zamężna
Dotyczy: konkursu na stanowisko wicedyrektora szkoły
^ **CURRICULUM VITAE**
**Doświadczenie zawodowe:**
1) 1.09.2015 r. – nadal: nauczyciel dyplomowany języka polskiego, Zespół Szkół Budowlanych w Opolu
2) 1.09.2003 r. – 31.08.2015 r.: nauczyciel języka polskiego, Szkoła Podstawowa nr 5 w Brzegu
3) 1.09.2000 r. – 31.08.2003 r.: wychowawca świetlicy, Gimnazjum nr 2 w Nysie
**Wykształcenie:**
1) 1995–2000: Uniwersytet Nadodrzański, filologia polska, studia magisterskie
2) 2010–2011: studia podyplomowe, zarządzanie oświatą
**Kursy i szkolenia:**
2019: Ocenianie kształtujące, Ośrodek Doskonalenia Nauczycieli w Opolu
2022: Pierwsza pomoc
**Osiągnięcia:**
Nagroda Prezydenta Miasta (2018), egzaminator OKE od 2012 r.
**Zainteresowania:** teatr, turystyka rowerowa
`,
};
