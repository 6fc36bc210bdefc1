import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * From Argentina: `Firm, job. (months)`, a floor in the address and a letter in the postcode,
 * referees.
 */
export const sheet: Sheet = {
  language: 'es',
  facts: {
    name: 'Martín Ezequiel Gallo',
    dateOfBirth: '1992-06-30',
    nationality: 'AR',
    email: 'mgallo.cv@example.com.ar',
    phone: '+54 9 11 5555-1234',
    currentAddress: [
      'Av. Rivadavia 4567, Piso 3, Dpto. B, C1424 CABA',
      'Av. Rivadavia 4567, Piso 3, Dpto. B, C1424, CABA, Argentina',
    ],
    positionAppliedFor: 'Analista de Logística',
    pastIndustry: industry('es', 'logistics', 'trade'),
  },
  positions: [
    {
      title: 'Coordinador de distribución',
      organisation: 'Cargas del Plata S.R.L.',
      start: '2020-03',
      end: 'present',
    },
    {
      title: 'Administrativo de depósito',
      organisation: 'Supermercados La Pampa S.A.',
      start: '2016-11',
      end: '2020-02',
    },
    {
      title: 'Repositor',
      organisation: 'Supermercados La Pampa S.A.',
      start: '2014-01',
      end: '2016-10',
    },
  ],
  text: `
# GALLO, Martín Ezequiel
DNI: 00.000.000 - F. de Nac.: 30/06/1992 - Argentino - Soltero
Av. Rivadavia 4567, Piso 3, Dpto. B, C1424 CABA
Cel: +54 9 11 5555-1234 - Mail: mgallo.cv@example.com.ar
**Objetivo laboral:** Analista de Logística
## EXPERIENCIA LABORAL
**Cargas del Plata S.R.L.**, Coordinador de distribución. (Marzo 2020 – Presente)
- Ruteo de 25 camiones, indicadores de entrega.
- Trato con transportistas.
**Supermercados La Pampa S.A.**, Administrativo de depósito. (Noviembre 2016 – Febrero 2020)
- Remitos, stock y facturación.
**Supermercados La Pampa S.A.**, Repositor. (Enero 2014 – Octubre 2016)
## ESTUDIOS CURSADOS
**Terciario:** Tecnicatura en Logística, Instituto del Oeste (2017 – 2020). Completo.
**Secundario:** Bachiller en Economía, E.E.S. N.º 4 (2005 – 2010).
## CURSOS
Excel avanzado, Centro de Capacitación Norte (2019)
## REFERENCIAS
Lic. Paula Ibarra, jefa de depósito, Supermercados La Pampa. Tel.: 11 4444-0000. pibarra@lapampa.example.com.ar
`,
};
