import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunction, ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '../../config.ts';
import { planPublishing } from '../../publishing/plan.ts';
import { importMap } from '../import-map.js';
import '../office.css';

const serverFunctions = { 'schedule-publish': planPublishing } as Record<string, ServerFunction>;

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
