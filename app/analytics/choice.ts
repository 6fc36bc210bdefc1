import { privacyVersion } from '../forms/privacy.ts';

const storageKey = 'analytics';

const monthsKept = 12;

interface Stored {
  /** Of what was asked: another service or another privacy notice is another question. */
  question: string;
  isAgreed: boolean;
  /** When the question is due again. */
  until: string;
}

const questionOf = (id: string) => `${id} ${privacyVersion}`;

/** @returns null for those who have to be asked: for the first time, or again. */
export function readChoice(id: string): boolean | null {
  try {
    const stored: Partial<Stored> = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const isValid =
      stored.question === questionOf(id) && Date.parse(stored.until ?? '') > Date.now();
    return isValid ? stored.isAgreed === true : null;
  } catch {
    return null;
  }
}

export function keepChoice(id: string, isAgreed: boolean): void {
  const until = new Date();
  until.setMonth(until.getMonth() + monthsKept);
  const stored: Stored = { question: questionOf(id), isAgreed, until: until.toISOString() };
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Storage may be full or forbidden; the choice then holds for this page.
  }
}

/** Global Privacy Control, and its predecessor: whoever has set one of them has refused already. */
export function hasRefusedEverywhere(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}
