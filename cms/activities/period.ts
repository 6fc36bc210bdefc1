import { catalogues } from '../../app/i18n/catalogues.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { tagOf } from '../dates.ts';
import type { DateContent } from '../interface.ts';

interface Period {
  starts: unknown;
  /** A single moment has none. */
  ends?: unknown;
  timeZone: string;
}

/** From when to when, as clocks show it in a time zone, which is named. */
export function resolvePeriod({ starts, ends, timeZone }: Period, language: Language): DateContent {
  const words = catalogues[language].activities;
  const first = partsOf(new Date(String(starts)), timeZone, language);
  const last = ends === undefined ? first : partsOf(new Date(String(ends)), timeZone, language);
  const isOneDay = first.day === last.day;
  const pattern =
    ends === undefined ? words.moment : isOneDay ? words.period : words.periodOverDays;
  const values: Record<string, string> = {
    day: first.day,
    start: first.time,
    lastDay: last.day,
    end: last.time,
    zone: first.zone,
  };
  const text = pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { value: new Date(String(starts)).toISOString(), text: typeset(text, language) };
}

function partsOf(date: Date, timeZone: string, language: Language) {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tagOf(language), { timeZone, ...options });
  const zoneAs = (timeZoneName: 'short' | 'shortGeneric') =>
    write({ timeZoneName })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value;
  const short = zoneAs('short');
  const zone = hasNamesOfZones(language) && isOffset(short) ? zoneAs('shortGeneric') : short;
  return {
    day: write(language === 'ja' ? japaneseDay : { dateStyle: 'full' }).format(date),
    time: clock(write({ timeStyle: 'short', hourCycle: 'h23' }).format(date), language),
    zone: zone ?? timeZone,
  };
}

/** 2027年1月7日（木） */
const japaneseDay = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const;

/** ドイツ時間, 德国时间 say more than the GMT+1 that these languages have as an abbreviation. */
const hasNamesOfZones = (language: Language) => language === 'zh' || language === 'ja';
const isOffset = (zone: string | undefined) => zone?.startsWith('GMT') === true;

/** 9:00 as everywhere on the site, in French 9 h. */
function clock(time: string, language: Language): string {
  const [hour, minute] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (language === 'fr') return minute === 0 ? `${hour} h` : `${hour} h ${minutes}`;
  return `${hour}:${minutes}`;
}
