import { describe, expect, it } from 'vitest';
import { internationalPhone } from '../../cms/office/telephone.ts';

describe('a phone number as shown in the back office', () => {
  it.each([
    ['+49 (0)30 123-45 67', '', 'en', '+49 30 1234567'],
    [' 0049 30 1234567 ', '', 'en', '+49 30 1234567'],
    ['+1 202-555-0100', 'Germany', 'de', '+1 202 555 0100'],
    ['030 1234567 #12', '', 'de', '+49 30 1234567 ext. 12'],
  ])('is that of the country it names itself: %s', (text, place, language, expected) => {
    expect(internationalPhone(text, { place, language })).toBe(expected);
  });

  it.each([
    ['020 7946 0000', 'United Kingdom', 'en', '+44 20 7946 0000'],
    ['020 7946 0000', 'イギリス', 'ja', '+44 20 7946 0000'],
    ['01 42 68 53 00', 'Lyon, France', 'en', '+33 1 42 68 53 00'],
    ['(202) 555-0100', 'USA', 'en', '+1 202 555 0100'],
    ['138 0013 8000', '上海', 'zh', '+86 138 0013 8000'],
    ['2345 6789', '香港', 'zh', '+852 2345 6789'],
    ['030 1234567', 'Mars', 'de', '+49 30 1234567'],
  ])('is one of the place given: %s in %s', (text, place, language, expected) => {
    expect(internationalPhone(text, { place, language })).toBe(expected);
  });

  it.each([
    ['030 1234567', 'de', '+49 30 1234567'],
    ['０３－１２３４－５６７８', 'ja', '+81 3 1234 5678'],
    ['138 0013 8000', 'zh', '+86 138 0013 8000'],
    ['01 42 68 53 00', 'fr', '+33 1 42 68 53 00'],
    ['910 123 456', 'es', '+34 910 12 34 56'],
    ['22 123 45 67', 'pl', '+48 22 123 45 67'],
    ['021-6123 4567转801', 'zh', '+86 21 6123 4567 ext. 801'],
    ['03-1234-5678（内線12）', 'ja', '+81 3 1234 5678 ext. 12'],
  ])('is else one of the country of the site: %s in %s', (text, language, expected) => {
    expect(internationalPhone(text, { place: '', language })).toBe(expected);
  });

  it.each([
    ['020 7946 0000', '', 'en'],
    ['12345', 'Germany', 'de'],
    ['+999 123456789', '', 'de'],
    ['', 'Germany', 'de'],
    [null, null, null],
  ])('is left open where no country has it: %s', (text, place, language) => {
    expect(internationalPhone(text, { place, language })).toBe('');
  });
});
