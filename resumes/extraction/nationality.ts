import { textOf } from '../model.ts';
import { cjkAddress, street, town } from './address-shapes.ts';
import { countries, isPlace } from './places.ts';
import { type Evidence, evidence, fragmentsOf, type Resume } from './resume.ts';
import { fold, keyOf, lexicon } from './text.ts';

/** Adjectives of nationality in en, de, fr, es and pl, without endings that vary. */
const adjectives: Record<string, string> = {
  DE: 'german, dt, dt., dtsch, deutsch*, allemand*, aleman*, alemán, niemieck*, niemiec, niemka',
  AT: 'austrian, österr, österreich*, österreichisch*, autrichien*, austriac*, austriack*, austriak, austriaczka, österreicher*',
  CH: 'swiss, schweizer*, suisse*, suizo*, suiza*, szwajcar*',
  FR: 'french, französisch*, français*, francais*, frances*, francés*, francusk*, francuz*, franzose, französin',
  ES: 'spanish, spanisch*, espagnol*, español*, hiszpańsk*, hiszpan*, spanier*, spaniard',
  PL: 'polish, polnisch*, polonais*, polac*, polonesa, polonés, polsk*, polak, polka, pole, polin',
  GB: 'british, britisch*, britannique*, britanic*, británic*, brytyjsk*, brytyjczyk, brytyjka, english, scottish, welsh, inglés, inglesa, anglais*, brite, britin, engländer*',
  IE: 'irish, irisch*, irlandais*, irlandes*, irlandés*, irlandzk*, irlandcz*, ire, irin',
  US: 'american, us-american, amerikanisch*, us-amerikanisch*, américain*, estadounidense*, amerykańsk*, amerykanin, amerykanka, american citizen, amerikaner*',
  IT: 'italian, italienisch*, italien*, italian*, włosk*, włoch, włoszka, italiener*',
  PT: 'portuguese, portugiesisch*, portugais*, portugues*, portugués*, portugalsk*, portugalcz*, portugiese, portugiesin',
  NL: 'dutch, niederländisch*, néerlandais*, neerlandés*, neerlandes*, holandés*, holandes*, holendersk*, holender*, hollandais*, niederländer*',
  BE: 'belgian, belgisch*, belge*, belga*, belgijsk*, belg, belgijka, belgier*',
  LU: 'luxembourgish, luxemburgisch*, luxembourgeois*, luxemburgués*, luksembursk*',
  DK: 'danish, dänisch*, danois*, danés, danesa, duńsk*, däne, dänin',
  SE: 'swedish, schwedisch*, suédois*, sueco, sueca, szwedzk*, schwede, schwedin',
  NO: 'norwegian, norwegisch*, norvégien*, noruego, noruega, norwesk*, norweger*',
  FI: 'finnish, finnisch*, finlandais*, finlandés*, fińsk*, finlandesa, finne, finnin',
  CZ: 'czech, tschechisch*, tchèque*, checo, checa, czesk*, tscheche, tschechin',
  SK: 'slovak, slowakisch*, slovaque*, eslovaco, eslovaca, słowack*, slowake, slowakin',
  HU: 'hungarian, ungarisch*, hongrois*, húngaro, húngara, węgiersk*, ungar, ungarin',
  RO: 'romanian, rumänisch*, roumain*, rumano, rumana, rumuńsk*, rumäne, rumänin',
  BG: 'bulgarian, bulgarisch*, bulgare*, búlgaro, búlgara, bułgarsk*, bulgare, bulgarin',
  HR: 'croatian, kroatisch*, croate*, croata*, chorwack*, kroate, kroatin',
  SI: 'slovenian, slovene, slowenisch*, slovène*, esloveno, eslovena, słoweńsk*, slowene, slowenin',
  RS: 'serbian, serbisch*, serbe*, serbio, serbia, serbsk*, serbe, serbin',
  BA: 'bosnian, bosnisch*, bosnien*, bosnio, bosnia, bośniack*, bosnier*',
  GR: 'greek, griechisch*, grec, grecque, griego, griega, greck*, grieche, griechin',
  TR: 'turkish, türkisch*, turc, turque, turco, turca, tureck*, türke, türkin',
  UA: 'ukrainian, ukrainisch*, ukrainien*, ucraniano, ucraniana, ukraińsk*, ukrainiec, ukrainka, ukrainer*',
  RU: 'russian, russisch*, russe*, ruso, rusa, rosyjsk*, rosjanin, rosjanka, russe, russin',
  BY: 'belarusian, belarussisch*, belarusse, biélorusse*, bielorruso, bielorrusa, białorusk*, weißrussisch*, belarusse, belarussin',
  LT: 'lithuanian, litauisch*, lituanien*, lituano, lituana, litewsk*, litauer*',
  LV: 'latvian, lettisch*, letton*, letón, letona, łotewsk*, lette, lettin',
  EE: 'estonian, estnisch*, estonien*, estonio, estonia, estońsk*, este, estin',
  CN: 'chinese, chinesisch*, chinois*, chino, china, chińsk*, chinka, chińczyk, chinese, chinesin',
  TW: 'taiwanese, taiwanisch*, taïwanais*, taiwanés, taiwanesa, tajwańsk*',
  JP: 'japanese, japanisch*, japonais*, japonés, japonesa, japones, japońsk*, japonka, japończyk, japaner*',
  KR: 'korean, south korean, koreanisch*, südkoreanisch*, coréen*, sud-coréen*, coreano, coreana, surcoreano, surcoreana, koreańsk*, południowokoreańsk*, koreaner*, südkoreaner*',
  IN: 'indian, indisch*, indien, indienne, indio, india, indyjsk*, hindusk*, hindus, inder, inderin',
  PK: 'pakistani, pakistanisch*, pakistanais*, pakistaní, pakistańsk*, pakistaner*',
  BD: 'bangladeshi, bangladesch*, bangladais*, bangladesí',
  VN: 'vietnamese, vietnamesisch*, vietnamien*, vietnamita, wietnamsk*, vietnamese, vietnamesin',
  TH: 'thai, thailändisch*, thaïlandais*, tailandés, tailandesa, tajsk*, thailänder*',
  ID: 'indonesian, indonesisch*, indonésien*, indonesio, indonesia, indonezyjsk*, indonesier*',
  MY: 'malaysian, malaysisch*, malaisien*, malasio, malasia',
  PH: 'filipino, filipina, philippinisch*, philippin*, filipińsk*',
  SG: 'singaporean, singapurisch*, singapourien*, singapurense',
  AU: 'australian, australisch*, australien*, australiano, australiana, australijsk*, australier*',
  NZ: 'new zealander, new zealand, neuseeländisch*, néo-zélandais*, neozelandés, neozelandesa, nowozelandzk*',
  CA: 'canadian, kanadisch*, canadien*, canadiense*, kanadyjsk*, kanadier*',
  MX: 'mexican, mexikanisch*, mexicain*, mexicano, mexicana, meksykańsk*, mexikaner*',
  BR: 'brazilian, brasilianisch*, brésilien*, brasileño, brasileña, brazylijsk*, brasilianer*',
  AR: 'argentinian, argentine, argentinisch*, argentin*, argentyńsk*, argentinier*',
  CL: 'chilean, chilenisch*, chilien*, chileno, chilena, chilijsk*',
  CO: 'colombian, kolumbianisch*, colombien*, colombiano, colombiana, kolumbijsk*, kolumbianer*',
  PE: 'peruvian, peruanisch*, péruvien*, peruano, peruana, peruwiańsk*',
  VE: 'venezuelan, venezolanisch*, vénézuélien*, venezolano, venezolana, wenezuelsk*',
  EC: 'ecuadorian, ecuadorianisch*, équatorien*, ecuatoriano, ecuatoriana',
  CU: 'cuban, kubanisch*, cubain*, cubano, cubana',
  BO: 'bolivian, boliviano, boliviana',
  UY: 'uruguayan, uruguayo, uruguaya',
  MA: 'moroccan, marokkanisch*, marocain*, marroquí, marokańsk*, marokkaner*',
  DZ: 'algerian, algerisch*, algérien*, argelino, argelina, algiersk*, algerier*',
  TN: 'tunisian, tunesisch*, tunisien*, tunecino, tunecina, tunezyjsk*, tunesier*',
  EG: 'egyptian, ägyptisch*, égyptien*, egipcio, egipcia, egipsk*, ägypter*',
  SN: 'senegalese, senegalesisch*, sénégalais*, senegalés',
  CI: 'ivorian, ivoirien*, ivorisch*',
  CM: 'cameroonian, kamerunisch*, camerounais*, camerunés',
  NG: 'nigerian, nigerianisch*, nigérian*, nigeriano, nigeriana, nigeryjsk*, nigerianer*',
  GH: 'ghanaian, ghanaisch*, ghanéen*',
  KE: 'kenyan, kenianisch*, kenyan*, keniano, keniana',
  ZA: 'south african, südafrikanisch*, sud-africain*, sudafricano, sudafricana',
  ET: 'ethiopian, äthiopisch*, éthiopien*',
  IL: 'israeli, israelisch*, israélien*, israelí, izraelsk*',
  LB: 'lebanese, libanesisch*, libanais*, libanés, libanesa, libanese, libanesin',
  SY: 'syrian, syrisch*, syrien*, sirio, siria, syryjsk*, syrer, syrerin',
  IR: 'iranian, iranisch*, iranien*, iraní, irańsk*, iraner*',
  IQ: 'iraqi, irakisch*, irakien*, iraquí, iraker*',
  AF: 'afghan, afghanisch*, afghan*, afghane, afghanin',
  SA: 'saudi, saudi-arabisch*, saoudien*',
  KZ: 'kazakh, kasachisch*, kazakh*',
  GE: 'georgian, georgisch*, géorgien*, georgiano, gruzińsk*, georgier*',
  AM: 'armenian, armenisch*, arménien*, armenier*',
  AL: 'albanian, albanisch*, albanais*, albanés, albaner*',
  MK: 'macedonian, mazedonisch*, macédonien*',
  NP: 'nepalese, nepali, nepalesisch*, népalais*',
  LK: 'sri lankan, sri-lankisch*, sri-lankais*',
  MD: 'moldovan, moldauisch*, moldave*, moldavo, mołdawsk*, moldauer*',
  XK: 'kosovar, kosovarisch*, kosovo*, kosovare, kosovarin',
  AE: 'emirati, emirian',
  OM: 'omani',
  QA: 'qatari',
  KW: 'kuwaiti',
  BH: 'bahraini',
  JO: 'jordanian',
  YE: 'yemeni',
  LY: 'libyan',
  SD: 'sudanese',
  PS: 'palestinian',
  UG: 'ugandan',
  TZ: 'tanzanian',
  ZM: 'zambian',
  ZW: 'zimbabwean',
  RW: 'rwandan',
  MU: 'mauritian',
  MM: 'burmese',
  KH: 'cambodian, khmer',
  MN: 'mongolian',
  UZ: 'uzbek',
  AZ: 'azerbaijani',
  HK: 'hong kong chinese, hongkonger',
  CY: 'cypriot',
  MT: 'maltese',
  IS: 'icelandic',
  JM: 'jamaican',
  CR: 'costa rican, costarricense',
  DO: 'dominican, dominicano, dominicana',
  GT: 'guatemalan, guatemalteco, guatemalteca',
  HN: 'honduran, hondureño, hondureña',
  SV: 'salvadoran, salvadoreño, salvadoreña',
  PA: 'panamanian, panameño, panameña',
  PY: 'paraguayan, paraguayo, paraguaya',
  ML: 'malian, malien*, maliense',
  GN: 'guinean, guinéen*, guineano, guineana',
  TG: 'togolese, togolais*, togolés',
  BJ: 'beninese, béninois*',
  BF: 'burkinabé, burkinabè',
  CD: 'congolese, congolais*, kongolesisch*',
  MG: 'malagasy, malgache',
  HT: 'haitian, haïtien*, haitiano, haitiana',
  GA: 'gabonais*',
  MR: 'mauritanien*, mauritano, mauritana',
  NI: 'nicaraguan, nicaragüense',
};

