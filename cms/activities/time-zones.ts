/** Where activities take place, by their IANA names: the zones of our languages' countries. */
export const timeZones = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Madrid',
  'Europe/Paris',
  'Europe/Warsaw',
  'Asia/Hong_Kong',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
] as const;

export const defaultTimeZone = 'Europe/Berlin' satisfies (typeof timeZones)[number];
