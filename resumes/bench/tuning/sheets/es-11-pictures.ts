import type { Sheet } from '../sheet.ts';

/** From a design tool: the name on two lines, icons for labels, firms in capitals with a bar. */
export const sheet: Sheet = {
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