const exact = new Map<string, string>();
const stems: { stem: string; country: string }[] = [];
for (const [country, list] of Object.entries(adjectives)) {
  for (const word of lexicon(list)) {
    if (word.endsWith('*')) stems.push({ stem: keyOf(word.slice(0, -1)), country });
    else exact.set(keyOf(word), country);
  }
}
stems.sort((one, other) => other.stem.length - one.stem.length);

/** @returns the ISO 3166-1 alpha-2 code for a word or name, e.g. `deutsche`, `Polska`, `日本国籍`. */
export function countryOf(text: string): string | null {
  const key = keyOf(text).replace(/^(?:the|die|der|la|le|el|les) /, '');
  if (key === '' || key.length > 40) return null;
  const country = countries.get(key) ?? exact.get(key);
  if (country) return country;
  if (/^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(key)) {
    const name = key.replace(/(?:国籍|國籍|籍|人|国民|公民)$/u, '');
    return countries.get(name) ?? countries.get(`${name}国`) ?? null;
  }
  const stem = stems.find((one) => key.startsWith(one.stem) && key.length - one.stem.length <= 4);
  return stem?.country ?? null;
}

/** Vehicle registration codes. */
const onPlates: Record<string, string> = { D: 'DE', A: 'AT', F: 'FR', E: 'ES', I: 'IT', B: 'BE' };

