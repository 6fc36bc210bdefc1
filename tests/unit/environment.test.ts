import { availableParallelism } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, parseEnvironment } from '../../environment.ts';

/** With Next's types, NODE_ENV would be mandatory. */
const parse = (variables: Record<string, string>) =>
  parseEnvironment(variables as NodeJS.ProcessEnv);

function messageFor(variables: Record<string, string>): string {
  try {
    parse(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as Error).message;
  }
  throw new Error('The variables were accepted');
}

describe('the environment', () => {
  it('needs no configuration', () => {
    expect(parse({})).toEqual({
      NODE_ENV: 'production',
      PORT: 3000,
      WORKERS: 1,
      DATA_DIR: path.resolve('data'),
      MAIL_FROM: 'website@localhost',
      SITE_ORIGINS: '',
      MAINLAND_SITES: 'cn',
      INDEXNOW_ENDPOINT: 'https://api.indexnow.org/indexnow',
      ADMIN: true,
      WARM: 'on',
      GALLERY: false,
      OTEL_SDK_DISABLED: false,
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
      OTEL_BSP_SCHEDULE_DELAY: 5000,
      BACKUP_TO: path.resolve('backups'),
      BACKUP_KEEP: 7,
      LOG: 'info',
    });
  });

  it('accepts valid values', () => {
    const variables = {
      NODE_ENV: 'test',
      PORT: '8080',
      DATA_DIR: '/var/lib/website',
      DATABASE_URL: 'postgresql://user:word@db.internal:5432/website',
      S3_BUCKET: 'pictures',
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      SMTP_URL: 'smtps://user:word@mail.example.com:465',
      MAIL_FROM: 'site@example.com',
      SITE_ORIGINS: 'de=https://de.example.com',
      MAINLAND_SITES: 'zh cn',
      INDEXNOW_KEY: '0123456789abcdef',
      INDEXNOW_ENDPOINT: 'https://index.example.com/indexnow',
      CDN: 'cloudfront',
      CDN_ID: 'EDFDVBD6EXAMPLE',
      CDN_TOKEN: 'of the CDN',
      CDN_ACCESS_KEY_ID: 'id',
      CDN_SECRET_ACCESS_KEY: 'key',
      CDN_API: 'https://api.example.com/purge',
      ADMIN_EMAIL: 'someone@example.com',
      ADMIN_PASSWORD: 'twelve chars',
      SECRET: 'x'.repeat(32),
      METRICS_TOKEN: 'y'.repeat(32),
      OTEL_TRACES_EXPORTER: 'none',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example.com/v1/traces',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_SDK_DISABLED: 'True',
      BACKUP_EVERY: '24',
      BACKUP_TO: '/mnt/backups',
      BACKUP_KEEP: '30',
      LOG: 'silent',
    };
    expect(
      parse({ ...variables, WORKERS: '4', ADMIN: 'off', WARM: 'first', GALLERY: 'on' }),
    ).toEqual({
      ...variables,
      PORT: 8080,
      WORKERS: 4,
      ADMIN: false,
      WARM: 'first',
      GALLERY: true,
      OTEL_TRACES_SAMPLER_ARG: 0.25,
      OTEL_BSP_SCHEDULE_DELAY: 100,
      OTEL_SDK_DISABLED: true,
      BACKUP_EVERY: 24,
      BACKUP_KEEP: 30,
    });
  });

  it('treats an empty variable as unset', () => {
    const empty = { PORT: '', DATABASE_URL: '', ADMIN: '', SECRET: '', LOG: '', SMTP_URL: '' };
    expect(parse(empty)).toEqual(parse({}));
  });

  it('takes an empty MAINLAND_SITES to mean none', () => {
    expect(parse({ MAINLAND_SITES: '' }).MAINLAND_SITES).toBe('');
  });

  it('ignores variables of other programs', () => {
    expect(parse({ PATH: '/bin', npm_config_x: '1' })).toEqual(parse({}));
  });

  it('takes WORKERS=auto to mean one for each core', () => {
    expect(parse({ WORKERS: 'auto' }).WORKERS).toBe(availableParallelism());
  });

  it('makes DATA_DIR absolute', () => {
    expect(parse({ DATA_DIR: './elsewhere' }).DATA_DIR).toBe(path.resolve('elsewhere'));
  });
});

