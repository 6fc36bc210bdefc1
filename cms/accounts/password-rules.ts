import { passwordLength } from '../../app/i18n/accounts.ts';

/** Worded in app/i18n/accounts.ts. */
export type PasswordFault =
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordCommon'
  | 'passwordPersonal';

/**
 * The rules of NIST SP 800-63B: long enough, not common, not about its owner; character classes are
 * not required. Passwords are compared in the form that `normalizePassword` returns.
 * @param about what is known about the account: its email and name, the company.
 * @returns why the password cannot be accepted, or null.
 */
export async function passwordFault(
  password: string,
  about: (string | null | undefined)[],
): Promise<PasswordFault | null> {
  const { length } = [...password];
  if (length < passwordLength.shortest) return 'passwordTooShort';
  if (length > passwordLength.longest) return 'passwordTooLong';
  if (isPersonal(password, about)) return 'passwordPersonal';
  return (await isCommon(password)) ? 'passwordCommon' : null;
}

/** Unicode can spell the same letter in several ways; keyboards differ in which one they send. */
export const normalizePassword = (password: string): string => password.normalize('NFC');

let kept: Promise<Set<string>> | undefined;

/** The 49,000 most common passwords from zxcvbn; loaded when somebody first chooses a password. */
async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * A common password is still common with digits and punctuation around it, repeated, or in
 * capitals.
 */
async function isCommon(password: string): Promise<boolean> {
  kept ??= commonPasswords();
  const common = await kept;
  const lower = password.toLowerCase();
  const bare = bareOf(password);
  const core = lower.replace(/^\P{L}+|\P{L}+$/gu, '');
  const unit = /^(.+?)\1+$/u.exec(bare)?.[1];
  return (
    [lower, bare, core].some((form) => common.has(form)) ||
    (unit !== undefined && (unit.length <= 6 || common.has(unit))) ||
    isSequence(bare)
  );
}

/** `abcdefghijkl`, `987654321098`: each character follows the one before it. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return [1, -1].some((step) => steps.every((one) => one === step || Math.abs(one) === 9));
}

const fewestOther = 8;

/** Whether little remains once everything known about the account is removed. */
function isPersonal(password: string, about: (string | null | undefined)[]): boolean {
  const whole = bareOf(password);
  const words = about
    .flatMap((text) => [text ?? '', ...(text ?? '').split(/[^\p{L}\p{N}]+/u)])
    .map(bareOf)
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
  const left = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  return left !== whole && left.length < fewestOther;
}

/** Letters and digits only, whatever is between them. */
const bareOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