/** The first country in a value: of two nationalities the first is given. */
function firstCountry(value: string): string | null {
  const whole = countryOf(value);
  if (whole) return whole;
  const bare = fold(value).trim();
  const ofPlate = onPlates[bare];
  if (ofPlate) return ofPlate;
  if (/^[A-Z]{2}$/.test(bare) && [...countries.values()].includes(bare)) return bare;
  for (const part of bare.split(/[,;/|()]|\s+-\s+|\s(?:and|und|et|y|i|oraz|e)\s|[、・&+]/u)) {
    const found = countryOf(part);
    if (found) return found;
    for (const word of part.split(/\s+/)) {
      const ofWord = countryOf(word) ?? ofPair(word);
      if (ofWord) return ofWord;
    }
  }
  return null;
}

const phrases = [
  /(?<c>[\p{L}-]+)\s+(?:citizen(?:ship)?|national(?:ity)?|passport|staatsangehörig(?:keit|er?|e)|staatsbürger(?:in|schaft)?|obywatelstwo)(?!\p{L})/iu,
  /(?:citizen of|national of|staatsangehörigkeit|staatsbürgerschaft|nationalität|nationality|citizenship|nationalités?|nacionalidad(?:es)?|obywatelstwo|obywatel(?:ka)?|ressortissante?|passeport|pasaporte|paszport|citoyen(?:ne)?|ciudadan[oa])\s*:?\s+(?:the\s+)?(?<c>[\p{L}-]+(?:\s+[\p{L}-]+)?)/iu,
  /^(?<c>[\p{L}-]+)\s+(?:con|mit|avec|with|titulaire)\s+(?:un |une |a |d.un )?(?:permiso|nie|residencia|(?:un)?befristeter|aufenthalt|niederlassung|arbeitserlaubnis|permis|titre|carte|work permit|visa)/iu,
  /(?:国籍|國籍)\s*:?\s*(?<c>[\p{Script=Han}\p{Script=Katakana}ー]{2,10})/u,
  /(?<c>[\p{Script=Han}\p{Script=Katakana}ー]{2,8}?)[国國]?籍/u,
];
/** Beside such a word, a nationality needs no label: `ledig, deutsch`. */
const company =
  /\d{2} (?:ans|años|lat|jahre|years old)|geb\.|geboren|verheiratet|ledig|geschieden|married|single|célibataire|marié|pacsé|solter|casad|żonat|zamężna|kawaler|panna|born|né\(?e?\)? |nacid|ur\. |未婚|已婚|独身|既婚|\d{2}岁|\d{2}歲|党员|团员|硕士|本科|大专|(?<!\p{Script=Han})[男女](?!\p{Script=Han})|\d{1,2}[./-]\s?\d{1,2}[./-](?:19|20)\d{2}|@/iu;

