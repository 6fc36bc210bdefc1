import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';

/**
 * The whole configuration of a process, read from the environment once. Whatever is wrong is
 * said in one message that names each variable, before anything else is started.
 */
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
);

const url = (protocols: string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((value) => {
      const parsed = URL.parse(value);
      return parsed !== null && protocols.includes(parsed.protocol);
    }, `must be an address such as ${example}`),
  );

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'));

const count = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'must be a number'),
    v.transform(Number),
    v.minValue(1, 'must be at least 1'),
    v.maxValue(most, `must be at most ${most}`),
  );

/** Processes that serve the site; `auto` is one for each core. */
const workers = v.pipe(
  v.string(),
  v.regex(/^(auto|\d{1,3})$/, 'must be a number or auto'),
  v.transform((value) => (value === 'auto' ? availableParallelism() : Number(value))),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(256, 'must be at most 256'),
);

const folder = v.pipe(
  text,
  v.transform((value) => path.resolve(value)),
);

const onOrOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
);

const trueOrFalse = v.pipe(
  v.string(),
  v.transform((value) => value.toLowerCase()),
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
);

const collector = url(['http:', 'https:'], 'http://collector:4318');

const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [
  name,
  `parentbased_${name}`,
]);

const share = v.pipe(
  v.string(),
  v.regex(/^(0|1|0?\.\d{1,9}|[01]\.0+)$/, 'must be a number from 0 to 1'),
  v.transform(Number),
);

/** An IP address, or a network such as 10.0.0.0/8. */
function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}

const cdns = ['fastly', 'cloudflare', 'cloudfront', 'other'] as const;

/** What each CDN needs besides its name. */
const neededBy = {
  fastly: ['CDN_ID', 'CDN_TOKEN'],
  cloudflare: ['CDN_ID', 'CDN_TOKEN'],
  cloudfront: ['CDN_ID', 'CDN_ACCESS_KEY_ID', 'CDN_SECRET_ACCESS_KEY'],
  other: ['CDN_API'],
} as const;

const variables = v.object({
  NODE_ENV: v.optional(v.string(), 'production'),
  PORT: v.optional(port, '3000'),
  WORKERS: v.optional(workers, '1'),
  DATA_DIR: v.optional(folder, './data'),
  DATABASE_URL: v.optional(
    url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
  ),
  S3_BUCKET: v.optional(text),
  S3_REGION: v.optional(text),
  S3_ENDPOINT: v.optional(url(['http:', 'https:'], 'https://s3.example.com')),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: v.optional(text, 'website@localhost'),
  SITE_ORIGINS: v.optional(v.string(), ''),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((part) => part.trim())),
      v.everyItem(
        (part) => part === 'loopback' || isNetwork(part),
        'must be loopback, or addresses and networks such as 10.0.0.0/8',
      ),
    ),
  ),
  MAINLAND_SITES: v.optional(v.string(), 'cn'),
  INDEXNOW_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens'),
    ),
  ),
  INDEXNOW_ENDPOINT: v.optional(
    url(['http:', 'https:'], 'https://api.indexnow.org/indexnow'),
    'https://api.indexnow.org/indexnow',
  ),
  /** Told of changes, and may keep pages for that reason. */
  CDN: v.optional(v.picklist(cdns, `must be one of ${cdns.join(', ')}`)),
  /** Of the service, the zone or the distribution. */
  CDN_ID: v.optional(v.pipe(v.string(), v.regex(/^\w+$/, 'must be letters and digits'))),
  CDN_TOKEN: v.optional(text),
  CDN_ACCESS_KEY_ID: v.optional(text),
  CDN_SECRET_ACCESS_KEY: v.optional(text),
  CDN_API: v.optional(url(['http:', 'https:'], 'https://api.example.com/purge')),
  /** Whether all pages are made before anybody asks for them; `first`: before the node is ready. */
  WARM: v.optional(v.picklist(['on', 'first', 'off'], 'must be on, first or off'), 'on'),
  ADMIN: v.optional(onOrOff, 'on'),
  GALLERY: v.optional(onOrOff, 'off'),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  ADMIN_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters')),
  ),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')),
  ),
  /**
   * Traces, by the variables of OpenTelemetry; its exporter reads more of them, such as
   * `OTEL_EXPORTER_OTLP_HEADERS`.
   */
  OTEL_SDK_DISABLED: v.optional(trueOrFalse, 'false'),
  OTEL_TRACES_EXPORTER: v.optional(v.picklist(['otlp', 'none'], 'must be otlp or none'), 'otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(collector),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(collector),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(
    v.picklist(['http/protobuf', 'http/json'], 'must be http/protobuf or http/json'),
    'http/protobuf',
  ),
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist(samplers, `must be one of ${samplers.join(', ')}`),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '1'),
  /** Milliseconds. */
  OTEL_BSP_SCHEDULE_DELAY: v.optional(count(600_000), '5000'),
  /** Hours. */
  BACKUP_EVERY: v.optional(count(8760)),
  BACKUP_TO: v.optional(folder, './backups'),
  BACKUP_KEEP: v.optional(count(10_000), '7'),
  LOG: v.optional(
    v.picklist(['silent', 'error', 'info', 'debug'], 'must be silent, error, info or debug'),
    'info',
  ),
});

const schema = v.pipe(
  variables,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !dataset.value.CDN) return;
    const { value } = dataset;
    for (const key of neededBy[dataset.value.CDN]) {
      if (value[key] !== undefined) continue;
      const place = {
        type: 'object',
        origin: 'value',
        input: value,
        key,
        value: undefined,
      } as const;
      addIssue({ message: `must be set with CDN=${value.CDN}`, path: [place] });
    }
  }),
);

/** Empty, the others are as if they were not there; this one then names no site. */
const mayBeEmpty = 'MAINLAND_SITES';

export type Environment = v.InferOutput<typeof schema>;

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws EnvironmentError naming every variable that cannot be used, and why. */
export function parseEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(
      ([name, value]) => value !== undefined && (value !== '' || name === mayBeEmpty),
    ),
  );
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    // The value itself is not repeated: it may hold a password.
    return `  ${name} ${issue.message}`;
  });
  throw new EnvironmentError(`The configuration cannot be used:\n${lines.join('\n')}`);
}
