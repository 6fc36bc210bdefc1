import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** As a job board prints it: job, firm, dates and sector below each other, and two passports. */
export const es6: Sheet = {
  language: 'es',
  colour: '#167db7',
  facts: {
    name: 'Milagros Quispe Huamán',
    dateOfBirth: '1989-04-22',
    nationality: ['PE', 'ES'],
    email: 'mila.quispe@example.es',
    phone: '612 34 56 78',
    currentAddress: [
      'C/ Toledo, 45, 2º B, 28901 Getafe (Madrid)',
      'C/ Toledo, 45, 2º B, 28901 Getafe, Madrid',
      'C/ Toledo, 45, 2º B, 28901 Getafe',
    ],
    positionAppliedFor: null,
    pastIndustry: ['hostel', 'hotel', 'turis', 'restaura', 'limpieza'],
  },
  positions: [
    {
      title: 'Gobernanta de hotel',
      organisation: 'Hoteles Puerta del Sur',
      start: '2018-01',
      end: 'present',
    },
    {
      title: 'Camarera de pisos',
      organisation: 'Gran Hotel Carpetania',
      start: '2013-06',
      end: '2017-12',
    },
    {
      title: 'Auxiliar de limpieza',
      organisation: 'Limpiezas Manzanares, S.L.',
      start: '2011-02',
      end: '2013-05',
    },
  ],
  text: `
# Milagros Quispe Huamán
Gobernanta de hotel
612 34 56 78 · mila.quispe@example.es
C/ Toledo, 45, 2º B · 28901 Getafe (Madrid)
Fecha de nacimiento: 22/04/1989
Nacionalidad: peruana y española
Vehículo propio: Sí
## Experiencia profesional
**Gobernanta de hotel**
Hoteles Puerta del Sur
Enero 2018 - Actualidad (8 años)
Sector: Hostelería y turismo | Nivel: Mando intermedio | Personal a cargo: 11 - 20
Organización de turnos y control de calidad de 140 habitaciones.
**Camarera de pisos**
Gran Hotel Carpetania
Junio 2013 - Diciembre 2017 (4 años y 7 meses)
Sector: Hostelería y turismo | Nivel: Empleado/a
**Auxiliar de limpieza**
Limpiezas Manzanares, S.L.
Febrero 2011 - Mayo 2013 (2 años y 4 meses)
Sector: Limpieza | Nivel: Empleado/a
## Estudios
**Técnico en Alojamiento y Lavandería**
IES Escuela de Hostelería del Tajo
Septiembre 2009 - Junio 2011
## Idiomas
Inglés - Nivel intermedio
## Preferencias
Contrato indefinido, jornada completa
`,
};

/** Mexican: labelled firms and periods, the colony and the code in the address, references. */
export const es7: Sheet = {
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

/** From a LaTeX class: the firm and its town, the job and its dates at both ends of the lines. */
export const es8: Sheet = {
  language: 'es',
  colour: '#c0392b',
  css: 'h2 { border-bottom: 0.8pt solid #5d5d5d; font-size: 15pt }',
  facts: {
    name: 'Nuria Casademont i Pujol',
    dateOfBirth: null,
    nationality: null,
    email: 'ncasademont@example.cat',
    phone: '(+34) 600 100 200',
    currentAddress: [
      'Carrer de la Força 12, 17004 Girona',
      'Carrer de la Força 12, 17004 Girona, España',
    ],
    positionAppliedFor: null,
    pastIndustry: ['arquitect', ...industry('es', 'construction')],
  },
  positions: [
    {
      title: 'Jefa de obra',
      organisation: 'Constructora Ter i Onyar',
      start: '2019-03',
      end: 'present',
    },
    {
      title: 'Arquitecta técnica',
      organisation: 'Estudi Masgrau Arquitectes SLP',
      start: '2014-09',
      end: '2019-02',
    },
    {
      title: 'Becaria de investigación',
      organisation: 'Universidad del Alto Ter',
      start: '2013',
      end: '2014',
      accepted: {
        organisation: ['Universidad del Alto Ter, Dpto. de Construcción'],
      },
    },
  ],
  text: `
^ # Nuria Casademont i Pujol
^ Jefa de obra · Arquitecta técnica
^ Carrer de la Força 12, 17004 Girona, España
^ ✆ (+34) 600 100 200 | ✉ ncasademont@example.cat | 🖳 casademont.example.cat | in/ncasademont
## Experiencia
**Constructora Ter i Onyar** >> Girona, España
Jefa de obra >> Mar. 2019 - Actual
- Dirección de siete rehabilitaciones, con presupuestos de hasta 3 M€.
- Coordinación de gremios y seguridad.
**Estudi Masgrau Arquitectes SLP** >> Olot, España
Arquitecta técnica >> Sep. 2014 - Feb. 2019
- Mediciones, presupuestos y dirección de ejecución.
**Universidad del Alto Ter, Dpto. de Construcción** >> Girona, España
Becaria de investigación >> 2013 - 2014
- Ensayos de morteros de cal.
## Formación
**Universidad del Alto Ter** >> Girona, España
Grado en Arquitectura Técnica >> 2009 - 2013
## Publicaciones y ponencias
**Morteros de cal en la Garrotxa** >> Congreso de Rehabilitación
Autora >> Oct. 2014
## Voluntariado
**Arquitectos con Manos** >> Senegal
Técnica voluntaria >> Jul. 2016 - Ago. 2016
`,
};

/** Typed: everything in sentences behind dashes, the birth with a short year. */
export const es9: Sheet = {
  language: 'es',
  facts: {
    name: 'Fulgencio Sánchez-Parra Ros',
    dateOfBirth: '1979-11-05',
    nationality: 'ES',
    email: 'fulgen79@example.com',
    phone: '968 000 111',
    currentAddress: [
      'Camino de la Acequia, 3, 30800 Lorca (Murcia)',
      'Camino de la Acequia, 3, 30800 Lorca',
    ],
    positionAppliedFor: 'Jefe de ventas',
    pastIndustry: ['aliment', 'agr', ...industry('es', 'trade')],
  },
  positions: [
    {
      title: 'Delegado comercial',
      organisation: 'Distribuciones Ruiz e Hijos, S.L.',
      start: '2014',
      end: 'present',
    },
    {
      title: 'Comercial',
      organisation: 'Frutas del Segura S.C.L.',
      start: '2006',
      end: '2014',
    },
    { title: 'Mozo de almacén', organisation: 'Conservas La Huertana', start: '2000', end: '2005' },
  ],
  text: `
CURRICULUM VITAE DE FULGENCIO SÁNCHEZ-PARRA ROS
Nacido en Lorca el 5-11-79. Español, casado y con dos hijas.
Vivo en: Camino de la Acequia, 3 - 30800 Lorca (Murcia)
Teléfono fijo: 968 000 111. Correo: fulgen79@example.com
Objetivo: trabajar como jefe de ventas en una empresa de alimentación.
**HE TRABAJADO EN:**
- 2014 - hoy: Delegado comercial en Distribuciones Ruiz e Hijos, S.L., Murcia.
- 2006 - 2014: Comercial en Frutas del Segura S.C.L., Molina de Segura.
- 2000 - 2005: Mozo de almacén en Conservas La Huertana, Lorca.
**HE ESTUDIADO:**
- 1997 - 1999: Técnico superior en Gestión Comercial, IES Ramón Arcas (inventado).
- 1996: Bachillerato.
**OTRAS COSAS:**
- Carnet de conducir B y coche propio.
- Entrenador de fútbol base desde 2010.
`,
};
