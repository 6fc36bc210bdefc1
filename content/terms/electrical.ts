import type { TermGroup } from './term.ts';

/** Electrical values, and the devices around the module. */
export const electricalTerms = {
  nominalPower: {
    en: { preferred: 'nominal power', avoid: ['nominal output'] },
    zh: { preferred: '标称功率', avoid: ['名义功率'] },
    de: { preferred: 'Nennleistung', avoid: ['Nominalleistung'] },
    ja: { preferred: '公称最大出力', avoid: ['公称電力', '名目出力'] },
    es: { preferred: 'potencia nominal', avoid: ['poder nominal', 'fuerza nominal'] },
    fr: { preferred: 'puissance nominale', avoid: ['pouvoir nominal'] },
    pl: { preferred: 'moc nominalna', avoid: ['siła nominaln'] },
  },
  efficiency: {
    en: { preferred: 'efficiency', avoid: ['effectivity'] },
    zh: { preferred: '转换效率' },
    de: { preferred: 'Wirkungsgrad', avoid: ['Effizienzgrad'] },
    ja: { preferred: '変換効率' },
    es: { preferred: 'eficiencia', avoid: ['eficacia del módulo', 'eficacia de la célula'] },
    fr: { preferred: 'rendement', avoid: ['efficacité du module', 'efficience'] },
    pl: { preferred: 'sprawność', avoid: ['efektywność modułu', 'skuteczność modułu'] },
  },
  openCircuitVoltage: {
    en: { preferred: 'open-circuit voltage' },
    zh: { preferred: '开路电压', avoid: ['断路电压'] },
    de: { preferred: 'Leerlaufspannung', avoid: ['Offenspannung'] },
    ja: { preferred: '開放電圧', avoid: ['開回路電圧', '開路電圧', 'オープン電圧'] },
    es: {
      preferred: 'tensión en circuito abierto',
      avoid: ['tensión de circuito abierto', 'voltaje'],
    },
    fr: { preferred: 'tension en circuit ouvert', avoid: ['voltage', 'tension à vide'] },
    pl: {
      preferred: 'napięcie obwodu otwartego',
      avoid: ['napięcie otwartego obwodu', 'napięcie jałowe', 'woltaż'],
    },
  },
  shortCircuitCurrent: {
    en: { preferred: 'short-circuit current' },
    zh: { preferred: '短路电流' },
    de: { preferred: 'Kurzschlussstrom', avoid: ['Kurzschlußstrom'] },
    ja: { preferred: '短絡電流', avoid: ['ショート電流', '短路電流'] },
    es: {
      preferred: 'corriente de cortocircuito',
      avoid: ['corriente de corto circuito', 'intensidad de cortocircuito'],
    },
    fr: { preferred: 'courant de court-circuit', avoid: ['intensité de court-circuit'] },
    pl: { preferred: 'prąd zwarcia', avoid: ['prąd zwarciow', 'prądu zwarciow'] },
  },
  voltageAtMaximumPower: {
    en: { preferred: 'voltage at maximum power', avoid: ['voltage at nominal power'] },
    zh: { preferred: '最大功率点电压', avoid: ['额定功率电压'] },
    de: {
      preferred: 'Spannung bei maximaler Leistung',
      avoid: ['Nennleistungsspannung', 'bei Nennleistung'],
    },
    ja: { preferred: '公称最大出力動作電圧', avoid: ['最大電力電圧'] },
    es: {
      preferred: 'tensión en el punto de máxima potencia',
      avoid: ['tensión a potencia nominal'],
    },
    fr: {
      preferred: 'tension à la puissance maximale',
      avoid: ['tension à la puissance nominale'],
    },
    pl: {
      preferred: 'napięcie w punkcie mocy maksymalnej',
      avoid: ['napięcie przy mocy nominaln'],
    },
  },
  currentAtMaximumPower: {
    en: { preferred: 'current at maximum power', avoid: ['current at nominal power'] },
    zh: { preferred: '最大功率点电流', avoid: ['额定功率电流'] },
    de: { preferred: 'Strom bei maximaler Leistung', avoid: ['Nennleistungsstrom'] },
    ja: { preferred: '公称最大出力動作電流', avoid: ['最大電力電流'] },
    es: {
      preferred: 'corriente en el punto de máxima potencia',
      avoid: ['corriente a potencia nominal'],
    },
    fr: {
      preferred: 'courant à la puissance maximale',
      avoid: ['courant à la puissance nominale'],
    },
    pl: { preferred: 'prąd w punkcie mocy maksymalnej', avoid: ['prąd przy mocy nominaln'] },
  },
  temperatureCoefficient: {
    en: { preferred: 'temperature coefficient' },
    zh: { preferred: '温度系数' },
    de: { preferred: 'Temperaturkoeffizient', avoid: ['Temperaturbeiwert'] },
    ja: { preferred: '温度係数' },
    es: { preferred: 'coeficiente de temperatura' },
    fr: { preferred: 'coefficient de température' },
    pl: { preferred: 'współczynnik temperaturowy', avoid: ['koeficjent'] },
  },
  maximumSystemVoltage: {
    en: { preferred: 'maximum system voltage' },
    zh: { preferred: '最大系统电压' },
    de: { preferred: 'maximale Systemspannung' },
    ja: { preferred: '最大システム電圧' },
    es: { preferred: 'tensión máxima del sistema' },
    fr: { preferred: 'tension maximale du système', avoid: ['tension système'] },
    pl: { preferred: 'maksymalne napięcie systemu' },
  },
  /** The word-for-word renderings in es, fr and pl sort fires by what burns. */
  fireClass: {
    en: { preferred: 'fire class', avoid: ['fire grade', 'fire level'] },
    zh: { preferred: '防火等级', avoid: ['火灾等级'] },
    de: { preferred: 'Brandschutzklasse', avoid: ['Brandklasse', 'Feuerklasse', 'Brandgrad'] },
    ja: { preferred: '防火クラス', avoid: ['火災階級'] },
    es: {
      preferred: 'clase de comportamiento al fuego',
      avoid: ['clase de comportamiento frente', 'clase de resistencia al fuego', 'clase de fuego'],
    },
    fr: {
      preferred: 'classe feu',
      avoid: ['classe de comportement au feu', 'classe de résistance au feu', 'classe d’incendie'],
    },
    pl: { preferred: 'klasa ogniowa', avoid: ['klasa odporności', 'klasa pożar'] },
  },
  applicationClass: {
    en: { preferred: 'application class' },
    zh: { preferred: '应用等级', avoid: ['申请等级'] },
    de: { preferred: 'Anwendungsklasse' },
    ja: { preferred: '適用クラス', avoid: ['申請クラス', '応募クラス'] },
    es: { preferred: 'clase de aplicación', avoid: ['clase de solicitud'] },
    fr: { preferred: 'classe d’application', avoid: ['classe de candidature'] },
    pl: { preferred: 'klasa zastosowania', avoid: ['klasa aplikacji'] },
  },
  safetyClass: {
    en: { preferred: 'safety class', avoid: ['security class'] },
    zh: { preferred: '安全等级', avoid: ['保安等级'] },
    de: { preferred: 'Schutzklasse', avoid: ['Sicherheitsklasse'] },
    ja: { preferred: '安全クラス', avoid: ['保護クラス', 'セキュリティクラス'] },
    es: { preferred: 'clase de protección', avoid: ['clase de seguridad'] },
    fr: { preferred: 'classe de protection', avoid: ['classe de sécurité'] },
    pl: { preferred: 'klasa ochronności', avoid: ['klasa bezpieczeństwa', 'klasa ochrony'] },
  },
  /** In series, not of a product series. */
  seriesFuse: {
    en: { preferred: 'series fuse' },
    zh: { preferred: '串联熔断器', avoid: ['保险丝', '系列熔断器'] },
    de: { preferred: 'Strangsicherung', avoid: ['Seriensicherung', 'Reihensicherung'] },
    ja: { preferred: '直列ヒューズ', avoid: ['シリーズヒューズ', '系列ヒューズ'] },
    es: { preferred: 'fusible en serie', avoid: ['fusible de serie', 'fusible de la serie'] },
    fr: { preferred: 'fusible en série', avoid: ['fusible de série', 'fusible de la gamme'] },
    pl: { preferred: 'bezpiecznik szeregowy', avoid: ['bezpiecznik seryjn'] },
  },
  junctionBox: {
    en: { preferred: 'junction box' },
    zh: { preferred: '接线盒', avoid: ['分线盒', '连接盒'] },
    de: { preferred: 'Anschlussdose', avoid: ['Verteilerdose', 'Junction-Box', 'Kreuzungsdose'] },
    ja: { preferred: 'ジャンクションボックス', avoid: ['接続箱', '端子箱', '分岐箱'] },
    es: { preferred: 'caja de conexiones', avoid: ['caja de unión', 'caja de empalme'] },
    fr: { preferred: 'boîte de jonction', avoid: ['boîtier de jonction', 'boite de jonction'] },
    pl: { preferred: 'puszka przyłączeniowa', avoid: ['puszka połączeniow', 'puszka łączeniow'] },
  },
  connector: {
    en: { preferred: 'connector' },
    zh: { preferred: '连接器', avoid: ['连接头'] },
    de: { preferred: 'Steckverbinder', avoid: ['Konnektor', 'Verbindungsstecker'] },
    ja: { preferred: 'コネクター' },
    es: { preferred: 'conector' },
    fr: { preferred: 'connecteur' },
    pl: { preferred: 'złącze', avoid: ['konektor'] },
  },
  cable: {
    en: { preferred: 'cable' },
    zh: { preferred: '电缆', avoid: ['缆线', '线缆'] },
    de: { preferred: 'Kabel' },
    ja: { preferred: 'ケーブル' },
    es: { preferred: 'cable' },
    fr: { preferred: 'câble', avoid: ['cable'] },
    pl: { preferred: 'przewód' },
  },
  /** Abbreviated STC in all languages. */
  standardTestConditions: {
    en: { preferred: 'standard test conditions', avoid: ['standard testing conditions'] },
    zh: { preferred: '标准测试条件', avoid: ['标准试验条件'] },
    de: {
      preferred: 'Standardtestbedingungen',
      avoid: ['Standard-Testbedingungen', 'Normprüfbedingungen'],
    },
    ja: { preferred: '標準試験条件', avoid: ['標準テスト条件', '標準測定条件'] },
    es: {
      preferred: 'condiciones estándar de ensayo',
      avoid: ['condiciones estándar de prueba', 'condiciones de prueba estándar'],
    },
    fr: {
      preferred: 'conditions standard d’essai',
      avoid: ['conditions d’essai standard', 'conditions de test standard'],
    },
    pl: {
      preferred: 'standardowe warunki testowe',
      avoid: ['standardowe warunki testowani', 'standardowe warunki testów'],
    },
  },
  inverter: {
    en: { preferred: 'inverter', avoid: ['invertor'] },
    zh: { preferred: '逆变器', avoid: ['反相器'] },
    de: { preferred: 'Wechselrichter', avoid: ['Inverter', 'Umrichter'] },
    ja: {
      preferred: 'パワーコンディショナー',
      avoid: [
        'パワコン',
        'パワーコンディショナの',
        'パワーコンディショナま',
        'パワーコンディショナに',
      ],
    },
    es: { preferred: 'inversor', avoid: ['ondulador', 'invertidor'] },
    fr: { preferred: 'onduleur', avoid: ['inverter', 'invertisseur'] },
    pl: { preferred: 'falownik', avoid: ['inwerter'] },
  },
  microInverter: {
    en: { preferred: 'micro-inverter', avoid: ['microinverter', 'micro inverter'] },
    zh: { preferred: '微型逆变器', avoid: ['微逆'] },
    de: {
      preferred: 'Mikrowechselrichter',
      avoid: ['Mikroinverter', 'Micro-Inverter', 'Microinverter'],
    },
    ja: { preferred: 'マイクロインバーター', avoid: ['マイクロパワコン'] },
    es: { preferred: 'microinversor', avoid: ['micro inversor', 'micro-inversor'] },
    fr: {
      preferred: 'micro-onduleur',
      avoid: ['microonduleur', 'micro onduleur', 'micro-inverseur'],
    },
    pl: {
      preferred: 'mikrofalownik',
      avoid: ['mikroinwerter', 'mikro-inwerter', 'mikro falownik'],
    },
  },
  chargeController: {
    en: { preferred: 'charge controller', avoid: ['charge regulator', 'charging controller'] },
    zh: { preferred: '充电控制器', avoid: ['收费控制器', '电荷控制器'] },
    de: { preferred: 'Laderegler', avoid: ['Ladecontroller', 'Laderegulator'] },
    ja: { preferred: 'チャージコントローラー', avoid: ['充電コントローラ', '充放電コントローラ'] },
    es: { preferred: 'regulador de carga', avoid: ['controlador de carga'] },
    fr: { preferred: 'régulateur de charge', avoid: ['contrôleur de charge'] },
    pl: {
      preferred: 'regulator ładowania',
      avoid: ['kontroler ładowania', 'kontroler obciążenia', 'sterownik ładowania'],
    },
  },
} as const satisfies TermGroup;
