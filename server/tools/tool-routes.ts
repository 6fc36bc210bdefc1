import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { sendToolFile } from './handlers.ts';
import { followClick } from './map-click.ts';
import { sendRoofFile } from './roof-handler.ts';

type Options = Parameters<typeof sendToolFile>[0] & Parameters<typeof sendRoofFile>[0];

/** What the tools have besides their pages. */
export function addTools(application: Hono<{ Bindings: HttpBindings }>, options: Options): void {
  application.get('/tools/:file{roof\\.(?:dxf|svg|pdf)}', sendRoofFile(options));
  application.get('/tools/:file{.+\\.(json|csv|pdf)}', sendToolFile(options));
  application.get('/tools/:tool{yield|balcony|off-grid}', followClick(options.sites));
}
