import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const es1: Person = {
  language: 'es',
  facts: {
    name: 'María del Carmen Ortega Ruiz',
    dateOfBirth: '1987-09-04',
    nationality: 'ES',
    email: 'mc.ortega@example.org',
    phone: '612 345 601',
    currentAddress: ['Calle Olmo 21, 3.º B, 46003 Valencia', 'C/ Olmo 21, 3.º B, 46003 Valencia'],
    positionAppliedFor: null,
    pastIndustry: industry('es', 'solar', 'trade'),
  },
  documentTitle: 'Currículum vítae',
  name: 'María del Carmen Ortega Ruiz',
  contactHeading: 'Contacto',
  contact: [
    ['Dirección', 'Calle Olmo 21, 3.º B\n46003 Valencia'],
    ['Teléfono', '612 345 601'],
    ['Correo electrónico', 'mc.ortega@example.org'],
  ],
  detailsHeading: 'Datos personales',
  details: [
    ['Fecha de nacimiento', '4 de septiembre de 1987'],
    ['Nacionalidad', 'española'],
  ],
  dates: { month: 'MM/YYYY', range: '{start} – {end}', open: '{start} – actualidad' },
  sections: [
    {
      heading: 'Experiencia laboral',
      positions: [
        {
          title: 'Jefa de ventas',
          organisation: 'Solaria Levante Distribución S.L.',
          place: 'Valencia',
          start: '2018-10',
          end: 'present',
          points: [
            'Red de 140 instaladores en la Comunidad Valenciana',
            'Crecimiento del 30 % en dos años',
          ],
        },
        {
          title: 'Técnica comercial',
          organisation: 'Fotovolta Mediterránea S.A.',
          place: 'Alicante',
          start: '2013-02',
          end: '2018-09',
        },
        {
          title: 'Administrativa',
          organisation: 'Talleres Hermanos Peiró',
          place: 'Sagunto',
          start: '2010-07',
          end: '2013-01',
        },
      ],
    },
    {
      heading: 'Formación académica',
      entries: [
        {
          title: 'Grado en Administración de Empresas',
          organisation: 'Universidad del Turia',
          start: '2005-09',
          end: '2010-06',
        },
      ],
    },
    {
      heading: 'Idiomas',
      lines: ['Español: lengua materna', 'Inglés: B2', 'Francés: B1'],
      aside: true,
    },
    { heading: 'Otros datos', lines: ['Carné de conducir B, vehículo propio'], aside: true },
  ],
};

export const es2: Person = {
  language: 'es',
  facts: {
    name: 'Javier Echeverría Lasa',
    dateOfBirth: '1976-12-17',
    nationality: 'AR',
    email: 'javier.echeverria@example.com',
    phone: '+34 612 345 678',
    currentAddress: ['Avenida de la Ría 5, 48009 Bilbao', 'Avda. de la Ría 5, 48009 Bilbao'],
    positionAppliedFor: 'Director de planta',
    pastIndustry: industry('es', 'engineering', 'automotive'),
  },
  documentTitle: 'Curriculum Vitae',
  name: 'Javier Echeverría Lasa',
  headline: 'Puesto solicitado: Director de planta',
  contactHeading: 'Contacto',
  contact: [
    ['Domicilio', 'Avenida de la Ría 5\n48009 Bilbao'],
    ['Móvil', '+34 612 345 678'],
    ['Email', 'javier.echeverria@example.com'],
  ],
  detailsHeading: 'Datos personales',
  details: [
    ['Nacido el', '17/12/1976'],
    ['Nacionalidad', 'Argentina'],
    ['Estado civil', 'casado'],
  ],
  dates: { month: 'MMMM YYYY', range: '{start} a {end}', open: 'desde {start}' },
  sections: [
    {
      heading: 'Trayectoria profesional',
      positions: [
        {
          title: 'Jefe de producción',
          organisation: 'Mecanizados Nervión S.A.',
          place: 'Basauri',
          start: '2014-04',
          end: 'present',
          points: ['Tres líneas de mecanizado para automoción', 'Certificación ISO 14001'],
        },
        {
          title: 'Ingeniero de procesos',
          organisation: 'Fundiciones Arratia',
          place: 'Amorebieta',
          start: '2007-01',
          end: '2014-03',
        },
        {
          title: 'Técnico de mantenimiento',
          organisation: 'Autopartes del Plata',
          place: 'Buenos Aires',
          start: '2001-03',
          end: '2006-11',
        },
      ],
    },
    {
      heading: 'Estudios',
      entries: [
        {
          title: 'Ingeniería Industrial',
          organisation: 'Universidad del Litoral Sur',
          place: 'Argentina',
          start: '1995-03',
          end: '2000-12',
        },
      ],
    },
    { heading: 'Idiomas', lines: ['Español, euskera (B1), alemán (A2)'], aside: true },
    { heading: 'Informática', lines: ['SAP, AutoCAD, Minitab'], aside: true },
  ],
};

export const es3: Person = {
  language: 'es',
  facts: {
    name: 'Lucía Bermejo',
    dateOfBirth: null,
    nationality: null,
    email: 'lucia.bermejo@example.net',
    phone: '612 34 56 90',
    currentAddress: ['Sevilla', '41010 Sevilla', 'Sevilla, España', '41010 Sevilla, España'],
    positionAppliedFor: null,
    pastIndustry: industry('es', 'solar', 'engineering'),
  },
  name: 'Lucía Bermejo',
  headline: 'Ingeniera de energías renovables',
  contactHeading: 'Contacto',
  contact: [
    ['Dirección', '41010 Sevilla, España'],
    ['Teléfono', '612 34 56 90'],
    ['Correo', 'lucia.bermejo@example.net'],
  ],
  detailsHeading: 'Datos',
  details: [],
  dates: { month: 'YYYY', range: '{start} - {end}', open: '{start} - Actualmente' },
  sections: [
    {
      heading: 'Perfil',
      lines: ['Ingeniera con experiencia en cubiertas industriales y autoconsumo.'],
    },
    {
      heading: 'Experiencia',
      positions: [
        {
          title: 'Ingeniera de proyectos',
          organisation: 'Guadalsol Ingeniería',
          place: 'Sevilla',
          start: '2021',
          end: 'present',
          points: ['Diseño de instalaciones de 100 kW a 1 MW'],
        },
        {
          title: 'Ingeniera de campo',
          organisation: 'Instalaciones Betis',
          place: 'Dos Hermanas',
          start: '2019',
          end: '2021',
        },
      ],
    },
    {
      heading: 'Educación',
      entries: [
        {
          title: 'Máster en Energías Renovables',
          organisation: 'Universidad de la Giralda',
          start: '2018',
          end: '2019',
        },
        {
          title: 'Grado en Ingeniería Eléctrica',
          organisation: 'Universidad de la Giralda',
          start: '2014',
          end: '2018',
        },
      ],
    },
    {
      heading: 'Voluntariado',
      entries: [
        {
          title: 'Monitora',
          organisation: 'Luz para Todos',
          place: 'Bolivia',
          start: '2017',
          end: '2017',
        },
      ],
    },
    { heading: 'Idiomas', lines: ['Español, inglés, portugués'], aside: true },
    { heading: 'Herramientas', lines: ['PVsyst, Excel, QGIS'], aside: true },
  ],
};
