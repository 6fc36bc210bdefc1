import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Typed: everything in sentences after dashes, the date of birth with a two-digit year. */
export const sheet: Sheet = {
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
