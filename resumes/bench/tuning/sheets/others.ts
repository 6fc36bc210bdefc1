import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** British: no headings for contacts, jobs as `Title at Company`, short years. */
export const en4: Sheet = {
  language: 'en',
  facts: {
    name: 'Priya Ramaswamy-Jones',
    dateOfBirth: null,
    nationality: 'GB',
    email: 'priya.rj@example.co.uk',
    phone: '07700 900 461',
    currentAddress: ['Flat 4, 18 Beech Close, Leeds LS6 3QT', '18 Beech Close, Leeds LS6 3QT'],
    positionAppliedFor: null,
    pastIndustry: ['health', 'hospital', 'medical', 'care'],
  },
  positions: [
    {
      title: 'Ward Manager',
      organisation: 'Aireside General Hospital',
      place: 'Leeds',
      start: '2020-05',
      end: 'present',
    },
    {
      title: 'Senior Staff Nurse',
      organisation: 'Aireside General Hospital',
      place: 'Leeds',
      start: '2016-09',
      end: '2020-05',
    },
    {
      title: 'Care Assistant',
      organisation: 'Willow Bank Residential Home',
      start: '2012-07',
      end: '2013-08',
    },
  ],
  text: `
^ # Priya Ramaswamy-Jones RN
^ Flat 4, 18 Beech Close, Leeds LS6 3QT | 07700 900 461 | priya.rj@example.co.uk
^ British citizen, full UK driving licence
## PERSONAL STATEMENT
Registered nurse with ten years of acute experience, looking for a role in occupational health.
## CAREER HISTORY
**Aireside General Hospital, Leeds**
**Ward Manager**, May 2020 – Present
- Lead a team of 32 on a 28-bed respiratory ward
- Cut agency spend by 18% within a year
**Senior Staff Nurse**, Sept 2016 – May 2020
- Mentored students and new starters
**Willow Bank Residential Home**
**Care Assistant**, July 2012 – Aug 2013
- Personal care for 24 residents
## EDUCATION & TRAINING
BSc (Hons) Adult Nursing, Pennine University, 2013 – 2016
A levels: Biology, Chemistry, English, Roundhay Sixth Form, 2012
## REFERENCES
Available on request
`,
};

/** French: the age beside the address, the job in capitals, the employer in parentheses. */
export const fr4: Sheet = {
  language: 'fr',
  colour: '#0a6b4f',
  columns: { 2: [22, 78] },
  facts: {
    name: 'Amélie Courtecuisse',
    dateOfBirth: null,
    nationality: 'FR',
    email: 'amelie.courtecuisse@example.fr',
    phone: '06 39 98 12 34',
    currentAddress: '14 bis, impasse des Tisserands, 59100 Roubaix',
    positionAppliedFor: 'Responsable qualité',
    pastIndustry: ['agroaliment', 'aliment', 'textile'],
  },
  positions: [
    {
      title: 'Responsable qualité site',
      organisation: 'Biscuiterie du Mélantois',
      place: 'Seclin',
      start: '2019-02',
      end: 'present',
    },
    {
      title: 'Animatrice qualité',
      organisation: 'Conserveries Hainaut SAS',
      place: 'Valenciennes',
      start: '2014-10',
      end: '2019-01',
    },
    {
      title: 'Technicienne de laboratoire',
      organisation: 'Laiterie des Weppes',
      place: 'Armentières',
      start: '2012-09',
      end: '2014-09',
      accepted: { title: ['Technicienne de laboratoire (CDD)'] },
    },
  ],
  text: `
Amélie COURTECUISSE >> 37 ans, nationalité française
14 bis, impasse des Tisserands >> Permis B
59100 Roubaix
06 39 98 12 34
amelie.courtecuisse@example.fr
^ # RESPONSABLE QUALITÉ
^ Poste visé : Responsable qualité
## MON PARCOURS
Depuis 02/2019 || **RESPONSABLE QUALITÉ SITE** (Biscuiterie du Mélantois, Seclin)\\\\Management de 5 personnes, certification IFS
10/2014 à 01/2019 || **ANIMATRICE QUALITÉ** (Conserveries Hainaut SAS, Valenciennes)\\\\Audits internes, traitement des réclamations
09/2012 à 09/2014 || **TECHNICIENNE DE LABORATOIRE** (Laiterie des Weppes, Armentières)\\\\Analyses microbiologiques
## MES DIPLÔMES
2012 || Licence professionnelle Sécurité des aliments – Université de la Deûle
2011 || BTS Bioanalyses – Lycée des Flandres
## ET AUSSI
Anglais : B2 – Espagnol : A2
Trésorière d'un club de badminton
`,
};

