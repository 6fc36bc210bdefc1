import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

const repository = path.resolve(import.meta.dirname, '../..');

/** The shell around Payload's admin. It serves /admin and /api and nothing else. */
export default withPayload({
  // Types are checked for the whole repository by `npm test`.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  poweredByHeader: false,
  // The server in front handles compression, and the admin is rarely the bottleneck.
  compress: true,
  images: { unoptimized: true },
});
