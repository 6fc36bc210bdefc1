import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import config from '../../../../config.ts';
import { importMap } from '../../../import-map.js';

interface Properties {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: Properties) =>
  generatePageMetadata({ config, params, searchParams });

export default function Page({ params, searchParams }: Properties) {
  return RootPage({ config, importMap, params, searchParams });
}