/** Spanish: a table of personal data, the dates behind, functions below. */
export const es4: Sheet = {
  language: 'es',
  font: 'serif',
  facts: {
    name: 'Íñigo Barrutia Salcedo',
    dateOfBirth: '1984-01-30',
    nationality: 'ES',
    email: 'ibarrutia@example.es',
    phone: '655 123 456',
    currentAddress: [
      'C/ Santa Clara nº 9, 3º Izda., 26001 Logroño (La Rioja)',
      'C/ Santa Clara nº 9, 3º Izda., 26001 Logroño',
    ],
    positionAppliedFor: null,
    pastIndustry: ['vino', 'viní', 'bebida', 'aliment', 'agr', 'bodega'],
  },
  positions: [
    {
      title: 'Jefe de mantenimiento',
      organisation: 'Bodegas Peña Alta, S.A.',
      place: 'Haro',
      start: '2016-06',
      end: 'present',
    },
    {
      title: 'Oficial de 1ª electromecánico',
      organisation: 'Embotelladora Riojana, S.L.',
      place: 'Logroño',
      start: '2009-03',
      end: '2016-05',
    },
    {
      title: 'Mecánico ajustador',
      organisation: 'Talleres Iregua',
      place: 'Logroño',
      start: '2004',
      end: '2009',
    },
  ],
  text: `
^ # CURRÍCULUM VÍTAE
## DATOS PERSONALES
Nombre y apellidos: Íñigo Barrutia Salcedo
Fecha y lugar de nacimiento: 30 de enero de 1984, Vitoria
D.N.I.: 00000000-T
Nacionalidad: española
Domicilio: C/ Santa Clara nº 9, 3º Izda.
C.P. y población: 26001 Logroño (La Rioja)
Tfno.: 655 123 456
Correo: ibarrutia@example.es
## TRAYECTORIA LABORAL
**Bodegas Peña Alta, S.A. (Haro).** De junio de 2016 a la actualidad.
Puesto: Jefe de mantenimiento.
Funciones: plan de mantenimiento preventivo, gestión de repuestos, seis personas a cargo.
**Embotelladora Riojana, S.L. (Logroño).** De marzo de 2009 a mayo de 2016.
Puesto: Oficial de 1ª electromecánico.
Funciones: averías en líneas de embotellado.
**Talleres Iregua (Logroño).** De 2004 a 2009.
Puesto: Mecánico ajustador.
## FORMACIÓN REGLADA
F.P. II Electromecánica, Instituto Valle del Cidacos. 2000 – 2004.
## OTROS DATOS
Carnet B y carretillero. Disponibilidad para viajar.
`,
};