export function findNationality(resume: Resume): Evidence | null {
  for (const { kind, value, line } of resume.labelled) {
    const country = kind === 'nationality' ? firstCountry(value) : null;
    if (country) return evidence(country, line);
  }
  for (const { kind, lines } of resume.sections) {
    if (kind === 'references' || kind === 'experience' || kind === 'education') continue;
    for (const line of lines) {
      const text = fold(textOf(line));
      for (const phrase of phrases) {
        const named = phrase.exec(text)?.groups?.c;
        const country = named && firstCountry(named);
        if (country) return evidence(country, line);
      }
      if ((kind === 'personal' || kind === 'top') && company.test(text)) {
        const parts = line.cells
          .flatMap((cell) => fragmentsOf(cell.text))
          .flatMap((part) => part.split(/,|\.\s|\s+[-–—]\s+/u));
        const country = parts.map((part) => adjectiveOnly(part)).find((found) => found !== null);
        if (country) return evidence(country, line);
      }
    }
  }
  return standingAlone(resume);
}

/** `Française` as a line among the contact details; several such words are languages. */
function standingAlone({ sections }: Resume): Evidence | null {
  const parts = sections
    .filter(({ kind }) => kind === 'personal' || kind === 'top')
    .flatMap(({ lines }) => lines)
    .flatMap((line) =>
      line.cells
        .flatMap((cell) => fragmentsOf(cell.text))
        .map((text) => ({ text, line, isOfAddress: isOfAddress(text) })),
    );
  const hasAddress = parts.some((part) => part.isOfAddress);
  const found = parts.flatMap(({ text, line }, index) => {
    // The name of a country beside an address belongs to it.
    const isApart = hasAddress && !parts[index - 1]?.isOfAddress && !parts[index + 1]?.isOfAddress;
    const country = adjectiveOnly(text) ?? (isApart ? countryOf(text) : null);
    return country === null ? [] : [evidence(country, line)];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

const isOfAddress = (text: string): boolean =>
  town.test(text) ||
  street.test(text) ||
  cjkAddress.test(text) ||
  (isPlace(text) && !countryOf(text));

function adjectiveOnly(part: string): string | null {
  if (countries.has(keyOf(part))) return null;
  return countryOf(part) ?? ofPair(part);
}

/** Truncated first halves: `franco-marocaine`, `hispano-argentina`. */
const shortForms: Record<string, string> = {
  franco: 'FR',
  germano: 'DE',
  hispano: 'ES',
  italo: 'IT',
  luso: 'PT',
  belgo: 'BE',
  austro: 'AT',
  anglo: 'GB',
  polsko: 'PL',
  sino: 'CN',
  helveto: 'CH',
};

/** `deutsch-türkisch`: of two nationalities the first is given. */
function ofPair(text: string): string | null {
  const [first = '', ...others] = text.split(/[-/]| und | et | y | i /u);
  const isPair = others.length === 1 && others.every((other) => countryOf(other) !== null);
  return isPair ? (countryOf(first) ?? shortForms[keyOf(first)] ?? null) : null;
}
