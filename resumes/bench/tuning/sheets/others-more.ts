import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** American: the town alone, employer and town at the left, the time at the right. */
export const en5: Sheet = {
  language: 'en',
  font: 'serif',
  facts: {
    name: 'Marcus T. Delacroix',
    dateOfBirth: null,
    nationality: null,
    email: 'mtdelacroix@example.com',
    phone: '(504) 555-0147',
    currentAddress: ['Baton Rouge, LA 70808', 'Baton Rouge, LA'],
    positionAppliedFor: null,
    pastIndustry: ['oil', 'gas', 'energy', 'chemi', 'engineering'],
  },
  positions: [
    {
      title: 'Process Safety Lead',
      organisation: 'Gulfmark Refining Co.',
      start: '2017-06',
      end: 'present',
    },
    {
      title: 'Process Engineer II',
      organisation: 'Bayou Petrochemicals LLC',
      start: '2012-08',
      end: '2017-05',
    },
    { title: 'Engineering Co-op', organisation: 'Pelican Fertilizer', start: '2010', end: '2011' },
  ],
  text: `
^ # MARCUS T. DELACROIX
^ Baton Rouge, LA 70808 • (504) 555-0147 • mtdelacroix@example.com
## Professional Experience
**GULFMARK REFINING CO.**, Baton Rouge, LA >> June 2017 – Present
Process Safety Lead
- Led hazard reviews for three crude units
- Reported to the Plant Manager
**BAYOU PETROCHEMICALS LLC**, Lake Charles, LA >> Aug. 2012 – May 2017
Process Engineer II
- Debottlenecked an ethylene unit
**PELICAN FERTILIZER**, Donaldsonville, LA >> 2010 – 2011
Engineering Co-op
## Education
**MAGNOLIA STATE UNIVERSITY** >> 2012
B.S. in Chemical Engineering, GPA 3.6
## Leadership & Service
Food bank volunteer, 2015 – present
`,
};

/** French: a side column whose labels stand above their values. */
export const fr5: Sheet = {
  language: 'fr',
  facts: {
    name: 'Karim Benhaddou',
    dateOfBirth: '1990-11-03',
    nationality: 'FR',
    email: 'k.benhaddou@example.fr',
    phone: '+33 6 39 98 55 66',
    currentAddress: [
      'Rés. Les Cèdres, bât. C, 27 av. Jean-Jaurès, 69007 Lyon',
      '27 av. Jean-Jaurès, 69007 Lyon',
    ],
    positionAppliedFor: 'Conducteur de travaux',
    pastIndustry: [...industry('fr', 'construction'), 'travaux'],
  },
  positions: [
    {
      title: 'Conducteur de travaux adjoint',
      organisation: 'Couvertures du Rhône',
      start: '2020-09',
      end: 'present',
    },
    {
      title: 'Chef de chantier',
      organisation: 'Étanchéité Saint-Fons SARL',
      start: '2015-03',
      end: '2020-08',
    },
    {
      title: 'Étancheur',
      organisation: 'Étanchéité Saint-Fons SARL',
      start: '2011-09',
      end: '2015-02',
    },
  ],
  text: `
**Né le**
3 novembre 1990 à Vénissieux
**Nationalité**
Française
**Adresse**
Rés. Les Cèdres, bât. C
27 av. Jean-Jaurès
69007 Lyon
**Mobile**
+33 6 39 98 55 66
**Mail**
k.benhaddou@example.fr
**Permis**
B et CACES
---
# Karim BENHADDOU
Objectif : Conducteur de travaux
## EXPÉRIENCES
**Sept. 2020 – aujourd'hui : Couvertures du Rhône**
Conducteur de travaux adjoint
- Suivi de dix chantiers de toiture par an
**Mars 2015 – août 2020 : Étanchéité Saint-Fons SARL**
Chef de chantier
- Encadrement de deux équipes
**Sept. 2011 – févr. 2015 : Étanchéité Saint-Fons SARL**
Étancheur
## FORMATION
**2009 – 2011 : Lycée du bâtiment Gerland**
Bac pro Étanchéité
`,
};

/** Spanish: the time in a column at the right, a line of contacts with slashes. */
export const es5: Sheet = {
  language: 'es',
  facts: {
    name: 'Rocío Villalba Prats',
    dateOfBirth: '1992-06-14',
    nationality: 'ES',
    email: 'rocio.villalba@example.com',
    phone: '+34 612 34 56 78',
    currentAddress: [
      'Gran Vía Marqués del Turia 31, pta. 8, 46005 Valencia',
      'Gran Vía Marqués del Turia 31, pta. 8, 46005 València',
    ],
    positionAppliedFor: 'Técnica de recursos humanos',
    pastIndustry: ['recursos humanos', 'selección', 'consult', 'trabajo temporal', 'rrhh'],
  },
  positions: [
    {
      title: 'Técnica de selección',
      organisation: 'Impulsa Talento ETT',
      start: '2019-04',
      end: 'present',
    },
    {
      title: 'Administrativa de personal',
      organisation: 'Asesoría Mislata, S.L.P.',
      start: '2016-02',
      end: '2019-03',
    },
    { title: 'Becaria', organisation: 'Azulejos del Palancia', start: '2015-07', end: '2015-12' },
  ],
  text: `
# Rocío Villalba Prats
Gran Vía Marqués del Turia 31, pta. 8, 46005 Valencia
+34 612 34 56 78 / rocio.villalba@example.com
14/06/1992 / Española / Carnet B
**Candidatura:** Técnica de recursos humanos
## Experiencia
**Técnica de selección** en Impulsa Talento ETT >> abr. 2019 – hoy
- Entrevistas por competencias para el sector logístico
**Administrativa de personal** en Asesoría Mislata, S.L.P. >> feb. 2016 – mar. 2019
- Nóminas y contratos
**Becaria** en Azulejos del Palancia >> jul. 2015 – dic. 2015
## Estudios
**Grado en Relaciones Laborales**, Universitat del Túria >> 2010 – 2014
## Idiomas
Español y valenciano nativos, inglés B2
`,
};

