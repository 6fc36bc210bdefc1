import { textOf } from '../model.ts';
import { countries } from './places.ts';
import { type Evidence, evidence, fragmentsOf, type Resume } from './resume.ts';
import { fold, keyOf, words } from './text.ts';

/** Adjectives of nationality in en, de, fr, es and pl, with their endings left off where they vary. */
const adjectives: Record<string, string> = {
  DE: 'german, dt, dt., dtsch, deutsch*, allemand*, aleman*, alemán, niemieck*, niemiec, niemka',
  AT: 'austrian, österr, österreich*, österreichisch*, autrichien*, austriac*, austriack*, austriak, austriaczka',
  CH: 'swiss, schweizer*, suisse*, suizo*, suiza*, szwajcar*',
  FR: 'french, französisch*, français*, francais*, frances*, francés*, francusk*, francuz*, franzose, französin',
  ES: 'spanish, spanisch*, espagnol*, español*, hiszpańsk*, hiszpan*, spanier*, spaniard',
  PL: 'polish, polnisch*, polonais*, polac*, polonesa, polonés, polsk*, polak, polka, pole, polin',
  GB: 'british, britisch*, britannique*, britanic*, británic*, brytyjsk*, brytyjczyk, brytyjka, english, scottish, welsh, inglés, inglesa, anglais*, brite, britin',
  IE: 'irish, irisch*, irlandais*, irlandes*, irlandés*, irlandzk*, irlandcz*',
  US: 'american, us-american, amerikanisch*, us-amerikanisch*, américain*, estadounidense*, amerykańsk*, amerykanin, amerykanka, american citizen',
  IT: 'italian, italienisch*, italien*, italian*, włosk*, włoch, włoszka',
  PT: 'portuguese, portugiesisch*, portugais*, portugues*, portugués*, portugalsk*, portugalcz*',
  NL: 'dutch, niederländisch*, néerlandais*, neerlandés*, neerlandes*, holandés*, holandes*, holendersk*, holender*, hollandais*, niederländer*',
  BE: 'belgian, belgisch*, belge*, belga*, belgijsk*, belg, belgijka',
  LU: 'luxembourgish, luxemburgisch*, luxembourgeois*, luxemburgués*, luksembursk*',
  DK: 'danish, dänisch*, danois*, danés, danesa, duńsk*',
  SE: 'swedish, schwedisch*, suédois*, sueco, sueca, szwedzk*',
  NO: 'norwegian, norwegisch*, norvégien*, noruego, noruega, norwesk*',
  FI: 'finnish, finnisch*, finlandais*, finlandés*, fińsk*, finlandesa',
  CZ: 'czech, tschechisch*, tchèque*, checo, checa, czesk*',
  SK: 'slovak, slowakisch*, slovaque*, eslovaco, eslovaca, słowack*',
  HU: 'hungarian, ungarisch*, hongrois*, húngaro, húngara, węgiersk*',
  RO: 'romanian, rumänisch*, roumain*, rumano, rumana, rumuńsk*',
  BG: 'bulgarian, bulgarisch*, bulgare*, búlgaro, búlgara, bułgarsk*',
  HR: 'croatian, kroatisch*, croate*, croata*, chorwack*',
  SI: 'slovenian, slovene, slowenisch*, slovène*, esloveno, eslovena, słoweńsk*',
  RS: 'serbian, serbisch*, serbe*, serbio, serbia, serbsk*',
  BA: 'bosnian, bosnisch*, bosnien*, bosnio, bosnia, bośniack*',
  GR: 'greek, griechisch*, grec, grecque, griego, griega, greck*',
  TR: 'turkish, türkisch*, turc, turque, turco, turca, tureck*',
  UA: 'ukrainian, ukrainisch*, ukrainien*, ucraniano, ucraniana, ukraińsk*, ukrainiec, ukrainka',
  RU: 'russian, russisch*, russe*, ruso, rusa, rosyjsk*, rosjanin, rosjanka',
  BY: 'belarusian, belarussisch*, belarusse, biélorusse*, bielorruso, bielorrusa, białorusk*, weißrussisch*',
  LT: 'lithuanian, litauisch*, lituanien*, lituano, lituana, litewsk*',
  LV: 'latvian, lettisch*, letton*, letón, letona, łotewsk*',
  EE: 'estonian, estnisch*, estonien*, estonio, estonia, estońsk*',
  CN: 'chinese, chinesisch*, chinois*, chino, china, chińsk*, chinka, chińczyk',
  TW: 'taiwanese, taiwanisch*, taïwanais*, taiwanés, taiwanesa, tajwańsk*',
  JP: 'japanese, japanisch*, japonais*, japonés, japonesa, japones, japońsk*, japonka, japończyk',
  KR: 'korean, south korean, koreanisch*, südkoreanisch*, coréen*, sud-coréen*, coreano, coreana, surcoreano, surcoreana, koreańsk*, południowokoreańsk*',
  IN: 'indian, indisch*, indien, indienne, indio, india, indyjsk*, hindusk*, hindus',
  PK: 'pakistani, pakistanisch*, pakistanais*, pakistaní, pakistańsk*',
  BD: 'bangladeshi, bangladesch*, bangladais*, bangladesí',
  VN: 'vietnamese, vietnamesisch*, vietnamien*, vietnamita, wietnamsk*',
  TH: 'thai, thailändisch*, thaïlandais*, tailandés, tailandesa, tajsk*',
  ID: 'indonesian, indonesisch*, indonésien*, indonesio, indonesia, indonezyjsk*',
  MY: 'malaysian, malaysisch*, malaisien*, malasio, malasia',
  PH: 'filipino, filipina, philippinisch*, philippin*, filipińsk*',
  SG: 'singaporean, singapurisch*, singapourien*, singapurense',
  AU: 'australian, australisch*, australien*, australiano, australiana, australijsk*',
  NZ: 'new zealander, new zealand, neuseeländisch*, néo-zélandais*, neozelandés, neozelandesa, nowozelandzk*',
  CA: 'canadian, kanadisch*, canadien*, canadiense*, kanadyjsk*',
  MX: 'mexican, mexikanisch*, mexicain*, mexicano, mexicana, meksykańsk*',
  BR: 'brazilian, brasilianisch*, brésilien*, brasileño, brasileña, brazylijsk*',
  AR: 'argentinian, argentine, argentinisch*, argentin*, argentyńsk*',
  CL: 'chilean, chilenisch*, chilien*, chileno, chilena, chilijsk*',
  CO: 'colombian, kolumbianisch*, colombien*, colombiano, colombiana, kolumbijsk*',
  PE: 'peruvian, peruanisch*, péruvien*, peruano, peruana, peruwiańsk*',
  VE: 'venezuelan, venezolanisch*, vénézuélien*, venezolano, venezolana, wenezuelsk*',
  EC: 'ecuadorian, ecuadorianisch*, équatorien*, ecuatoriano, ecuatoriana',
  CU: 'cuban, kubanisch*, cubain*, cubano, cubana',
  BO: 'bolivian, boliviano, boliviana',
  UY: 'uruguayan, uruguayo, uruguaya',
  MA: 'moroccan, marokkanisch*, marocain*, marroquí, marokańsk*',
  DZ: 'algerian, algerisch*, algérien*, argelino, argelina, algiersk*',
  TN: 'tunisian, tunesisch*, tunisien*, tunecino, tunecina, tunezyjsk*',
  EG: 'egyptian, ägyptisch*, égyptien*, egipcio, egipcia, egipsk*',
  SN: 'senegalese, senegalesisch*, sénégalais*, senegalés',
  CI: 'ivorian, ivoirien*, ivorisch*',
  CM: 'cameroonian, kamerunisch*, camerounais*, camerunés',
  NG: 'nigerian, nigerianisch*, nigérian*, nigeriano, nigeriana, nigeryjsk*',
  GH: 'ghanaian, ghanaisch*, ghanéen*',
  KE: 'kenyan, kenianisch*, kenyan*, keniano, keniana',
  ZA: 'south african, südafrikanisch*, sud-africain*, sudafricano, sudafricana',
  ET: 'ethiopian, äthiopisch*, éthiopien*',
  IL: 'israeli, israelisch*, israélien*, israelí, izraelsk*',
  LB: 'lebanese, libanesisch*, libanais*, libanés, libanesa',
  SY: 'syrian, syrisch*, syrien*, sirio, siria, syryjsk*',
  IR: 'iranian, iranisch*, iranien*, iraní, irańsk*',
  IQ: 'iraqi, irakisch*, irakien*, iraquí',
  AF: 'afghan, afghanisch*, afghan*',
  SA: 'saudi, saudi-arabisch*, saoudien*',
  KZ: 'kazakh, kasachisch*, kazakh*',
  GE: 'georgian, georgisch*, géorgien*, georgiano, gruzińsk*',
  AM: 'armenian, armenisch*, arménien*',
  AL: 'albanian, albanisch*, albanais*, albanés',
  MK: 'macedonian, mazedonisch*, macédonien*',
  NP: 'nepalese, nepali, nepalesisch*, népalais*',
  LK: 'sri lankan, sri-lankisch*, sri-lankais*',
  MD: 'moldovan, moldauisch*, moldave*, moldavo, mołdawsk*',
  XK: 'kosovar, kosovarisch*, kosovo*',
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
  CR: 'costa rican',
  DO: 'dominican',
  GT: 'guatemalan',
  HN: 'honduran',
  SV: 'salvadoran',
  PA: 'panamanian',
  PY: 'paraguayan',
};

