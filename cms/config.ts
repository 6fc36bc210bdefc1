import path from 'node:path';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { s3Storage } from '@payloadcms/storage-s3';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { es } from '@payloadcms/translations/languages/es';
import { fr } from '@payloadcms/translations/languages/fr';
import { ja } from '@payloadcms/translations/languages/ja';
import { pl } from '@payloadcms/translations/languages/pl';
import { zh } from '@payloadcms/translations/languages/zh';
import { createTransport } from 'nodemailer';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { defaultLanguage, languageCodes, languages } from '../app/i18n/languages.ts';
import { staffMessage } from '../app/i18n/staff.ts';
import { parseEnvironment } from '../environment.ts';
import { applicationDownloads } from './collections/application-downloads.ts';
import { applicationDrafts } from './collections/application-drafts.ts';
import { applicationFiles } from './collections/application-files.ts';
import { applications } from './collections/applications.ts';
import { contentRevisions } from './collections/content-revisions.ts';
import { documentVersions } from './collections/document-versions.ts';
import { documents } from './collections/documents.ts';
import { downloadCounts } from './collections/download-counts.ts';
import { facts } from './collections/facts.ts';
import { inquiries } from './collections/inquiries.ts';
import { jobs } from './collections/jobs.ts';
import { media } from './collections/media.ts';
import { models } from './collections/models.ts';
import { news } from './collections/news.ts';
import { pages } from './collections/pages.ts';
import { series } from './collections/series.ts';
import { users } from './collections/users.ts';
import { visitCounts } from './collections/visit-counts.ts';
import { database } from './database.ts';
import { dataDirectories, readSecret } from './directories.ts';
import { settings } from './globals/settings.ts';
import { payloadLog } from './log.ts';
import { presetAccess } from './office/presets.ts';

const environment = parseEnvironment(process.env);

export default buildConfig({
  secret: readSecret(environment.DATA_DIR, environment.SECRET),
  db: database(environment),
  collections: [
    pages,
    news,
    jobs,
    series,
    models,
    facts,
    media(dataDirectories(environment.DATA_DIR).media),
    documents(dataDirectories(environment.DATA_DIR).documents),
    inquiries,
    applications,
    applicationDownloads,
    applicationFiles(dataDirectories(environment.DATA_DIR).applicationFiles),
    applicationDrafts,
    visitCounts,
    downloadCounts,
    users(environment.SITE_ORIGINS.includes('https:')),
    contentRevisions,
    documentVersions,
  ],
  globals: [settings],
  admin: {
    user: 'users',
    // The default would fetch each account's picture from a third party.
    avatar: 'default',
    importMap: {
      baseDir: path.resolve('cms'),
      importMapFile: path.resolve('cms/admin/import-map.js'),
    },
    meta: { titleSuffix: ' · eArc' },
    components: {
      beforeDashboard: ['/components/initial-password-notice.tsx#InitialPasswordNotice'],
    },
  },
  // Saved filters of inquiries and applications; initially only their creators see them.
  queryPresets: {
    access: presetAccess,
    constraints: {},
    // As functions, because the bar above the list treats these labels as plain strings.
    labels: {
      singular: ({ i18n }) => staffMessage('savedFilter', i18n.language),
      plural: ({ i18n }) => staffMessage('savedFilters', i18n.language),
    },
  },
  editor: lexicalEditor(),
  sharp,
  localization: {
    // A language falls back to itself: what is read from a document and put into a form, or written
    // back, never has English in place of a missing text. What visitors see falls back in
    // resolve.ts. (`fallback: false` would also leave requests that name no language without one.)
    locales: languageCodes.map((code) => ({
      code,
      label: languages[code].name,
      fallbackLocale: code,
    })),
    defaultLocale: defaultLanguage,
    fallback: true,
  },
  i18n: {
    supportedLanguages: { en, zh, de, ja, es, fr, pl },
    fallbackLanguage: defaultLanguage,
  },
  plugins: [
    s3Storage({
      enabled: environment.S3_BUCKET !== undefined,
      // The tables are the same with and without a bucket.
      alwaysInsertFields: true,
      bucket: environment.S3_BUCKET ?? '',
      // CVs are stored separately, so that no picture's name can reach them.
      collections: {
        media: true,
        documents: true,
        'application-files': { prefix: 'application-files' },
      },
      config: {
        forcePathStyle: environment.S3_ENDPOINT !== undefined,
        ...(environment.S3_ENDPOINT && { endpoint: environment.S3_ENDPOINT }),
        ...(environment.S3_REGION && { region: environment.S3_REGION }),
        ...(environment.S3_ACCESS_KEY_ID &&
          environment.S3_SECRET_ACCESS_KEY && {
            credentials: {
              accessKeyId: environment.S3_ACCESS_KEY_ID,
              secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
            },
          }),
      },
    }),
  ],
  ...(environment.SMTP_URL && {
    email: nodemailerAdapter({
      defaultFromAddress: environment.MAIL_FROM,
      defaultFromName: 'eArc',
      skipVerify: true,
      transport: createTransport(environment.SMTP_URL),
    }),
  }),
  logger: payloadLog(environment.LOG),
  // A mistyped password is not an error of ours.
  loggingLevels: { AuthenticationError: 'info', LockedAuth: 'info' },
  graphQL: { disable: true },
  telemetry: false,
  typescript: { outputFile: path.resolve('cms/payload-types.ts') },
});
