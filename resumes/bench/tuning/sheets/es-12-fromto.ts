import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A table with columns for start and end; surnames and given names separate. */
export const sheet: Sheet = {
  language: 'es',
  hasRules: true,
  columns: { 2: [34, 66], 5: [14, 14, 28, 28, 16] },
  facts: {
    name: 'Yasmina El Amrani',
    dateOfBirth: '1991-03-27',
    nationality: 'MA',
    email: 'yasmina.elamrani@example.es',
    phone: '633 000 222',
    currentAddress: [
      'Calle Alcazaba 18, 1º D, 04001 Almería',
      'Calle Alcazaba 18, 1º D, 04001 Almería, España',
    ],
    positionAppliedFor: 'Técnica de laboratorio',
    pastIndustry: [
      'agr',
      'aliment',
      'laborator',
      'investig',
      'anális',
      ...industry('es', 'chemistry'),
    ],
  },
  positions: [
    {
      title: 'Analista de residuos',
      organisation: 'Laboratorios Indalo',
      start: '2019-04-01',
      end: 'present',
    },
    {
      title: 'Auxiliar de laboratorio',
      organisation: 'Hortícola Poniente S.A.T.',
      start: '2016-10-15',
      end: '2019-03-29',
    },
    {
      title: 'Técnica en prácticas',
      organisation: 'Cooperativa La Vega',
      start: '2016-02-01',
      end: '2016-06-30',
    },
  ],
  text: `
^ # CURRÍCULUM VITAE
**1. DATOS PERSONALES**
Apellidos || El Amrani
Nombre || Yasmina
N.I.E. || X0000000T
Nacionalidad || Marroquí
Fecha de nacimiento || 27-03-1991
Domicilio || Calle Alcazaba 18, 1º D
C.P. / Localidad || 04001 Almería
Teléfono móvil || 633 000 222
Correo electrónico || yasmina.elamrani@example.es
Puesto al que opta || Técnica de laboratorio
**2. EXPERIENCIA LABORAL**
Desde || Hasta || Empresa || Puesto || Ciudad
01/04/2019 || Actualidad || Laboratorios Indalo || Analista de residuos || Almería
15/10/2016 || 29/03/2019 || Hortícola Poniente S.A.T. || Auxiliar de laboratorio || El Ejido
01/02/2016 || 30/06/2016 || Cooperativa La Vega || Técnica en prácticas || Níjar
**3. FORMACIÓN**
Desde || Hasta || Centro || Título || Ciudad
09/2014 || 06/2016 || IES Los Ángeles Nuevos || Técnico Superior en Laboratorio || Almería
**4. IDIOMAS**
Árabe || Lengua materna
Español || Nivel alto (C1)
Francés || Nivel medio (B1)
`,
};
