/** MP4 files as the site reads them: boxes that say what is in them, and no images. */

interface FilmOptions {
  /** The sample entry, with what it says of the codec. */
  entry?: Buffer;
  hasSound?: boolean;
  width?: number;
  height?: number;
  seconds?: number;
  /** Durations and moments in 64 bits. */
  isLong?: boolean;
  /** As a telephone held upright writes it. */
  isTurned?: boolean;
  /** Where it was taken, as cameras write it. */
  place?: string;
  /** Bytes of images. */
  size?: number;
}

export function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

const entryOf = (type: string, configuration: Buffer) => box(type, Buffer.alloc(78), configuration);

/** H.264, by default in the profile High of level 3.2. */
export const h264 = (profile = 100) =>
  entryOf('avc1', box('avcC', Buffer.from([1, profile, 0, 32])));

/** AV1 in a profile, of level 3.1. */
export const av1 = (profile = 0, depth = 0) =>
  entryOf('av01', box('av1C', Buffer.from([0x81, (profile << 5) | 5, depth, 0])));

export const otherCodec = (type: string) => entryOf(type, Buffer.alloc(0));

export function makeFilm(options: FilmOptions = {}): Buffer {
  const { entry = h264(), hasSound = false, isLong = false, place, size = 4000 } = options;
  const notes = place ? [box('udta', box('\xa9xyz', Buffer.from(place)))] : [];
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\u0002\0isomavc1mp41', 'latin1')),
    box(
      'moov',
      dated('mvhd', isLong, (options.seconds ?? 6) * 1000),
      box('trak', tkhd(options), mediaOf('vide', entry)),
      ...(hasSound ? [box('trak', tkhd(options), mediaOf('soun', otherCodec('mp4a')))] : []),
      ...notes,
    ),
    box('mdat', Buffer.alloc(size, 7)),
  ]);
}

function mediaOf(kind: string, entry: Buffer): Buffer {
  const handler = Buffer.alloc(24);
  handler.write(kind, 8, 'latin1');
  const count = Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]);
  return box('mdia', box('hdlr', handler), box('minf', box('stbl', box('stsd', count, entry))));
}

/** With the moment at which it was made, the thousandths of a second and a duration. */
function dated(type: string, isLong: boolean, duration: number): Buffer {
  const content = Buffer.alloc(isLong ? 112 : 100);
  content.writeUInt8(isLong ? 1 : 0, 0);
  if (isLong) {
    content.writeBigUInt64BE(3_900_000_000n, 4);
    content.writeUInt32BE(1000, 20);
    content.writeBigUInt64BE(BigInt(Math.round(duration)), 24);
  } else {
    content.writeUInt32BE(3_900_000_000, 4);
    content.writeUInt32BE(1000, 12);
    content.writeUInt32BE(Math.round(duration), 16);
  }
  return box(type, content);
}

function tkhd({ width = 1280, height = 720, isLong = false, isTurned = false }: FilmOptions) {
  const content = Buffer.alloc(isLong ? 96 : 84);
  content.writeUInt8(isLong ? 1 : 0, 0);
  content.writeUInt32BE(3_900_000_000, isLong ? 8 : 4);
  const matrix = isLong ? 52 : 40;
  for (const index of isTurned ? [1, 3] : [0, 4]) {
    content.writeInt32BE(index === 3 ? -65_536 : 65_536, matrix + index * 4);
  }
  content.writeUInt32BE(width * 65_536, matrix + 36);
  content.writeUInt32BE(height * 65_536, matrix + 40);
  return box('tkhd', content);
}
