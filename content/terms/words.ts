import type { TermGroup } from './term.ts';

/** Words of roofs, vehicles and offices that translations tend to miss. */
export const wordTerms = {
  /** What the site makes; the manual is what comes with a module. */
  installationGuide: {
    en: { preferred: 'installation guide' },
    zh: { preferred: '安装指南' },
    de: { preferred: 'Montageleitfaden' },
    ja: { preferred: '施工ガイド' },
    es: { preferred: 'guía de montaje' },
    fr: { preferred: 'guide de pose' },
    pl: { preferred: 'poradnik montażu' },
  },
  /** Of metal; a cladding is a layer of its own. */
  coating: {
    en: { preferred: 'coating' },
    zh: { preferred: '涂层' },
    de: { preferred: 'Beschichtung' },
    ja: { preferred: '塗膜' },
    es: { preferred: 'recubrimiento', avoid: ['chapa revestida', 'revestimientos de PVDF'] },
    fr: { preferred: 'revêtement' },
    pl: { preferred: 'powłoka' },
  },
  /** That modules are clamped to; not a railway's. */
  rail: {
    en: { preferred: 'rail' },
    zh: { preferred: '导轨' },
    de: { preferred: 'Schiene' },
    ja: { preferred: 'レール' },
    es: { preferred: 'carril', avoid: ['raíl', 'riel'] },
    fr: { preferred: 'rail' },
    pl: { preferred: 'szyna' },
  },
  /** The upper bar of a railing. */
  handrail: {
    en: { preferred: 'handrail' },
    zh: { preferred: '扶手' },
    de: { preferred: 'Handlauf' },
    ja: { preferred: '笠木' },
    es: { preferred: 'pasamanos', avoid: ['travesaño'] },
    fr: { preferred: 'main courante' },
    pl: { preferred: 'pochwyt' },
  },
  /** In the roof of a vehicle; nothing turns. */
  roofVent: {
    en: { preferred: 'vent' },
    zh: { preferred: '通风口' },
    de: { preferred: 'Lüfter' },
    ja: { preferred: 'ベンチレーター' },
    es: { preferred: 'aireador', avoid: ['respiradero', 'ventiladores'] },
    fr: { preferred: 'aérateur' },
    pl: { preferred: 'wywietrznik', avoid: ['wentylator'] },
  },
  windUplift: {
    en: { preferred: 'wind uplift', avoid: ['wind suction', 'wind sucks'] },
    zh: { preferred: '风揭力' },
    de: { preferred: 'Windsog' },
    ja: { preferred: '風の吹き上げ', avoid: ['吸い上げ'] },
    es: { preferred: 'succión del viento' },
    fr: { preferred: 'soulèvement au vent' },
    pl: { preferred: 'ssanie wiatru' },
  },
  livestockShed: {
    en: { preferred: 'livestock shed', avoid: ['stables', 'barns'] },
    zh: { preferred: '畜舍' },
    de: { preferred: 'Stall' },
    ja: { preferred: '畜舎' },
    es: { preferred: 'nave ganadera', avoid: ['establo'] },
    fr: { preferred: 'bâtiment d’élevage' },
    pl: { preferred: 'budynek inwentarski' },
  },
  registrationDocument: {
    en: {
      preferred: 'registration document',
      avoid: ['papers of the vehicle', 'vehicle’s papers'],
    },
    zh: { preferred: '行驶证' },
    de: { preferred: 'Fahrzeugschein' },
    ja: { preferred: '車検証' },
    es: { preferred: 'documentación del vehículo', avoid: ['papeles del vehículo'] },
    fr: { preferred: 'certificat d’immatriculation' },
    pl: { preferred: 'dowód rejestracyjny', avoid: ['dokumentach pojazdu', 'dokumenty pojazdu'] },
  },
  typeApproval: {
    en: { preferred: 'type approval' },
    zh: { preferred: '定型' },
    de: { preferred: 'Bauartzulassung' },
    ja: { preferred: '型式認証' },
    es: { preferred: 'homologación', avoid: ['aprobación de tipo'] },
    fr: { preferred: 'homologation' },
    pl: { preferred: 'aprobata typu', avoid: ['zatwierdzenie typu', 'zatwierdzenia typu'] },
  },
  /** The body writes its name so. */
  tuv: {
    en: { preferred: 'TÜV', avoid: ['TUV'] },
    zh: { preferred: 'TÜV' },
    de: { preferred: 'TÜV' },
    ja: { preferred: 'TÜV' },
    es: { preferred: 'TÜV', avoid: ['TUV'] },
    fr: { preferred: 'TÜV' },
    pl: { preferred: 'TÜV', avoid: ['TUV'] },
  },
  /** Worked out from other figures of ours. */
  calculatedValue: {
    en: { preferred: 'derived' },
    zh: { preferred: '推算值' },
    de: { preferred: 'abgeleitet' },
    ja: { preferred: '計算値' },
    es: { preferred: 'valor calculado', avoid: ['valor derivado', 'valor es derivado'] },
    fr: { preferred: 'valeur calculée' },
    pl: { preferred: 'wartość wyliczona' },
  },
} as const satisfies TermGroup;
