import { fold, keyOf, lexicon } from './text.ts';

const languages = ['en', 'de', 'fr', 'es', 'pl', 'ja', 'zh', 'zh-Hant'];
const regions = lexicon(
  `AD,AE,AF,AL,AM,AO,AR,AT,AU,AZ,BA,BD,BE,BF,BG,BH,BI,BJ,BO,BR,BT,BW,BY,CA,CD,CF,CG,CH,CI,CL,CM,CN,CO,CR,CU,CY,CZ,DE,DJ,DK,DO,DZ,EC,EE,EG,ER,ES,ET,FI,FJ,FR,GA,GB,GE,GH,GN,GQ,GR,GT,HK,HN,HR,HT,HU,ID,IE,IL,IN,IQ,IR,IS,IT,JM,JO,JP,KE,KG,KH,KP,KR,KW,KZ,LA,LB,LI,LK,LR,LT,LU,LV,LY,MA,MC,MD,ME,MG,MK,ML,MM,MN,MO,MR,MT,MU,MW,MX,MY,MZ,NA,NE,NG,NI,NL,NO,NP,NZ,OM,PA,PE,PG,PH,PK,PL,PS,PT,PY,QA,RO,RS,RU,RW,SA,SD,SE,SG,SI,SK,SN,SO,SV,SY,TD,TG,TH,TJ,TM,TN,TR,TT,TW,TZ,UA,UG,US,UY,UZ,VE,VN,XK,YE,ZA,ZM,ZW`,
);

/** Country names in the languages of the site, normalised by `keyOf`. */
export const countries = new Map<string, string>();
for (const language of languages) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  for (const region of regions) {
    const name = names.of(region);
    if (name) countries.set(keyOf(name), region);
  }
}
for (const [name, region] of [
  ...[
    'USA',
    'U.S.A.',
    'US',
    'U.S.',
    'EE. UU.',
    'EE.UU.',
    'EEUU',
    'Vereinigte Staaten',
    'Vereinigte Staaten von Amerika',
    'United States of America',
    'Stany Zjednoczone Ameryki',
    '米国',
    'アメリカ',
    'アメリカ合衆国',
    '美国',
    '美國',
    'America',
    'États-Unis',
  ].map((name) => [name, 'US']),
  ...[
    'UK',
    'U.K.',
    'England',
    'Scotland',
    'Wales',
    'Great Britain',
    'Northern Ireland',
    'Großbritannien',
    'Grande-Bretagne',
    'Gran Bretaña',
    'Reino Unido',
    'Wielka Brytania',
    'Royaume-Uni',
    'イギリス',
    '英国',
    '英國',
    'Angleterre',
    'Inglaterra',
    'Anglia',
  ].map((name) => [name, 'GB']),
  ...[
    '中国',
    '中國',
    '中华人民共和国',
    '中華人民共和國',
    'PRC',
    "People's Republic of China",
    'P.R. China',
    'VR China',
    'Volksrepublik China',
    '中国大陆',
    '中華人民共和国',
  ].map((name) => [name, 'CN']),
  ...['台灣', '台湾', '臺灣', '中華民國', 'Taiwan', 'Tajwan', 'Taïwan'].map((name) => [name, 'TW']),
  ...['Holland', 'Hollande', 'Holandia', 'Holanda', 'オランダ'].map((name) => [name, 'NL']),
  ...['香港', 'Hong Kong', 'Hongkong'].map((name) => [name, 'HK']),
  ...['Türkei', 'Turkey', 'Turquie', 'Turquía', 'Türkiye', 'Turcja'].map((name) => [name, 'TR']),
  ...[
    'Czech Republic',
    'Tschechische Republik',
    'République tchèque',
    'República Checa',
    'Republika Czeska',
  ].map((name) => [name, 'CZ']),
  ...[
    '韓国',
    '大韓民国',
    '韩国',
    '韓國',
    'Korea',
    'South Korea',
    'Südkorea',
    'Corée',
    'Corée du Sud',
    'Corea',
    'Korea Południowa',
    'Republic of Korea',
  ].map((name) => [name, 'KR']),
  ...['Vietnam', 'Viet Nam', '越南', 'ベトナム', 'Wietnam'].map((name) => [name, 'VN']),
  ...['Russian Federation', 'Russische Föderation', '俄罗斯', 'Rosja'].map((name) => [name, 'RU']),
  ...['日本', '日本国', 'にほん'].map((name) => [name, 'JP']),
  ...['Bundesrepublik Deutschland', 'ドイツ', '德国', '德國', 'BRD'].map((name) => [name, 'DE']),
  ...['Białoruś', 'Weißrussland', 'Biélorussie'].map((name) => [name, 'BY']),
  ...['Republik Österreich', '奥地利'].map((name) => [name, 'AT']),
  ...['Elfenbeinküste', 'Ivory Coast'].map((name) => [name, 'CI']),
  ...['UAE', 'U.A.E.', 'Emirates', '阿联酋'].map((name) => [name, 'AE']),
  ...['KSA', 'Kingdom of Saudi Arabia', '沙特'].map((name) => [name, 'SA']),
  ...['PRC', 'PR China', 'P.R.China', 'P. R. China', 'Mainland China'].map((name) => [name, 'CN']),
  ...['中国香港', '中國香港', 'Hong Kong SAR', 'HKSAR', 'Hong Kong, China'].map((name) => [
    name,
    'HK',
  ]),
  ...['中国台湾', 'Taiwan, R.O.C.', 'Taiwan (R.O.C.)', 'R.O.C.'].map((name) => [name, 'TW']),
  ...['中国澳门', '澳門', '澳门', 'Macau', 'Macao'].map((name) => [name, 'MO']),
  ...['Burma', 'Myanmar', 'ミャンマー', '缅甸'].map((name) => [name, 'MM']),
] as [string, string][]) {
  countries.set(keyOf(name), region);
}

