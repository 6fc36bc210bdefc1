import type { Sheet } from '../sheet.ts';

/** Spanish: dates in a column on the right, a line of contact details with slashes. */
export const sheet: Sheet = {
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
