import type { CertificateTexts } from './text.ts';

export const certificateTexts: CertificateTexts = {
  iec61215: 'Cualificación del diseño y homologación',
  iec61730: 'Cualificación de la seguridad',
  ul61730: 'Cualificación de la seguridad para Norteamérica',
  tuv: 'Organismo de ensayo, Alemania',
  vde: 'Instituto de ensayo y certificación, Alemania',
  cgc: 'Organismo de certificación, China',
  csa: 'Organismo de normalización y ensayo, Canadá',
  jet: 'Laboratorio de ensayo, Japón',
  testsTitle: 'Ensayos de durabilidad',
  saltMist: { name: 'Niebla salina', text: 'Aire húmedo y salino, como junto al mar.' },
  ammonia: {
    name: 'Corrosión por amoniaco',
    text: 'El aire dentro y alrededor de las naves ganaderas.',
  },
  fire: { name: 'Fuego', text: 'Cómo se comporta el laminado cuando lo alcanzan las llamas.' },
  blownSand: {
    name: 'Arena arrastrada por el viento',
    text: 'Granos que desgastan una superficie sin vidrio.',
  },
  pid: {
    name: 'Degradación inducida por potencial (PID)',
    text: 'Alta tensión entre las células y tierra, con calor húmedo.',
  },
};
