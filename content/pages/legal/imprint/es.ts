import { operator } from '../operator.ts';
import type { ImprintText } from './text.ts';

export const es: ImprintText = {
  title: 'Aviso legal',
  description:
    'Quién es el titular de este sitio web y cómo contactar con él: los datos que exigen el artículo 10 de la LSSI y el artículo 5 de la ley alemana DDG.',
  placeholder: {
    title: 'Datos de ejemplo: sustituir antes de publicar',
    text: 'Los datos de esta página son provisionales y no describen a ninguna empresa real. Antes de publicar el sitio, el titular sustituye cada uno por los suyos y un abogado confirma la página.',
  },
  operator: [
    'Información conforme al artículo 10 de la LSSI (Ley 34/2002) y, como el titular de ejemplo tiene su sede en Alemania, al artículo 5 de la DDG (ley alemana de servicios digitales). Situación: noviembre de 2026; pendiente de confirmación por el titular del sitio.',
    { heading: 'Titular' },
    {
      list: [
        `Empresa y forma jurídica: ${operator.name} (datos de ejemplo)`,
        `Dirección: ${operator.street}, ${operator.city}, Alemania (datos de ejemplo)`,
        'Representante: Nombre Apellido, gerencia (datos de ejemplo)',
      ],
    },
    { heading: 'Contacto' },
    {
      list: [
        `Teléfono: ${operator.phone} (datos de ejemplo)`,
        `Correo electrónico: ${operator.email} (datos de ejemplo)`,
        'Por escrito: [formulario de contacto](/about#contact)',
      ],
    },
    { heading: 'Registro e impuestos' },
    {
      list: [
        `Registro mercantil: ${operator.registerCourt}, ${operator.registerNumber} (datos de ejemplo)`,
        `Número de identificación a efectos del IVA: ${operator.vatNumber} (datos de ejemplo)`,
        `Número de identificación económica, si se ha asignado: ${operator.businessNumber} (datos de ejemplo)`,
      ],
    },
    { heading: 'Solo si procede' },
    {
      list: [
        'Autoridad de supervisión, si la actividad requiere autorización: no procede (datos de ejemplo)',
        'Colegio, título profesional y normas, en profesiones reguladas: no procede (datos de ejemplo)',
        'Mención de disolución o liquidación: no procede (datos de ejemplo)',
      ],
    },
  ],
  further: [
    { heading: 'Responsable de los contenidos editoriales' },
    'Nombre Apellido, en la dirección de arriba (datos de ejemplo).',
    { heading: 'Litigios de consumo' },
    'Aquí se indica si el titular participa en procedimientos ante un organismo de resolución de litigios de consumo (datos de ejemplo: no participa).',
    { heading: 'China continental' },
    'Los sitios alojados en China continental llevan en el pie de página su número de registro (ICP) con un enlace a beian.miit.gov.cn.',
  ],
  ending: {
    title: '¿Prefiere escribirnos?',
    text: 'Atención al cliente, prensa y comentarios tienen cada uno su formulario.',
    action: 'Contacto',
    alternative: 'Condiciones de uso',
  },
};
