import type { Sheet } from '../sheet.ts';

/** Swiss: the town before the street, `dato`, place of work and workload. */
export const sheet: Sheet = {
  language: 'de',
  facts: {
    name: 'Nadia Brunner',
    dateOfBirth: '1987-05-19',
    nationality: 'CH',
    email: 'nadia.brunner@example.ch',
    phone: '079 123 45 67',
    currentAddress: ['8400 Winterthur, Tösstalstrasse 112', 'Tösstalstrasse 112, 8400 Winterthur'],
    positionAppliedFor: 'Leiterin Einkauf 80–100 %',
    pastIndustry: ['pharma', 'medizin', 'gesundheit'],
  },
  positions: [
    {
      title: 'Strategische Einkäuferin',
      organisation: 'Medivita Laboratorien AG',
      place: 'Zürich',
      start: '2018-01',
      end: 'present',
      accepted: { title: ['Strategische Einkäuferin (80 %)'] },
    },
    {
      title: 'Einkäuferin Wirkstoffe',
      organisation: 'Pharmaplan Rheintal AG',
      place: 'Altstätten',
      start: '2012-08',
      end: '2017-12',
    },
    {
      title: 'Kaufmännische Angestellte',
      organisation: 'Gemeinde Hinterthal',
      start: '2008-08',
      end: '2012-07',
    },
  ],
  columns: { 2: [34, 66] },
  text: `
# Nadia Brunner
Stellenwunsch: Leiterin Einkauf 80–100 %
## Personalien
Geburtsdatum || 19.5.1987
Heimatort || Sumiswald BE
Nationalität || Schweizerin
Zivilstand || in Partnerschaft
wohnhaft in || 8400 Winterthur, Tösstalstrasse 112
Natel || 079 123 45 67
Mail || nadia.brunner@example.ch
## Berufliche Tätigkeiten
01.2018 – dato || Medivita Laboratorien AG, Zürich\\\\**Strategische Einkäuferin (80 %)**\\\\Verhandlung von Rahmenverträgen für Labor und Produktion
08.2012 – 12.2017 || Pharmaplan Rheintal AG, Altstätten\\\\**Einkäuferin Wirkstoffe**\\\\Beschaffung in Europa und Indien
08.2008 – 07.2012 || Gemeinde Hinterthal\\\\**Kaufmännische Angestellte**\\\\Einwohnerkontrolle und Empfang
## Aus- und Weiterbildungen
2014 – 2016 || Höhere Fachschule für Wirtschaft, Winterthur\\\\Dipl. Einkaufsleiterin
2004 – 2008 || Berufslehre zur Kauffrau EFZ, Gemeinde Hinterthal
## Referenzen
Auf Anfrage
`,
};
