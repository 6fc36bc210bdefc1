import { parseDecimal } from '../../app/i18n/decimal.ts';
import { type Mounting, mountings } from '../../app/solar/module-power.ts';
import { dataFrom, dataTo } from '../../app/tools/yield/coordinates.ts';

/** What an estimate is asked for. Degrees; the azimuth clockwise from north. */
interface YieldQuery {
  latitude: number;
  longitude: number;
  /** ISO 3166 alpha-2, or '' if not given. */
  country: string;
  tilt: number;
  azimuth: number;
  kind: Mounting;
}

/** Why a value cannot be used; `outsideData` is a place of which there is no climate. */
type YieldProblem = 'required' | 'notANumber' | 'outOfRange' | 'outsideData' | 'unknown';

type YieldProblems = Partial<Record<keyof YieldQuery, YieldProblem>>;

const limits = {
  latitude: { smallest: -90, largest: 90 },
  longitude: { smallest: -180, largest: 180 },
  tilt: { smallest: 0, largest: 90 },
  azimuth: { smallest: 0, largest: 360 },
} as const;

type NumberName = keyof typeof limits;

function readNumber(name: NumberName, typed: string): number | YieldProblem {
  if (typed.trim() === '') return 'required';
  const value = typed.length > 32 ? null : parseDecimal(typed, 'en');
  if (value === null) return 'notANumber';
  const { smallest, largest } = limits[name];
  if (value < smallest || value > largest) return 'outOfRange';
  return name === 'latitude' && (value < dataFrom || value > dataTo) ? 'outsideData' : value;
}

const isMounting = (text: string): text is Mounting =>
  (mountings as readonly string[]).includes(text);

/** Reads the query of an estimate: every value that cannot be used, or all of them. */
export function readYieldQuery(
  query: Record<string, string | undefined>,
): { query: YieldQuery } | { problems: YieldProblems } {
  const problems: YieldProblems = {};
  const numberOf = (name: NumberName): number => {
    const read = readNumber(name, query[name] ?? '');
    if (typeof read === 'number') return read;
    problems[name] = read;
    return 0;
  };
  const [latitude, longitude] = [numberOf('latitude'), numberOf('longitude')];
  const [tilt, azimuth] = [numberOf('tilt'), numberOf('azimuth')];
  const country = (query.country ?? '').trim().toUpperCase();
  if (country !== '' && !/^[A-Z]{2}$/.test(country)) problems.country = 'unknown';
  const kind = (query.kind ?? '').trim();
  if (kind === '') problems.kind = 'required';
  if (!isMounting(kind)) {
    problems.kind ??= 'unknown';
    return { problems };
  }
  if (Object.keys(problems).length > 0) return { problems };
  return { query: { latitude, longitude, country, tilt, azimuth, kind } };
}
