import type { CertificateTexts } from './text.ts';

export const certificateTexts: CertificateTexts = {
  iec61215: 'Design qualification and type approval',
  iec61730: 'Safety qualification',
  ul61730: 'Safety qualification for North America',
  tuv: 'Testing body, Germany',
  vde: 'Testing and certification institute, Germany',
  cgc: 'Certification body, China',
  csa: 'Standards and testing body, Canada',
  jet: 'Testing laboratory, Japan',
  testsTitle: 'Durability tests',
  saltMist: { name: 'Salt mist', text: 'Salty, damp air, as by the sea.' },
  ammonia: { name: 'Ammonia corrosion', text: 'The air in and around livestock sheds.' },
  fire: { name: 'Fire', text: 'How the laminate behaves when flames reach it.' },
  blownSand: { name: 'Blown sand', text: 'Grains that abrade a surface without glass.' },
  pid: {
    name: 'Potential-induced degradation (PID)',
    text: 'High voltage between cells and earth, in damp heat.',
  },
};