/** Polish: a table with rules and heads over its columns. */
export const pl5: Sheet = {
  language: 'pl',
  hasRules: true,
  columns: { 2: [32, 68], 3: [24, 40, 36] },
  facts: {
    name: 'Agnieszka Sójka-Nowicka',
    dateOfBirth: '1986-08-30',
    nationality: 'PL',
    email: 'agnieszka.sojka@example.pl',
    phone: '+48 601 234 567',
    currentAddress: [
      '30-363 Kraków, ul. Rzemieślnicza 26 lok. 3',
      'ul. Rzemieślnicza 26 lok. 3, 30-363 Kraków',
    ],
    positionAppliedFor: 'Specjalista ds. controllingu',
    pastIndustry: ['finans', 'bank', 'ubezpiecz', 'księgow', 'rachunk', 'audyt', 'szkl', 'budow'],
  },
  positions: [
    {
      title: 'Analityk finansowy',
      organisation: 'Towarzystwo Ubezpieczeń Wisła S.A.',
      start: '2018-05',
      end: 'present',
    },
    {
      title: 'Księgowa',
      organisation: 'Biuro Rachunkowe Bilans',
      start: '2011-10',
      end: '2018-04',
    },
  ],
  text: `
^ # Życiorys zawodowy
Imię i nazwisko || Agnieszka Sójka-Nowicka
Data i miejsce urodzenia || 30.08.1986 r., Tarnów
Obywatelstwo || polskie
Miejsce zamieszkania || 30-363 Kraków\\\\ul. Rzemieślnicza 26 lok. 3
Kontakt || tel. kom. +48 601 234 567\\\\agnieszka.sojka@example.pl
Stanowisko, o które się ubiegam || Specjalista ds. controllingu
## Dotychczasowe zatrudnienie
Okres || Pracodawca || Stanowisko
05.2018 – nadal || Towarzystwo Ubezpieczeń Wisła S.A. || Analityk finansowy
10.2011 – 04.2018 || Biuro Rachunkowe Bilans || Księgowa
## Ukończone szkoły
Okres || Uczelnia || Kierunek
2005 – 2010 || Akademia Ekonomiczna Podgórze || Finanse i rachunkowość
## Języki
Angielski C1, niemiecki B1
`,
};

/** The Japanese form: columns for year and month, the reading above name and address. */
export const ja5: Sheet = {
  language: 'ja',
  hasRules: true,
  columns: { 3: [12, 8, 80], 2: [18, 82] },
  facts: {
    name: '大久保 拓真',
    dateOfBirth: '1988-09-09',
    nationality: null,
    email: 'okubo.takuma@example.jp',
    phone: '080-1234-5678',
    currentAddress: [
      '〒330-0854 埼玉県さいたま市大宮区桜木町9丁目8-7-605',
      '埼玉県さいたま市大宮区桜木町9丁目8-7-605',
    ],
    positionAppliedFor: null,
    pastIndustry: [...industry('ja', 'construction', 'electronics'), '設備'],
  },
  positions: [
    {
      title: '施工管理',
      organisation: '関東電設工業株式会社',
      start: '2016-10',
      end: 'present',
      accepted: { title: ['施工管理担当'] },
    },
    { title: '電気工事士', organisation: '有限会社あさひ電工', start: '2009-04', end: '2016-09' },
  ],
  text: `
# 履 歴 書
2026年2月10日現在
ふりがな || おおくぼ　たくま
氏　名 || 大久保　拓真
生年月日 || 昭和63年9月9日生（満37歳）　男
ふりがな || さいたまけんさいたましおおみやくさくらぎちょう
現住所 || 〒330-0854\\\\埼玉県さいたま市大宮区桜木町9丁目8-7-605
電話 || 080-1234-5678
E-mail || okubo.takuma@example.jp
年 || 月 || 学歴・職歴
 || || 学歴
2004 || 4 || 埼玉県立荒川工業高等学校 電気科 入学
2007 || 3 || 埼玉県立荒川工業高等学校 電気科 卒業
 || || 職歴
2009 || 4 || 有限会社あさひ電工 入社（電気工事士）
2016 || 9 || 同社 退社
2016 || 10 || 関東電設工業株式会社 入社（施工管理）
 || || 現在に至る
 || || 以上
年 || 月 || 免許・資格
2010 || 3 || 第一種電気工事士 合格
`,
};
