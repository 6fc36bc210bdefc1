import { describe, expect, it } from 'vitest';
import { normalizePassword, passwordFault } from '../../cms/accounts/password-rules.ts';

describe('a password', () => {
  const about = ['ada.lovelace@analytical.example', 'Ada Lovelace', 'eArc'];

  it.each([
    ['abc', 'passwordTooShort'],
    ['eleven char', 'passwordTooShort'],
    // Characters count, not bytes or UTF-16 code units.
    ['🦩🦩🦢🦆🦉🦜', 'passwordTooShort'],
    ['x y '.repeat(51), 'passwordTooLong'],
    ['unbelievable', 'passwordCommon'],
    ['Administrator', 'passwordCommon'],
    ['Password2024!', 'passwordCommon'],
    ['  !!dragon1998!!', 'passwordCommon'],
    ['passwordpassword', 'passwordCommon'],
    ['aaaaaaaaaaaaaaa', 'passwordCommon'],
    ['abcabcabcabcabc', 'passwordCommon'],
    ['abcdefghijklmnop', 'passwordCommon'],
    ['1234567890123456', 'passwordCommon'],
    ['ada.lovelace@analytical.example', 'passwordPersonal'],
    ['Lovelace-Ada-1815', 'passwordPersonal'],
    ['eArc-eArc-eArc-1', 'passwordPersonal'],
  ])('such as %s is refused: %s', async (password, fault) => {
    expect(await passwordFault(password, about)).toBe(fault);
  });

  it.each([
    'correct horse battery',
    'seven quiet herons',
    '12 monkeys and a llama',
    '千里之行始于足下不积跬步',
    'Lovelace und ihre Maschine',
    'w7$kPz!q0Rt2',
  ])('such as %s is taken, whatever kinds of characters it has', async (password) => {
    expect(await passwordFault(password, about)).toBeNull();
  });

  it('is the same however a keyboard encodes its letters', () => {
    expect(normalizePassword('Zu\u0308rich')).toBe(normalizePassword('Z\u00fcrich'));
  });
});
