import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { UploadCollectionSlug } from 'payload';
import type { Environment } from '../environment.ts';

/** Every collection with uploads, and below what prefix of the bucket its files are kept. */
export const prefixes = {
  media: '',
  documents: '',
  videos: 'videos',
  'application-files': 'application-files',
  'inquiry-files': 'inquiry-files',
} as const satisfies Record<UploadCollectionSlug, string>;

/** Where the object store is, and who asks. */
export function objectStore(environment: Environment): S3ClientConfig {
  return {
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
  };
}
