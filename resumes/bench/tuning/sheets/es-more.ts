import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** From Argentina: `Firm, job. (months)`, a floor and a letter in the code, referees. */
export const es10: Sheet = {
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

/** From a design tool: the name in two lines, pictures for labels, firms in capitals with a bar. */
export const es11: Sheet = {
  language: 'es',
  colour: '#0b7a75',
  css: 'aside { background: #0b7a75; color: white } h2 { letter-spacing: 1.5pt }',
  facts: {
    name: 'Alba Requena Tormo',
    dateOfBirth: '1997-02-08',
    nationality: null,
    email: 'albarequena.design@example.com',
    phone: '+34 677 000 333',
    currentAddress: ['Alcoy, Alicante', 'Alcoy (Alicante)'],
    positionAppliedFor: 'Community Manager',
    pastIndustry: ['marketing', 'publici', 'comunica', 'medios'],
  },
  positions: [
    {
      title: 'Social Media Specialist',
      organisation: 'Agencia Pulpo Rojo',
      start: '2022',
      end: 'present',
    },
    {
      title: 'Creadora de contenidos',
      organisation: 'Juguetes Foia',
      start: '2020',
      end: '2022',
    },
    {
      title: 'Becaria de comunicación',
      organisation: 'Ayuntamiento de Ibi',
      start: '2019',
      end: '2019',
    },
  ],
  text: `
# Alba\\\\Requena Tormo
🎂 08/02/1997
📱 +34 677 000 333
✉️ albarequena.design@example.com
📍 Alcoy, Alicante
🌐 albarequena.example.com
## HERRAMIENTAS
Canva, Premiere, Metricool
## IDIOMAS
Valenciano nativo
Inglés C1
## AFICIONES
Cerámica y montaña
---
**Puesto de interés: Community Manager**
## ¿QUIÉN SOY?
Comunicadora curiosa, con ganas de contar historias de empresas sostenibles.
## MI EXPERIENCIA
**AGENCIA PULPO ROJO** | 2022 - Actualmente
Social Media Specialist
- Gestión de doce cuentas y de los informes mensuales
**JUGUETES FOIA** | 2020 - 2022
Creadora de contenidos
- Vídeos de producto y catálogo
**AYUNTAMIENTO DE IBI** | Verano 2019
Becaria de comunicación
## ¿QUÉ HE ESTUDIADO?
**UNIVERSIDAD DE LA MARINA** | 2015 - 2019
Grado en Publicidad y Relaciones Públicas
**ESCUELA CREATIVA TURIA** | 2021
Curso de guion audiovisual
## VOLUNTARIADO
**BANCO DE ALIMENTOS** | 2018 - Actualmente
Redes sociales
`,
};
