import type { ResumeLanguage } from '../reading.ts';
import { keyOf, lexicon } from './text.ts';

const stopWords: Record<'en' | 'de' | 'fr' | 'es' | 'pl', Set<string>> = {
  en: new Set(
    lexicon(
      'the, and, of, for, with, at, to, in, experience, skills, education, present, languages, address, engineer, university, date',
    ),
  ),
  de: new Set(
    lexicon(
      'und, der, die, das, mit, fur, bei, von, im, zur, heute, seit, berufserfahrung, ausbildung, kenntnisse, sprachen, lebenslauf, geburtsdatum, geboren, als, staatsangehorigkeit, anschrift, deutsch, englisch, vorname, telefon, in, bis, am, an, zum',
    ),
  ),
  fr: new Set(
    lexicon(
      "et, le, la, les, des, du, pour, avec, aujourd'hui, depuis, experience, formation, competences, langues, chez, ne, nee, nationalite, adresse, en, de, au, aux, dans, sur, nom, prenom, naissance, poste, francais, anglais, stage, une, responsable",
    ),
  ),
  es: new Set(
    lexicon(
      'y, el, los, las, del, para, con, actualidad, desde, experiencia, formacion, idiomas, competencias, en, nacionalidad, direccion, una, de, la, por, como, nombre, apellidos, nacimiento, espanol, ingles, puesto, laboral, fecha',
    ),
  ),
  pl: new Set(
    lexicon(
      'i, w, z, na, do, od, oraz, obecnie, doswiadczenie, wyksztalcenie, umiejetnosci, jezyki, zawodowe, urodzenia, dla, sie, adres, obywatelstwo, zainteresowania, stanowisko, nazwisko, imie, jezyk, angielski, polski, praca, ul, ds',
    ),
  ),
};

/** Letters that only one of them uses; in a name they may come from another language. */
const letters: Record<keyof typeof stopWords, RegExp> = {
  en: /(?!)/gu,
  de: /[äöüß]/giu,
  fr: /[çèêëàùœî]/giu,
  es: /[ñ¿¡íú]/giu,
  pl: /[łżźćńąęś]/giu,
};

/** The language of a CV, by its script and its function words. */
export function detectLanguage(text: string): ResumeLanguage {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if ((kana + han) * 4 > latin) return kana > han * 0.08 ? 'ja' : 'zh';
  const counts = { en: 0, de: 0, fr: 0, es: 0, pl: 0 };
  const languages = ['en', 'de', 'fr', 'es', 'pl'] as const;
  for (const word of keyOf(text).match(/[\p{L}']+/gu) ?? []) {
    for (const language of languages) {
      if (stopWords[language].has(word)) counts[language] += 1;
    }
  }
  for (const language of languages)
    counts[language] += 0.3 * (text.match(letters[language])?.length ?? 0);
  return languages.reduce((best, language) => (counts[language] > counts[best] ? language : best));
}
