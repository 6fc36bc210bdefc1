import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const es1: Person = {
  language: 'es',
  facts: {
    name: 'Íñigo Fernández de la Cueva',
    dateOfBirth: '1991-03-25',
    nationality: 'ES',
    email: 'inigo.fdc@example.com',
    phone: '+34 698 765 432',
    currentAddress: [
      'Plaza de los Sauces, 9, 2.º izda., 28013 Madrid',
      'Plaza de los Sauces 9, 2.º izquierda, 28013 Madrid',
    ],
    positionAppliedFor: 'Responsable de instalaciones',
    pastIndustry: industry('es', 'solar', 'construction', 'engineering'),
  },
  documentTitle: 'Curriculum Vitae',
  photo: 'Fotografía',
  name: 'Íñigo Fernández de la Cueva',
  headline: 'Candidatura al puesto de Responsable de instalaciones',
  contactHeading: 'Datos de contacto',
  contact: [
    ['Residencia', 'Plaza de los Sauces, 9, 2.º izda.\n28013 Madrid'],
    ['Tfno.', '+34 698 765 432'],
    ['Correo-e', 'inigo.fdc@example.com'],
  ],
  detailsHeading: 'Información personal',
  details: [
    ['Nacimiento', '25-03-1991, Ávila'],
    ['Nacionalidad', 'Española'],
  ],
  dates: { month: 'MMMM YYYY', range: 'De {start} a {end}', open: 'Desde {start} hasta la fecha' },
  sections: [
    {
      heading: 'Historial profesional',
      positions: [
        {
          title: 'Encargado de obra',
          organisation: 'Cubiertas Solares Manzanares',
          place: 'Madrid',
          start: '2019-09',
          end: 'present',
          points: ['Cuatro cuadrillas en cubiertas ligeras', 'Coordinación de seguridad y salud'],
        },
        {
          title: 'Oficial de primera electricista',
          organisation: 'Montajes Sierra Gorda',
          place: 'Ávila',
          start: '2013-05',
          end: '2019-08',
        },
      ],
    },
    {
      heading: 'Titulación',
      entries: [
        {
          title: 'Técnico superior en sistemas electrotécnicos',
          organisation: 'IES Las Encinas',
          start: '2010-09',
          end: '2012-06',
        },
      ],
    },
    { heading: 'Lenguas', lines: ['Castellano (nativo), francés (B2)'], aside: true },
    {
      heading: 'Referencias',
      lines: ['D.ª Pilar Cuesta, jefa de obra: 698 111 222, pilar.cuesta@example.org'],
    },
  ],
};

