import type { TermGroup } from './term.ts';

/** Places and vehicles the modules are used on. */
export const applicationTerms = {
  facade: {
    en: { preferred: 'facade', avoid: ['façade'] },
    zh: { preferred: '建筑立面' },
    de: { preferred: 'Fassade', avoid: ['Facade', 'Façade'] },
    ja: { preferred: 'ファサード' },
    es: { preferred: 'fachada' },
    fr: { preferred: 'façade', avoid: ['facade'] },
    pl: { preferred: 'elewacja', avoid: ['fasad'] },
  },
  carport: {
    en: { preferred: 'carport', avoid: ['car port'] },
    zh: { preferred: '光伏车棚', avoid: ['停车港', '车库棚'] },
    de: { preferred: 'Carport', avoid: ['Autounterstand', 'Autohafen'] },
    ja: { preferred: 'ソーラーカーポート', avoid: ['太陽光発電カーポート'] },
    es: { preferred: 'marquesina', avoid: ['carport'] },
    fr: { preferred: 'ombrière', avoid: ['abri-voiture', 'abri voiture'] },
    pl: { preferred: 'wiata fotowoltaiczna', avoid: ['carport', 'port samochod'] },
  },
  publicFacility: {
    en: { preferred: 'public facility' },
    zh: { preferred: '公共设施', avoid: ['公用设施'] },
    de: {
      preferred: 'öffentliche Einrichtung',
      avoid: ['öffentliche Anlage', 'öffentliche Fazilit'],
    },
    ja: { preferred: '公共施設', avoid: ['公共設備', '公衆施設'] },
    es: { preferred: 'equipamiento público', avoid: ['facilidad pública', 'facilidades públicas'] },
    fr: { preferred: 'équipement public', avoid: ['facilité publique', 'facilités publiques'] },
    pl: {
      preferred: 'obiekt użyteczności publicznej',
      avoid: ['udogodnienie publiczn', 'udogodnienia publiczn'],
    },
  },
  motorhome: {
    en: { preferred: 'motorhome', avoid: ['recreational vehicle'] },
    zh: { preferred: '房车', avoid: ['旅居车', '露营车'] },
    de: { preferred: 'Wohnmobil', avoid: ['Wohnauto'] },
    ja: { preferred: 'キャンピングカー', avoid: ['モーターホーム', 'レクリエーショナル'] },
    es: {
      preferred: 'autocaravana',
      avoid: ['casa rodante', 'casas rodantes', 'vehículo recreativo', 'vehículos recreativos'],
    },
    fr: {
      preferred: 'camping-car',
      avoid: ['camping car', 'autocaravane', 'véhicule récréatif', 'véhicules récréatifs'],
    },
    pl: { preferred: 'kamper', avoid: ['camper', 'pojazd rekreacyjn', 'pojazdy rekreacyjn'] },
  },
  /** In Polish the word-for-word rendering is a lorry with an open platform. */
  boxTruck: {
    en: { preferred: 'box truck', avoid: ['box lorry', 'van truck'] },
    zh: { preferred: '厢式货车', avoid: ['箱式货车', '箱式卡车'] },
    de: { preferred: 'Koffer-Lkw', avoid: ['Boxtruck', 'Box-Truck', 'Kofferwagen'] },
    ja: { preferred: 'バンボディトラック', avoid: ['箱型トラック', 'ボックストラック'] },
    es: { preferred: 'camión de caja cerrada', avoid: ['camión de caja seca', 'camión caja'] },
    fr: { preferred: 'camion fourgon', avoid: ['camion boîte', 'camion-boîte', 'camion cube'] },
    pl: {
      preferred: 'ciężarówka z zabudową furgonową',
      avoid: ['ciężarówka skrzyniow', 'ciężarówki skrzyniow', 'ciężarówka pudełk'],
    },
  },
  bus: {
    en: { preferred: 'bus' },
    zh: { preferred: '巴士' },
    de: { preferred: 'Bus' },
    ja: { preferred: 'バス' },
    es: { preferred: 'autobús', avoid: ['ómnibus'] },
    fr: { preferred: 'bus', avoid: ['autobus'] },
    pl: { preferred: 'autobus' },
  },
  yacht: {
    en: { preferred: 'yacht' },
    zh: { preferred: '游艇' },
    de: { preferred: 'Yacht', avoid: ['Jacht'] },
    ja: { preferred: 'クルーザー', avoid: ['ヨット'] },
    es: { preferred: 'yate', avoid: ['yacht'] },
    fr: { preferred: 'yacht' },
    pl: { preferred: 'jacht', avoid: ['yacht'] },
  },
  train: {
    en: { preferred: 'train' },
    zh: { preferred: '列车' },
    de: { preferred: 'Zug' },
    ja: { preferred: '鉄道車両' },
    es: { preferred: 'tren' },
    fr: { preferred: 'train' },
    pl: { preferred: 'pociąg' },
  },
  /** An open shuttle for visitors; the word-for-word renderings are passenger cars. */
  sightseeingCar: {
    en: { preferred: 'sightseeing car', avoid: ['tourist car', 'touring car'] },
    zh: { preferred: '观光车', avoid: ['游览汽车'] },
    de: {
      preferred: 'Sightseeing-Fahrzeug',
      avoid: ['Besichtigungsauto', 'Besichtigungswagen', 'Aussichtswagen'],
    },
    ja: { preferred: '観光カート', avoid: ['サイトシーイング'] },
    es: { preferred: 'vehículo turístico', avoid: ['coche de turismo', 'coches de turismo'] },
    fr: {
      preferred: 'navette touristique',
      avoid: ['voiture de tourisme', 'voitures de tourisme'],
    },
    pl: {
      preferred: 'pojazd wycieczkowy',
      avoid: ['samochód turystyczn', 'samochód widokow', 'samochód wycieczkow'],
    },
  },
  /** A workshop on wheels where skis are waxed. */
  skiWaxTruck: {
    en: { preferred: 'ski-wax truck', avoid: ['snow-wax', 'snow wax'] },
    zh: { preferred: '雪蜡车', avoid: ['雪蜡汽车'] },
    de: { preferred: 'Wachstruck', avoid: ['Schneewachs'] },
    ja: { preferred: 'ワックストラック', avoid: ['雪ワックス', 'スノーワックス'] },
    es: { preferred: 'camión de encerado de esquís', avoid: ['cera de nieve'] },
    fr: { preferred: 'camion de fartage', avoid: ['cire à neige', 'cire de neige'] },
    pl: { preferred: 'ciężarówka do smarowania nart', avoid: ['wosk śnieżn', 'wosku śnieżn'] },
  },
  balconyRailing: {
    en: { preferred: 'balcony railing', avoid: ['balcony handrail', 'balcony fence'] },
    zh: { preferred: '阳台栏杆', avoid: ['阳台扶手', '阳台围栏'] },
    de: { preferred: 'Balkongeländer', avoid: ['Balkonreling'] },
    ja: { preferred: 'バルコニーの手すり', avoid: ['バルコニーレール', '手摺'] },
    es: { preferred: 'barandilla de balcón', avoid: ['baranda', 'barandal'] },
    fr: { preferred: 'garde-corps de balcon', avoid: ['rambarde', 'balustrade'] },
    pl: {
      preferred: 'balustrada balkonowa',
      avoid: ['poręcz balkon', 'barierka balkon', 'barierki balkon'],
    },
  },
  portableCharger: {
    en: { preferred: 'portable solar charger' },
    zh: { preferred: '便携式太阳能充电器', avoid: ['手提式太阳能', '可携式'] },
    de: {
      preferred: 'tragbares Solarladegerät',
      avoid: ['Solarlader', 'Solar-Charger', 'portables Ladegerät'],
    },
    ja: {
      preferred: 'ポータブルソーラー充電器',
      avoid: ['ソーラーチャージャー', '携帯型ソーラー'],
    },
    es: { preferred: 'cargador solar portátil', avoid: ['cargador solar móvil'] },
    fr: {
      preferred: 'chargeur solaire portable',
      avoid: ['chargeur solaire portatif', 'chargeurs solaires portatifs'],
    },
    pl: {
      preferred: 'przenośna ładowarka słoneczna',
      avoid: ['ładowarka solarn', 'ładowarki solarn', 'ładowarkę solarn'],
    },
  },
  /** A battery with sockets, not a power plant. */
  portablePowerStation: {
    en: {
      preferred: 'portable power station',
      avoid: ['portable power plant', 'mobile power station'],
    },
    zh: { preferred: '便携式储能电源', avoid: ['便携式电站', '移动电站', '便携式发电站'] },
    de: { preferred: 'tragbare Powerstation', avoid: ['tragbares Kraftwerk', 'mobiles Kraftwerk'] },
    ja: {
      preferred: 'ポータブル電源',
      avoid: ['ポータブル発電所', '携帯発電所', 'ポータブルパワーステーション'],
    },
    es: {
      preferred: 'estación de energía portátil',
      avoid: ['central eléctrica portátil', 'planta de energía portátil'],
    },
    fr: {
      preferred: 'station électrique portable',
      avoid: ['station d’énergie portable', 'centrale électrique portable', 'station de puissance'],
    },
    pl: {
      preferred: 'przenośna stacja zasilania',
      avoid: ['przenośna elektrowni', 'przenośnej elektrowni', 'przenośną elektrowni'],
    },
  },
} as const satisfies TermGroup;
