import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** `Job en FIRM (town) // short months`, two ranks at one firm, the objective in the profile. */
export const sheet: Sheet = {
  language: 'es',
  css: 'h1 { font-weight: 300 } h2 { text-transform: lowercase; font-variant: small-caps }',
  facts: {
    name: 'Gorka Etxeberria Lasa',
    dateOfBirth: null,
    nationality: null,
    email: 'gorka.etxeberria@example.eus',
    phone: '+34 943 000 987',
    currentAddress: ['Irún, Gipuzkoa', 'Irún'],
    positionAppliedFor: ['Responsable de logística', null],
    pastIndustry: industry('es', 'logistics', 'engineering'),
  },
  positions: [
    {
      title: 'Jefe de tráfico',
      organisation: 'TRANSBIDASOA',
      place: 'Irún',
      start: '2021-03',
      end: 'present',
    },
    {
      title: 'Gestor de flotas',
      organisation: 'TRANSBIDASOA',
      place: 'Irún',
      start: '2019-06',
      end: '2021-02',
    },
    {
      title: 'Operario de almacén',
      organisation: 'MÁQUINAS OIARTZUN S.COOP.',
      start: '2016-01',
      end: '2019-05',
    },
  ],
  text: `
# Gorka Etxeberria Lasa
Jefe de tráfico | Transporte internacional | Irún, Gipuzkoa
+34 943 000 987 | gorka.etxeberria@example.eus
## Sobre mí
Busco incorporarme como responsable de logística. Euskera, español, francés e inglés.
## Trayectoria
**Jefe de tráfico** en **TRANSBIDASOA** (Irún) // mar. 21 – act.
- Coordinación de 60 conductores y de las cargas a Francia
**Gestor de flotas** en **TRANSBIDASOA** (Irún) // jun. 19 – feb. 21
- Tacógrafos, talleres, seguros
**Operario de almacén** en **MÁQUINAS OIARTZUN S.COOP.** // ene. 16 – may. 19
## Estudios
**Grado superior de Transporte y Logística** en CIFP Bidasoa // 2013 – 2015
## Otros
Título de Competencia Profesional, mercancías peligrosas (ADR), 2018
`,
};