/** The workplaces that CVs mention most; others are recognised by their position. */
const cities = new Set(
  lexicon(`baden-württemberg, bayern, brandenburg, hessen, mecklenburg-vorpommern, niedersachsen, nordrhein-westfalen, rheinland-pfalz, saarland, sachsen, sachsen-anhalt, schleswig-holstein, thüringen, tirol, kärnten, steiermark, vorarlberg, burgenland, oberösterreich, niederösterreich,
  auvergne-rhône-alpes, bourgogne-franche-comté, bretagne, centre-val de loire, corse, grand est, hauts-de-france, île-de-france, normandie, nouvelle-aquitaine, occitanie, pays de la loire, provence-alpes-côte d'azur, paca, wallonie,
  andalucía, aragón, asturias, principado de asturias, cantabria, castilla y león, castilla-la mancha, cataluña, catalunya, comunidad de madrid, comunidad valenciana, extremadura, galicia, la rioja, navarra, país vasco, euskadi, islas baleares, islas canarias, región de murcia,
  dolnośląskie, kujawsko-pomorskie, lubelskie, lubuskie, łódzkie, małopolskie, mazowieckie, opolskie, podkarpackie, podlaskie, pomorskie, śląskie, świętokrzyskie, warmińsko-mazurskie, wielkopolskie, zachodniopomorskie,
  berlin, hamburg, münchen, munich, köln, cologne, frankfurt, frankfurt am main, stuttgart, düsseldorf, dortmund, essen, leipzig, bremen, dresden, hannover, hanover, nürnberg, nuremberg, duisburg, bochum, wuppertal, bielefeld, bonn, münster, karlsruhe, mannheim, augsburg, wiesbaden, freiburg, freiburg im breisgau, aachen, kiel, lübeck, magdeburg, erfurt, rostock, mainz, kassel, halle, halle (saale), saarbrücken, potsdam, heidelberg, darmstadt, würzburg, regensburg, ingolstadt, ulm, wolfsburg, göttingen, jena, erlangen, chemnitz, braunschweig, oldenburg, osnabrück, paderborn, heilbronn, konstanz, passau, bayreuth, wien, vienna, graz, linz, salzburg, innsbruck, zürich, zurich, genf, geneva, basel, bern, lausanne, walldorf, garching,
  paris, lyon, marseille, toulouse, nice, nantes, strasbourg, montpellier, bordeaux, lille, rennes, reims, grenoble, dijon, angers, nîmes, tours, rouen, metz, nancy, brest, caen, orléans, mulhouse, limoges, clermont-ferrand, saint-étienne, le havre, toulon, aix-en-provence, villeurbanne, la défense, nanterre, boulogne-billancourt, bruxelles, brussels, genève, annecy, chambéry, pau, poitiers, amiens, perpignan, besançon, la rochelle, sophia antipolis, montréal, québec, luxembourg, bayonne, avignon, le mans, valence, lorient, vannes,
  madrid, barcelona, valencia, sevilla, zaragoza, málaga, murcia, palma, palma de mallorca, bilbao, alicante, córdoba, valladolid, vigo, gijón, granada, a coruña, la coruña, vitoria, vitoria-gasteiz, pamplona, san sebastián, donostia, santander, almería, burgos, salamanca, oviedo, cádiz, getafe, alcobendas, tarragona, girona, lleida, logroño, huelva, jaén, badajoz, cáceres, toledo, león, castellón, cartagena, méxico, ciudad de méxico, bogotá, buenos aires, lima, santiago de chile, santiago, medellín, guadalajara, monterrey, quito, montevideo, las palmas, albacete, elche, santiago de compostela,
  warszawa, warsaw, kraków, krakow, cracow, łódź, wrocław, poznań, gdańsk, szczecin, bydgoszcz, lublin, katowice, białystok, gdynia, częstochowa, radom, sosnowiec, toruń, kielce, rzeszów, gliwice, zabrze, olsztyn, bielsko-biała, opole, sopot, tychy, zielona góra, płock, tarnów, legnica, koszalin, kalisz, bytom, rybnik, gorzów wielkopolski, konin,
  london, manchester, birmingham, leeds, glasgow, edinburgh, bristol, liverpool, sheffield, newcastle, nottingham, cardiff, belfast, leicester, cambridge, oxford, reading, southampton, portsmouth, brighton, york, coventry, exeter, bath, norwich, plymouth, swansea, aberdeen, dundee, dublin, cork, galway, derby, hull, milton keynes, new york, new york city, nyc, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego, dallas, san jose, austin, san francisco, seattle, denver, boston, washington, washington dc, washington d.c., atlanta, miami, portland, detroit, minneapolis, pittsburgh, raleigh, charlotte, palo alto, mountain view, sunnyvale, columbus, cleveland, baltimore, tampa, orlando, st. louis, salt lake city, sacramento, nashville, toronto, vancouver, ottawa, calgary, sydney, melbourne, brisbane, perth, adelaide, auckland, wellington, singapore, remote, mumbai, delhi, new delhi, bangalore, bengaluru, hyderabad, chennai, pune, dubai, amsterdam, rotterdam, eindhoven, utrecht, den haag, copenhagen, stockholm, oslo, helsinki, lisbon, lisboa, porto, rome, roma, milan, milano, turin, prague, praha, budapest, bratislava, brno, bucharest, kyiv, lviv, vilnius, riga, tallinn, athens, istanbul, tel aviv, moscow, shanghai, beijing, shenzhen, guangzhou, tokyo, osaka, kyoto, seoul, taipei, boulder, madison, tucson, albuquerque, richmond,
  東京, 東京都, 大阪, 大阪府, 大阪市, 京都, 京都府, 名古屋, 名古屋市, 横浜, 横浜市, 札幌, 福岡, 神戸, 仙台, 広島, 川崎, さいたま, 千葉, 埼玉, 神奈川, 愛知, 兵庫, 静岡, 浜松, 新潟, 岡山, 熊本, 北九州, 堺, つくば,
  河北, 山西, 辽宁, 吉林, 黑龙江, 江苏, 浙江, 安徽, 福建, 江西, 山东, 河南, 湖北, 湖南, 广东, 海南, 四川, 贵州, 云南, 陕西, 甘肃, 青海, 内蒙古, 广西, 西藏, 宁夏, 新疆,
  北京, 上海, 广州, 深圳, 杭州, 南京, 苏州, 成都, 武汉, 西安, 重庆, 天津, 青岛, 大连, 厦门, 宁波, 无锡, 长沙, 郑州, 济南, 合肥, 福州, 昆明, 沈阳, 哈尔滨, 长春, 石家庄, 南昌, 贵阳, 南宁, 太原, 常州, 东莞, 佛山, 珠海, 温州, 嘉兴, 南通, 徐州, 烟台, 北京市, 上海市, 广州市, 深圳市, 杭州市, 南京市, 苏州市, 成都市, 武汉市, 西安市, 台北, 臺北, 台北市, 臺北市, 新北, 新北市, 桃園, 桃園市, 新竹, 新竹市, 台中, 臺中, 台中市, 臺中市, 台南, 臺南, 台南市, 臺南市, 高雄, 高雄市, 香港, 廣州, 蘇州, 東莞, 竹北, 竹北市, 新竹縣`).map(
    keyOf,
  ),
);
const states =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|NRW|BW|TX)$/;

/** A text that names only a place. */
export function isPlace(text: string): boolean {
  const bare = fold(text)
    .trim()
    .replace(/^\(|\)$/g, '');
  const parts = bare
    .split(/[,/|·-]\s*|\s-\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 4) return false;
  const isKnown = (part: string) =>
    cities.has(keyOf(part)) ||
    countries.has(keyOf(part)) ||
    states.test(part) ||
    /^[\p{Script=Han}]{1,4}[省市県區区縣]$/u.test(part);
  return (
    isKnown(bare) ||
    parts.every(isKnown) ||
    (parts.length > 1 &&
      isKnown(parts.at(-1) ?? '') &&
      (countries.has(keyOf(parts.at(-1) ?? '')) || /^\p{Lu}[\p{L} .'-]+, [A-Z]{2}$/u.test(bare)))
  );
}