export const es2: Person = {
  language: 'es',
  facts: {
    name: 'Valentina Quiroga',
    dateOfBirth: null,
    nationality: 'CO',
    email: 'valentina.quiroga@example.org',
    phone: '+57 301 234 5678',
    currentAddress: [
      'Carrera 15 # 93-40, apto 502, Bogotá',
      'Carrera 15 # 93-40, apto 502, Bogotá, Colombia',
    ],
    positionAppliedFor: null,
    pastIndustry: industry('es', 'logistics', 'trade'),
  },
  documentTitle: 'Hoja de vida',
  name: 'Valentina Quiroga',
  contactHeading: 'Contáctame',
  contact: [
    ['Vivo en', 'Carrera 15 # 93-40, apto 502, Bogotá'],
    ['Celular', '+57 301 234 5678'],
    ['Email', 'valentina.quiroga@example.org'],
  ],
  detailsHeading: 'Sobre mí',
  details: [
    ['Nacionalidad', 'colombiana'],
    ['Edad', '38 años'],
  ],
  dates: { month: 'MMM YYYY', range: '{start} – {end}', open: '{start} – hoy' },
  sections: [
    {
      heading: 'Educación formal',
      entries: [
        {
          title: 'Especialización en logística internacional',
          organisation: 'Universidad del Altiplano',
          start: '2013-01',
          end: '2014-06',
        },
        {
          title: 'Administración de negocios',
          organisation: 'Universidad del Altiplano',
          start: '2004-01',
          end: '2009-06',
        },
      ],
    },
    {
      heading: 'Vida laboral',
      positions: [
        {
          title: 'Gerente de cadena de suministro',
          organisation: 'Andina de Carga S.A.S.',
          place: 'Bogotá',
          start: '2018-02',
          end: 'present',
          points: [
            'Importaciones de China y Alemania',
            'Equipo de 35 personas en tres ciudades',
            'Negociación con navieras y agentes de aduana',
            'Implementación de indicadores de servicio',
          ],
        },
        {
          title: 'Jefe de bodega',
          organisation: 'Andina de Carga S.A.S.',
          place: 'Cali',
          start: '2014-07',
          end: '2018-01',
          points: ['Bodega de 9.000 m²', 'Reducción de averías del 4 % al 1 %'],
        },
        {
          title: 'Analista de inventarios',
          organisation: 'Café del Macizo',
          place: 'Popayán',
          start: '2011-03',
          end: '2014-06',
          points: ['Conteos cíclicos y auditorías', 'Informes mensuales para gerencia'],
        },
        {
          title: 'Auxiliar de despachos',
          organisation: 'Transportes La Sabana',
          place: 'Bogotá',
          start: '2009-08',
          end: '2011-02',
          points: ['Programación de rutas urbanas'],
        },
      ],
    },
    {
      heading: 'Cursos',
      lines: ['Excel avanzado (2016)', 'Comercio exterior (2017)', 'Liderazgo de equipos (2020)'],
    },
    { heading: 'Idiomas', lines: ['Inglés avanzado', 'Portugués intermedio'], aside: true },
    {
      heading: 'Voluntariado',
      entries: [
        {
          title: 'Coordinadora',
          organisation: 'Banco de Alimentos La Calera',
          start: '2019-05',
          end: 'present',
        },
      ],
    },
  ],
};

export const es3: Person = {
  language: 'es',
  facts: {
    name: 'Rubén Sotelo Prado',
    dateOfBirth: '2000-06-06',
    nationality: 'MX',
    email: 'ruben.sotelo@example.net',
    phone: '+52 55 1234 5678',
    currentAddress: [
      'Calle Jacarandas 120, Col. Las Fuentes, 64000 Monterrey, N. L.',
      'Calle Jacarandas 120, Col. Las Fuentes, 64000 Monterrey, N. L., México',
    ],
    positionAppliedFor: 'Ingeniero de procesos júnior',
    pastIndustry: industry('es', 'solar', 'engineering', 'automotive', 'none'),
  },
  documentTitle: 'Currículum',
  cover: ['Documentación de la solicitud'],
  name: 'Rubén Sotelo Prado',
  headline: 'Solicitud: Ingeniero de procesos júnior',
  contactHeading: 'Localización',
  contact: [
    ['Dirección', 'Calle Jacarandas 120, Col. Las Fuentes\n64000 Monterrey, N. L.'],
    ['Cel.', '+52 55 1234 5678'],
    ['Correo', 'ruben.sotelo@example.net'],
  ],
  detailsHeading: 'Ficha personal',
  details: [
    ['Fecha de nac.', '06/06/2000'],
    ['Nacionalidad', 'mexicano'],
  ],
  dates: { month: 'MM/YYYY', range: '{start} al {end}', open: '{start} al presente' },
  sections: [
    {
      heading: 'Preparación',
      entries: [
        {
          title: 'Ingeniería mecatrónica',
          organisation: 'Instituto Regio de Tecnología',
          start: '2018-08',
          end: '2023-06',
        },
      ],
    },
    {
      heading: 'Prácticas profesionales',
      positions: [
        {
          title: 'Practicante de manufactura',
          organisation: 'Paneles del Norte',
          place: 'Apodaca',
          start: '2022-08',
          end: '2023-05',
          points: ['Balanceo de línea de soldadura'],
        },
        {
          title: 'Becario de mantenimiento',
          organisation: 'Arneses Cumbres',
          place: 'Monterrey',
          start: '2021-06',
          end: '2021-08',
        },
      ],
    },
    {
      heading: 'Proyectos',
      entries: [
        {
          title: 'Auto solar de competencia',
          organisation: 'Equipo Rayo',
          start: '2020-09',
          end: '2022-10',
        },
      ],
    },
    { heading: 'Programas', lines: ['SolidWorks, Minitab, PLC'], aside: true },
  ],
};