const exact = new Map<string, string>();
const stems: { stem: string; country: string }[] = [];
for (const [country, list] of Object.entries(adjectives)) {
  for (const word of words(list)) {
    if (word.endsWith('*')) stems.push({ stem: keyOf(word.slice(0, -1)), country });
    else exact.set(keyOf(word), country);
  }
}
stems.sort((one, other) => other.stem.length - one.stem.length);

/** @returns ISO 3166-1 alpha-2 of one word or name, e.g. `deutsche`, `Polska`, `日本国籍`. */
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

/** As on the plates of cars. */
const onPlates: Record<string, string> = { D: 'DE', A: 'AT', F: 'FR', E: 'ES', I: 'IT', B: 'BE' };

/** The first country that a value names: of two nationalities the first is given. */
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
      const ofWord = countryOf(word);
      if (ofWord) return ofWord;
    }
  }
  return null;
}

const phrases = [
  /(?<c>[\p{L}-]+)\s+(?:citizen(?:ship)?|national(?:ity)?|passport|staatsangehörigkeit|staatsbürger(?:in|schaft)?|obywatelstwo)(?!\p{L})/iu,
  /(?:citizen of|national of|staatsangehörigkeit|staatsbürgerschaft|nationalität|nationality|citizenship|nationalité|nacionalidad|obywatelstwo|obywatel(?:ka)?|ressortissante?|citoyen(?:ne)?|ciudadan[oa])\s*:?\s+(?:the\s+)?(?<c>[\p{L}-]+(?:\s+[\p{L}-]+)?)/iu,
  /(?:国籍|國籍)\s*:?\s*(?<c>[\p{Script=Han}\p{Script=Katakana}ー]{2,10})/u,
  /(?<c>[\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:国籍|國籍)/u,
];
/** Beside such a word a nationality needs no word of its own: `ledig, deutsch`. */
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
          .flatMap((part) => part.split(','));
        const country = parts.map((part) => adjectiveOnly(part)).find((found) => found !== null);
        if (country) return evidence(country, line);
      }
    }
  }
  return null;
}

function adjectiveOnly(part: string): string | null {
  if (countries.has(keyOf(part))) return null;
  // `deutsch-türkisch`: of two the first is given.
  const [first = '', ...others] = part.split(/[-/]| und /u);
  const isPair = others.length === 1 && others.every((other) => countryOf(other) !== null);
  return countryOf(part) ?? (isPair ? countryOf(first) : null);
}
