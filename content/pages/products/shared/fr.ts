import type { CertificateTexts } from './text.ts';

export const certificateTexts: CertificateTexts = {
  iec61215: 'Qualification de la conception et homologation',
  iec61730: 'Qualification pour la sûreté de fonctionnement',
  ul61730: 'Qualification pour la sûreté de fonctionnement, Amérique du Nord',
  tuv: 'Organisme d’essai, Allemagne',
  vde: 'Institut d’essai et de certification, Allemagne',
  cgc: 'Organisme de certification, Chine',
  csa: 'Organisme de normalisation et d’essai, Canada',
  jet: 'Laboratoire d’essai, Japon',
  testsTitle: 'Essais de durabilité',
  saltMist: { name: 'Brouillard salin', text: 'Un air humide et salé, comme en bord de mer.' },
  ammonia: {
    name: 'Corrosion à l’ammoniac',
    text: 'L’air dans les bâtiments d’élevage et à leurs abords.',
  },
  fire: { name: 'Feu', text: 'Le comportement du laminé lorsque les flammes l’atteignent.' },
  blownSand: { name: 'Vent de sable', text: 'Des grains qui usent une surface sans verre.' },
  pid: {
    name: 'Dégradation induite par le potentiel (PID)',
    text: 'Une haute tension entre les cellules et la terre, en chaleur humide.',
  },
};
