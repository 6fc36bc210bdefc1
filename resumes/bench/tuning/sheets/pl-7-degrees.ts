import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A table with labels, academic degrees before the name, a foreign citizen. */
export const sheet: Sheet = {
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
