import path from 'node:path';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
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
import { writingText } from '../app/i18n/writing.ts';
import { parseEnvironment } from '../environment.ts';
import { editors, staff } from './access.ts';
import { defaultTimeZone, timeZones } from './activities/time-zones.ts';
import { auditedAccounts } from './audit/people.ts';
import { activities } from './collections/activities.ts';
import { answerTemplates } from './collections/answer-templates.ts';
import { applicationDrafts } from './collections/application-drafts.ts';
import { applications } from './collections/applications.ts';
import { auditLog } from './collections/audit-log.ts';
import { brokenLinks } from './collections/broken-links.ts';
import { contentRevisions } from './collections/content-revisions.ts';
import { documentVersions } from './collections/document-versions.ts';
import { documents } from './collections/documents.ts';
import { downloadCounts } from './collections/download-counts.ts';
import { emptySearches } from './collections/empty-searches.ts';
import { facts } from './collections/facts.ts';
import { applicationDownloads, inquiryDownloads } from './collections/file-downloads.ts';
import { guides } from './collections/guides.ts';
import { inquiries } from './collections/inquiries.ts';
import { inquiryMails } from './collections/inquiry-mails.ts';
import { jobs } from './collections/jobs.ts';
import { media } from './collections/media.ts';
import { missingAddresses } from './collections/missing-addresses.ts';
import { models } from './collections/models.ts';
import { news } from './collections/news.ts';
import { pages } from './collections/pages.ts';
import { applicationFiles, inquiryFiles } from './collections/private-files.ts';
import { redirects } from './collections/redirects.ts';
import { secondFactors } from './collections/second-factors.ts';
import { series } from './collections/series.ts';
import { users } from './collections/users.ts';
import { videos } from './collections/videos.ts';
import { visitCounts } from './collections/visit-counts.ts';
import { database } from './database.ts';
import { dataDirectories, readSecret } from './directories.ts';
import { settings } from './globals/settings.ts';
import { toolValues } from './globals/tool-values.ts';
import { nameLockHolders } from './locks.ts';
import { payloadLog } from './log.ts';
import { objectStore, prefixes } from './object-store.ts';
import { officeDefaults } from './office/defaults.ts';
import { payloadWords } from './office/payload-words.ts';
import { presetAccess } from './office/presets.ts';
import { richTextEditor } from './rich-text-editor.ts';
import { translationDesk } from './translations/plugin.ts';

const environment = parseEnvironment(process.env);

export default buildConfig({
  secret: readSecret(environment.DATA_DIR, environment.SECRET),
  db: database(environment),
  collections: [
    pages,
    news,
    jobs,
    activities,
    guides,
    series,
    models,
    facts,
    media(dataDirectories(environment.DATA_DIR).media),
    videos(dataDirectories(environment.DATA_DIR).videos),
    documents(dataDirectories(environment.DATA_DIR).documents),
    inquiries,
    inquiryMails,
    answerTemplates,
    inquiryDownloads,
    inquiryFiles(dataDirectories(environment.DATA_DIR).inquiryFiles),
    applications,
    applicationDownloads,
    applicationFiles(dataDirectories(environment.DATA_DIR).applicationFiles),
    applicationDrafts,
    redirects,
    missingAddresses,
    brokenLinks,
    visitCounts,
    downloadCounts,
    emptySearches,
    auditedAccounts(users(environment.SITE_ORIGINS.includes('https:'))),
    secondFactors,
    contentRevisions,
    documentVersions,
    auditLog,
  ],
  globals: [settings, toolValues],
  admin: {
    user: 'users',
    // The default would fetch each account's picture from a third party.
    avatar: 'default',
    importMap: {
      baseDir: path.resolve('cms'),
      importMapFile: path.resolve('cms/admin/import-map.js'),
    },
    meta: {
      titleSuffix: ' · eArc',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    // Where a moment is chosen, it says of which place.
    timezones: {
      defaultTimezone: defaultTimeZone,
      supportedTimezones: timeZones.map((value) => ({ label: value, value })),
    },
    components: {
      graphics: {
        Icon: '/components/graphics.tsx#Icon',
        Logo: '/components/graphics.tsx#Logo',
      },
      views: { dashboard: { Component: '/components/start-page.tsx#StartPage' } },
      beforeDashboard: [
        '/components/initial-password-notice.tsx#InitialPasswordNotice',
        '/components/site-health.tsx#SiteHealth',
      ],
    },
  },
  // Saved filters of the lists in office/presets.ts; initially only their creators see them.
  queryPresets: {
    access: presetAccess,
    constraints: {},
    // As functions, because the bar above the list treats these labels as plain strings.
    labels: {
      singular: ({ i18n }) => staffMessage('savedFilter', i18n.language),
      plural: ({ i18n }) => staffMessage('savedFilters', i18n.language),
    },
  },
  editor: richTextEditor,
  onInit: nameLockHolders,
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
    translations: payloadWords,
  },
  plugins: [
    officeDefaults,
    s3Storage({
      enabled: environment.S3_BUCKET !== undefined,
      // The tables are the same with and without a bucket.
      alwaysInsertFields: true,
      bucket: environment.S3_BUCKET ?? '',
      // What strangers send is stored separately, so that no picture's name can reach it; films are,
      // so that two uploads of one name are two files.
      collections: {
        media: true,
        documents: true,
        videos: { prefix: prefixes.videos },
        'application-files': { prefix: prefixes['application-files'] },
        'inquiry-files': { prefix: prefixes['inquiry-files'] },
      },
      config: objectStore(environment),
    }),
    // The last one: it closes to translators whatever the others add.
    translationDesk,
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
  // Of pictures. Payload would let all staff change them, and shows no other folders.
  folders: {
    browseByFolder: false,
    collectionSpecific: false,
    collectionOverrides: [
      ({ collection }) => ({
        ...collection,
        labels: { singular: writingText('folder'), plural: writingText('folders') },
        access: { create: editors, read: staff, update: editors, delete: editors },
      }),
    ],
  },
  // What staff have planned; only the server itself works on it (publishing/scheduled.ts).
  jobs: { access: { run: () => false, queue: () => false, cancel: () => false } },
  typescript: { outputFile: path.resolve('cms/payload-types.ts') },
});
