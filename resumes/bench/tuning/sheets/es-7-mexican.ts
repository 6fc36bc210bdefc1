import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Mexican: labelled firms and periods, the colonia and postcode in the address, references. */
export const sheet: Sheet = {
  language: 'es',
  facts: {
    name: 'José Eduardo Villaseñor Cruz',
    dateOfBirth: '1990-08-12',
    nationality: 'MX',
    email: 'eduardo.villasenor@example.mx',
    phone: '55 1234 5678',
    currentAddress: [
      'Av. Universidad 1234 Int. 5, Col. Del Valle, C.P. 03100, Ciudad de México',
      'Av. Universidad 1234 Int. 5, Col. Del Valle, 03100 Ciudad de México',
    ],
    positionAppliedFor: 'Supervisor de Mantenimiento Industrial',
    pastIndustry: industry('es', 'automotive', 'engineering', 'electronics'),
  },
  positions: [
    {
      title: 'Técnico de Mantenimiento "A"',
      organisation: 'Autopartes del Altiplano, S.A. de C.V.',
      start: '2019-02',
      end: 'present',
    },
    {
      title: 'Auxiliar Electromecánico',
      organisation: 'Arneses Querétaro S. de R.L. de C.V.',
      start: '2015-07',
      end: '2019-01',
    },
    {
      title: 'Practicante de Ingeniería',
      organisation: 'Motores Bajío',
      start: '2014-08',
      end: '2015-01',
    },
  ],
  text: `
^ # JOSÉ EDUARDO VILLASEÑOR CRUZ
^ **PUESTO AL QUE APLICA: Supervisor de Mantenimiento Industrial**
## DATOS GENERALES
**Domicilio:** Av. Universidad 1234 Int. 5, Col. Del Valle, C.P. 03100, Ciudad de México
**Celular:** 55 1234 5678
**Correo electrónico:** eduardo.villasenor@example.mx
**Fecha de nacimiento:** 12 de agosto de 1990
**Nacionalidad:** Mexicana
**Estado civil:** Soltero
**CURP:** VICE000000XXXXXX00
## EXPERIENCIA LABORAL
**Empresa:** Autopartes del Altiplano, S.A. de C.V.
**Puesto:** Técnico de Mantenimiento "A"
**Periodo:** Febrero 2019 – A la fecha
**Actividades:** Mantenimiento preventivo de prensas y robots.
**Empresa:** Arneses Querétaro S. de R.L. de C.V.
**Puesto:** Auxiliar Electromecánico
**Periodo:** Julio 2015 – Enero 2019
**Actividades:** Reparación de tableros eléctricos.
**Empresa:** Motores Bajío
**Puesto:** Practicante de Ingeniería
**Periodo:** Agosto 2014 – Enero 2015
## FORMACIÓN ACADÉMICA
Ingeniería Electromecánica, Instituto Tecnológico del Valle, 2010 – 2015. Titulado.
## REFERENCIAS LABORALES
Ing. Raúl Medina – Autopartes del Altiplano – Tel. 442 765 4321 – rmedina@altiplano.example.mx
`,
};
