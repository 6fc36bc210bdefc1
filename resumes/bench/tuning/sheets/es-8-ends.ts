import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** From a LaTeX class: firm and town, then job and dates, at either end of two lines. */
export const sheet: Sheet = {
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
