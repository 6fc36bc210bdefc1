import { NotFoundPage } from '@payloadcms/next/views';
import config from '../../../../config.ts';
import { importMap } from '../../../import-map.js';

export default function NotFound({
  params,
  searchParams,
}: {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
