import { defaultLanguage, isLanguage, languages } from '../../app/i18n/languages.ts';
import { staffMessage } from '../../app/i18n/staff.ts';
import { writingWords } from '../../app/i18n/writing.ts';
import { type Finding, isRefused } from './checks.ts';

/** A finding as it is shown beside the form. */
export interface WordedFinding {
  path: string;
  isRefused: boolean;
  text: string;
}

/** @param language of whoever reads it. */
export function wordFinding(finding: Finding, language: string): WordedFinding {
  return { path: finding.path, isRefused: isRefused(finding), text: textOf(finding, language) };
}

function textOf(finding: Finding, language: string): string {
  const reader = isLanguage(language) ? language : defaultLanguage;
  const words = writingWords(reader);
  const listed = (codes: (keyof typeof languages)[]) =>
    new Intl.ListFormat(languages[reader].tag, { type: 'conjunction' }).format(
      codes.map((code) => languages[code].name),
    );
  switch (finding.kind) {
    case 'referenceUnknown':
      return fill(staffMessage('referenceUnknown', language), { reference: finding.reference });
    case 'linkTargetMissing':
      return fill(staffMessage('linkTargetMissing', language), { path: finding.page });
    case 'alternativeMissing':
      return fill(words.alternativeMissing, {
        name: finding.picture.filename,
        languages: listed(finding.languages),
      });
    case 'pictureHeavy': {
      const size = new Intl.NumberFormat(languages[reader].tag, { maximumFractionDigits: 1 });
      const { filename, bytes } = finding.picture;
      return fill(words.pictureHeavy, { name: filename, size: size.format(bytes / 1_000_000) });
    }
    case 'pictureSmall': {
      const { filename, width } = finding.picture;
      return fill(words.pictureSmall, { name: filename, width: String(width) });
    }
    case 'languagesMissing':
      return fill(words.languagesMissing, { languages: listed(finding.languages) });
    case 'headingSkipped': {
      const { level, before } = finding;
      return fill(words.headingSkipped, { level: String(level), before: String(before) });
    }
    case 'descriptionMissing':
      return words.descriptionMissing;
  }
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