const wrong: [variable: string, value: string, reason: string][] = [
  ['PORT', 'eighty', 'port number'],
  ['PORT', '-1', 'port number'],
  ['PORT', '3000.5', 'port number'],
  ['PORT', '123456', 'port number'],
  ['PORT', '65536', '65535'],
  ['WORKERS', 'hunter22', 'number or auto'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'hunter22', 'an address such as http://collector:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'http/protobuf or http/json'],
  ['OTEL_TRACES_SAMPLER', 'hunter22', 'one of always_on, parentbased_always_on'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'a number from 0 to 1'],
  ['OTEL_SDK_DISABLED', 'hunter22', 'true or false'],
  ['WORKERS', '0', 'at least 1'],
  ['WORKERS', '300', 'at most 256'],
  ['DATABASE_URL', 'mysql://user:hunter22@db/website', 'postgres://'],
  ['DATABASE_URL', 'hunter22', 'postgres://'],
  ['S3_ENDPOINT', 'hunter22.example.com', 'https://'],
  ['S3_ENDPOINT', 'ftp://hunter22.example.com', 'https://'],
  ['SMTP_URL', 'https://user:hunter22@mail.example', 'smtp://'],
  ['INDEXNOW_KEY', 'hunter22!', '8 to 128'],
  ['INDEXNOW_KEY', 'hunter2', '8 to 128'],
  ['INDEXNOW_ENDPOINT', 'hunter22', 'https://'],
  ['CDN', 'hunter22', 'fastly, cloudflare, cloudfront, other'],
  ['CDN_ID', 'hunter22/..', 'letters and digits'],
  ['CDN_API', 'hunter22', 'https://'],
  ['ADMIN', 'hunter22', 'on or off'],
  ['GALLERY', 'hunter22', 'on or off'],
  ['WARM', 'hunter22', 'on, first or off'],
  ['ADMIN_EMAIL', 'hunter22', 'email address'],
  ['ADMIN_PASSWORD', 'hunter22222', '12 characters'],
  ['SECRET', 'hunter22', '32 characters'],
  ['METRICS_TOKEN', 'hunter22', '32 characters'],
  ['LOG', 'hunter22', 'silent, error, info or debug'],
];

describe('an invalid variable', () => {
  it.each(wrong)('is reported with the reason: %s=%s', (variable, value, reason) => {
    const message = messageFor({ [variable]: value });
    expect(message).toContain(`${variable} must`);
    expect(message).toContain(reason);
  });

  it.each(wrong)('is reported without its value: %s=%s', (variable, value) => {
    // Reasons mention 65535 and example addresses; none may contain the value.
    expect(messageFor({ [variable]: value })).not.toContain(value);
    expect(messageFor({ [variable]: value })).not.toContain('hunter2');
  });

  it.each([
    ['fastly', ['CDN_ID', 'CDN_TOKEN']],
    ['cloudflare', ['CDN_ID', 'CDN_TOKEN']],
    ['cloudfront', ['CDN_ID', 'CDN_ACCESS_KEY_ID', 'CDN_SECRET_ACCESS_KEY']],
    ['other', ['CDN_API']],
  ])('is one that a CDN needs and that is not there: %s', (name, needed) => {
    const message = messageFor({ CDN: name });
    for (const variable of needed) {
      expect(message).toContain(`${variable} must be set with CDN=${name}`);
    }
    const values = { CDN_API: 'https://api.example.com' };
    const given = Object.fromEntries(needed.map((variable) => [variable, 'x']));
    expect(parse({ CDN: name, ...given, ...values }).CDN).toBe(name);
  });

  it('is reported together with all the others', () => {
    const lastOfEach = Object.fromEntries(wrong.map(([variable, value]) => [variable, value]));
    const message = messageFor(lastOfEach);
    for (const variable of Object.keys(lastOfEach)) {
      expect(message).toMatch(new RegExp(`^ {2}${variable} must`, 'm'));
    }
    expect(message).not.toContain('hunter2');
  });
});
