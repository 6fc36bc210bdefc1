import { describe, expect, it } from 'vitest';
import { isSameFilm, readFilm, withoutFilmNotes } from '../../cms/videos/film.ts';
import { detectFileType } from '../../file-types.ts';
import { av1, box, h264, makeFilm, otherCodec } from '../helpers/films.ts';

describe('A film', () => {
  it('says how it is encoded, how large it is and how long', () => {
    expect(readFilm(makeFilm())).toEqual({
      ...{ codec: 'h264', codecs: 'avc1.640020', hasSound: false },
      ...{ width: 1280, height: 720, seconds: 6 },
    });
    const long = makeFilm({ entry: av1(), isLong: true, seconds: 6.5, width: 960, height: 540 });
    expect(readFilm(long)).toEqual({
      ...{ codec: 'av1', codecs: 'av01.0.05M.08', hasSound: false },
      ...{ width: 960, height: 540, seconds: 6.5 },
    });
  });

  it('has the size that it is shown in', () => {
    const { width, height } = readFilm(makeFilm({ isTurned: true })) ?? {};
    expect([width, height]).toEqual([720, 1280]);
  });

  it('says that it has sound', () => {
    expect(readFilm(makeFilm({ hasSound: true }))?.hasSound).toBe(true);
  });

  it.each([
    ['Constrained Baseline', h264(66), 'h264', 'avc1.420020'],
    ['High 10', h264(110), null, 'avc1.6e0020'],
    ['High 4:4:4', h264(244), null, 'avc1.f40020'],
    ['AV1 with ten bits', av1(0, 0x40), 'av1', 'av01.0.05M.10'],
    ['AV1 of the upper tier', av1(0, 0x80), 'av1', 'av01.0.05H.08'],
    ['AV1 Professional with twelve bits', av1(2, 0x60), null, 'av01.2.05M.12'],
    ['H.265', otherCodec('hvc1'), null, 'hvc1'],
  ])('in %s is known for what it is', (_, entry, codec, codecs) => {
    expect(readFilm(makeFilm({ entry }))).toMatchObject({ codec, codecs });
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['no MP4', Buffer.from('%PDF-1.7 and nothing else that would be a film')],
    ['without images', box('moov', Buffer.from('none'))],
    ['of no length', makeFilm({ seconds: 0 })],
    ['without width', makeFilm({ width: 0 })],
    ['with a box that has no room for its head', Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0])],
    [
      'with a box of 2⁶³ bytes',
      Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('moov'), Buffer.alloc(8, 0x7f)]),
    ],
  ])('that is %s is none', (_, data) => {
    expect(readFilm(data)).toBeNull();
  });

  it('cut off anywhere is none, and never breaks the reader', () => {
    const whole = makeFilm({ hasSound: true, size: 40 });
    for (let length = 0; length < whole.length; length++) {
      expect([length, readFilm(whole.subarray(0, length))]).toEqual([length, null]);
    }
  });

  it('with any byte changed is a film or none', () => {
    const whole = makeFilm({ size: 8 });
    for (let at = 0; at < whole.length; at++) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const changed = Buffer.from(whole);
        changed[at] = value;
        const film = readFilm(changed);
        expect(film === null || (film.seconds > 0 && film.width > 0)).toBe(true);
        if (film) withoutFilmNotes(changed);
      }
    }
  });

  it('is stored without where and when it was taken, byte for byte where it was', () => {
    const place = '+48.1371+011.5754/';
    for (const isLong of [false, true]) {
      const film = makeFilm({ place, isLong });
      const stored = withoutFilmNotes(film);
      expect(film.includes(place)).toBe(true);
      expect(stored.includes(place)).toBe(false);
      expect(stored.includes('udta')).toBe(false);
      const moment = Buffer.alloc(4);
      moment.writeUInt32BE(3_900_000_000);
      expect([film.includes(moment), stored.includes(moment)]).toEqual([true, false]);
      expect([stored.length, stored.indexOf('mdat')]).toEqual([film.length, film.indexOf('mdat')]);
      expect(readFilm(stored)).toEqual(readFilm(film));
    }
  });

  it('is the same in another encoding if it is as long, in the same proportions', () => {
    const film = { width: 1280, height: 720, seconds: 6 };
    expect(isSameFilm(film, { width: 960, height: 540, seconds: 6.04 })).toBe(true);
    expect(isSameFilm(film, { ...film, seconds: 9 })).toBe(false);
    expect(isSameFilm(film, { ...film, height: 960 })).toBe(false);
    expect(isSameFilm(film, {})).toBe(false);
  });
});

it('MP4 is known by its content; pictures and QuickTime in the same container are not MP4', () => {
  const ofBrand = (brand: string) => box('ftyp', Buffer.from(`${brand}\0\0\0\0`));
  const found = ['isom', 'mp42', 'avif', 'heic', 'qt  '].map((one) => detectFileType(ofBrand(one)));
  expect(found).toEqual(['mp4', 'mp4', 'avif', null, null]);
});
