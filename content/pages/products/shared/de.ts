import type { CertificateTexts } from './text.ts';

export const certificateTexts: CertificateTexts = {
  iec61215: 'Bauarteignung und Bauartzulassung',
  iec61730: 'Sicherheitsqualifikation',
  ul61730: 'Sicherheitsqualifikation für Nordamerika',
  tuv: 'Prüforganisation, Deutschland',
  vde: 'Prüf- und Zertifizierungsinstitut, Deutschland',
  cgc: 'Zertifizierungsstelle, China',
  csa: 'Normungs- und Prüforganisation, Kanada',
  jet: 'Prüflabor, Japan',
  testsTitle: 'Beständigkeitsprüfungen',
  saltMist: { name: 'Salznebel', text: 'Salzige, feuchte Luft wie am Meer.' },
  ammonia: { name: 'Ammoniakkorrosion', text: 'Die Luft über Ställen.' },
  fire: { name: 'Feuer', text: 'Wie sich das Laminat verhält, wenn Flammen es erreichen.' },
  blownSand: { name: 'Flugsand', text: 'Körner, die an einer Oberfläche ohne Glas reiben.' },
  pid: {
    name: 'Potenzialinduzierte Degradation (PID)',
    text: 'Hohe Spannung zwischen Zellen und Erde, bei feuchter Wärme.',
  },
};