/** Polish: the address under the name, dates at the left, the consent at the end. */
export const pl4: Sheet = {
  language: 'pl',
  columns: { 2: [28, 72] },
  facts: {
    name: 'Grzegorz Wrzesień',
    dateOfBirth: '1990-04-08',
    nationality: 'PL',
    email: 'g.wrzesien@example.pl',
    phone: '512 345 678',
    currentAddress: [
      'os. Przyjaźni 12B/34, 61-686 Poznań',
      'os. Przyjaźni 12B m. 34, 61-686 Poznań',
    ],
    positionAppliedFor: 'Kierownik magazynu',
    pastIndustry: industry('pl', 'logistics', 'trade'),
  },
  positions: [
    {
      title: 'Zastępca kierownika magazynu',
      organisation: 'Hurtownia Wielkopolanin Sp. z o.o.',
      place: 'Poznań',
      start: '2020-02',
      end: 'present',
    },
    {
      title: 'Brygadzista zmiany',
      organisation: 'Centrum Dystrybucji Gądki',
      start: '2015-11',
      end: '2020-01',
    },
    {
      title: 'Magazynier',
      organisation: 'Meble Warta S.A.',
      place: 'Śrem',
      start: '2011-07',
      end: '2015-10',
    },
  ],
  text: `
# Grzegorz Wrzesień
os. Przyjaźni 12B/34
61-686 Poznań
tel. 512 345 678, e-mail: g.wrzesien@example.pl
ur. 8 kwietnia 1990 r., obywatelstwo polskie
Aplikuję na stanowisko: Kierownik magazynu
## PRZEBIEG PRACY ZAWODOWEJ
od lutego 2020 || **Hurtownia Wielkopolanin Sp. z o.o., Poznań**\\\\stanowisko: zastępca kierownika magazynu\\\\• nadzór nad 25 osobami\\\\• inwentaryzacje roczne
XI 2015 – I 2020 || **Centrum Dystrybucji Gądki**\\\\stanowisko: brygadzista zmiany\\\\• planowanie dostaw
VII 2011 – X 2015 || **Meble Warta S.A., Śrem**\\\\stanowisko: magazynier
## WYKSZTAŁCENIE
2009 – 2011 || Szkoła Policealna Logistyki, Poznań\\\\technik logistyk
## UMIEJĘTNOŚCI
Uprawnienia UDT na wózki widłowe, język angielski B1
Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji.
`,
};

/** Japanese: a career history with a box for each company, departments and promotions within. */
export const ja4: Sheet = {
  language: 'ja',
  hasRules: true,
  columns: { 2: [30, 70] },
  facts: {
    name: '森下 彩花',
    dateOfBirth: '1991-12-24',
    nationality: null,
    email: 'morishita.ayaka@example.jp',
    phone: '090-1234-5678',
    currentAddress: [
      '〒662-0812 兵庫県西宮市甲東園3丁目5-12 メゾン甲東201',
      '兵庫県西宮市甲東園3丁目5-12 メゾン甲東201',
    ],
    positionAppliedFor: '生産管理',
    pastIndustry: ['食品', '化粧品', '化学', '製造', 'メーカー'],
  },
  positions: [
    {
      title: '生産管理課 主任',
      organisation: '株式会社みなと化粧品',
      start: '2018-04',
      end: 'present',
      accepted: { title: ['主任', '生産管理主任'] },
    },
    {
      title: '製造スタッフ',
      organisation: '六甲食品工業株式会社',
      start: '2014-04',
      end: '2018-03',
    },
  ],
  text: `
^ # 職務経歴書
2026年3月1日現在 >> 氏名　森下 彩花（もりした あやか）
生年月日：1991年12月24日（満34歳）
現住所：〒662-0812 兵庫県西宮市甲東園3丁目5-12 メゾン甲東201
携帯：090-1234-5678／E-mail：morishita.ayaka@example.jp
応募職種：生産管理
## ■職務要約
食品会社で製造に携わった後、化粧品会社で生産計画を担当しています。
## ■職務経歴
**株式会社みなと化粧品（2018年4月～現在）**
事業内容：化粧品の製造販売　従業員数：320名
役職：主任
期間 || 業務内容
2018年4月～現在 || 【生産管理課】\\\\・月次の生産計画の立案\\\\・外注先の納期管理
**六甲食品工業株式会社（2014年4月～2018年3月）**
事業内容：冷凍食品の製造　従業員数：150名
役職：製造スタッフ
期間 || 業務内容
2014年4月～2018年3月 || 【製造部】\\\\・冷凍ラインの運転と清掃
## ■学歴
2014年3月　摂津川大学 農学部 卒業
## ■資格
食品衛生責任者（2015年）
## ■自己PR
粘り強く改善を続けます。
`,
};
