import { formatNumber } from './format.ts';

/** A text in the forms that numbers ask for in its language; each has {value}, or none has. */
export type Plural = { other: string } & { [Category in Intl.LDMLPluralRule]?: string };

/** What the catalogue of another language has where the English one has these messages. */
export type Translated<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends string ? string : Plural;
};

/** @returns the form for a number, with the number in the place of {value}. */
export function plural(forms: Plural, value: number, languageTag: string): string {
  const form = forms[new Intl.PluralRules(languageTag).select(value)] ?? forms.other;
  return form.replace('{value}', formatNumber(value, languageTag));
}
