import type { Sheet } from '../sheet.ts';

/** Spanish: a table of personal data, trailing dates, tasks below. */
export const sheet: Sheet = {
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
