/** What a film is encoded with: one that every browser plays, and a smaller one for newer ones. */
export const filmCodecs = { h264: 'H.264', av1: 'AV1' } as const;

type FilmCodec = keyof typeof filmCodecs;

/** What the boxes of an MP4 file (ISO/IEC 14496-12) say of the film in it. */
interface Film {
  /** Null if browsers cannot be relied on to play it. */
  codec: FilmCodec | null;
  /** As in a `type` attribute (RFC 6381): `avc1.640028`. */
  codecs: string;
  /** As it is shown, in pixels. */
  width: number;
  height: number;
  seconds: number;
  hasSound: boolean;
}

interface Box {
  type: string;
  /** The bytes of the type, and those of what is in the box: changes to them change the file. */
  name: Buffer;
  content: Buffer;
}

/** Constrained Baseline, Main and High: 8 bits, with halved colours. Others play in some browsers. */
const playedProfiles = [66, 77, 100];

/** What stands before the boxes of a sample entry: ISO/IEC 14496-12, 12.1.3. */
const sampleEntryBytes = 78;

/** @returns null if the file is truncated, is no MP4, or has no picture that lasts. */
export function readFilm(data: Uint8Array): Film | null {
  try {
    return filmIn(bufferOf(data));
  } catch (error) {
    // What is read beyond the end of a box.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function filmIn(data: Buffer): Film | null {
  const file = boxesIn(data);
  const movie = boxesIn(contentOf(file, 'moov'));
  const seconds = secondsOf(contentOf(movie, 'mvhd'));
  const tracks = movie.filter(({ type }) => type === 'trak').map(({ content }) => trackIn(content));
  const picture = tracks.find(({ kind }) => kind === 'vide');
  if (!picture || !file.some(({ type }) => type === 'mdat')) return null;
  const { width, height } = sizeOf(contentOf(picture.boxes, 'tkhd'));
  if (!(width > 0 && height > 0 && seconds > 0 && Number.isFinite(seconds))) return null;
  const hasSound = tracks.some(({ kind }) => kind === 'soun');
  return { ...codecOf(picture.media), width, height, seconds, hasSound };
}

function trackIn(track: Buffer) {
  const boxes = boxesIn(track);
  const media = boxesIn(contentOf(boxes, 'mdia'));
  return { boxes, media, kind: contentOf(media, 'hdlr').toString('latin1', 8, 12) };
}

/** @throws RangeError if a box ends beyond what it is in. */
function boxesIn(data: Buffer, from = 0): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= data.length; ) {
    const short = data.readUInt32BE(at);
    const header = short === 1 ? 16 : 8;
    const size =
      short === 1 ? Number(data.readBigUInt64BE(at + 8)) : short === 0 ? data.length - at : short;
    if (size < header || at + size > data.length) throw new RangeError('A box is cut off');
    const name = data.subarray(at + 4, at + 8);
    const content = data.subarray(at + header, at + size);
    boxes.push({ type: name.toString('latin1'), name, content });
    at += size;
  }
  return boxes;
}

/** @throws RangeError if there is no such box. */
function contentOf(boxes: Box[], type: string): Buffer {
  const box = boxes.find((one) => one.type === type);
  if (!box) throw new RangeError(`The box ${type} is missing`);
  return box.content;
}

/** Two versions have 32 and 64 bits for moments and durations. */
const isLong = (box: Buffer) => box.readUInt8(0) === 1;

function secondsOf(header: Buffer): number {
  const scale = header.readUInt32BE(isLong(header) ? 20 : 12);
  const length = isLong(header) ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return length / scale;
}

/** A telephone held upright writes a film that lies on its side, and how to turn it. */
function sizeOf(header: Buffer): Pick<Film, 'width' | 'height'> {
  const matrix = isLong(header) ? 52 : 40;
  const isTurned = header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 16) === 0;
  const wide = Math.round(header.readUInt32BE(matrix + 36) / 65_536);
  const high = Math.round(header.readUInt32BE(matrix + 40) / 65_536);
  return isTurned ? { width: high, height: wide } : { width: wide, height: high };
}

function codecOf(media: Box[]): Pick<Film, 'codec' | 'codecs'> {
  const samples = boxesIn(contentOf(boxesIn(contentOf(media, 'minf')), 'stbl'));
  const [entry] = boxesIn(contentOf(samples, 'stsd'), 8);
  if (entry?.type === 'avc1') return h264Of(boxesIn(entry.content, sampleEntryBytes));
  if (entry?.type === 'av01') return av1Of(boxesIn(entry.content, sampleEntryBytes));
  return { codec: null, codecs: entry?.type ?? '' };
}

function h264Of(boxes: Box[]): Pick<Film, 'codec' | 'codecs'> {
  const configuration = contentOf(boxes, 'avcC');
  const isPlayed = playedProfiles.includes(configuration.readUInt8(1));
  const codecs = `avc1.${configuration.toString('hex', 1, 4)}`;
  return { codec: isPlayed ? 'h264' : null, codecs };
}

/** AV1 Codec ISO Media File Format Binding, section 5. */
function av1Of(boxes: Box[]): Pick<Film, 'codec' | 'codecs'> {
  const configuration = contentOf(boxes, 'av1C');
  const [first, second] = [configuration.readUInt8(1), configuration.readUInt8(2)];
  const [profile, level] = [first >> 5, String(first & 31).padStart(2, '0')];
  const [tier, isDeep, isDeeper] = [second & 128 ? 'H' : 'M', second & 64, second & 32];
  const bits = isDeep ? (profile === 2 && isDeeper ? '12' : '10') : '08';
  // All decoders know the first profile, others few.
  return { codec: profile === 0 ? 'av1' : null, codecs: `av01.${profile}.${level}${tier}.${bits}` };
}

const notes = ['udta', 'meta', 'uuid'];
const dated = ['mvhd', 'tkhd', 'mdhd'];

/**
 * Blanks what cameras and programs write into a film: where it was taken, when and with what. Nothing
 * moves, so that all offsets within the file stay true.
 * @param data of a film that `readFilm` can read.
 */
export function withoutFilmNotes(data: Uint8Array): Buffer {
  const copy = Buffer.from(data);
  blankNotes(copy, ['moov', 'trak', 'mdia']);
  return copy;
}

/** @param path of the boxes that may have others with notes in them, from here. */
function blankNotes(data: Buffer, [next, ...path]: string[]): void {
  for (const { type, name, content } of boxesIn(data)) {
    if (notes.includes(type)) {
      name.write('free', 'latin1');
      content.fill(0);
    } else if (dated.includes(type)) {
      content.fill(0, 4, isLong(content) ? 20 : 12);
    } else if (type === next) {
      blankNotes(content, path);
    }
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

type Extent = { [Key in 'width' | 'height' | 'seconds']?: number | null };

/** Whether two files may be the same film: as long, in the same proportions. */
export function isSameFilm(one: Extent, other: Extent): boolean {
  const proportion = ({ width, height }: Extent) => (width ?? 0) / (height || 1);
  return (
    Math.abs((one.seconds ?? 0) - (other.seconds ?? 0)) < 0.5 &&
    Math.abs(proportion(one) - proportion(other)) < 0.02
  );
}
