import type { ViteDevServer } from 'vite';
import { dataDirectories } from '../cms/directories.ts';
import { searchSynonyms } from '../content/search-synonyms.ts';
import { seed } from '../content/seed.ts';
import { parseEnvironment } from '../environment.ts';
import type { Assets } from './files/assets.ts';
import { createServices } from './services.ts';
import { startServer } from './start.ts';

/** What Vite's React plugin needs before the first module when it does not generate the HTML. */
const head = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" src="/@vite/client"></script>`;

const assets: Assets = {
  file: () => undefined,
  hashedFiles: new Map(),
  buildId: 'development',
  forPage: () => ({
    script: '/app/starter.ts',
    styles: ['fonts', 'tokens', 'base'].map((name) => `/app/styles/${name}.css?direct`),
    fonts: [],
    scripts: ['/app/entry.browser.ts'],
  }),
};

/** `npm run dev`: pages are rendered by the modules as they are now, nothing is cached. */
export async function startDevelopment(
  vite: ViteDevServer,
  { buildAdmin }: { buildAdmin: () => Promise<void> },
): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { openPayload } = await import('../cms/open.ts');
  const payload = await openPayload(environment);
  await seed(payload, {
    pictureCache: dataDirectories(environment.DATA_DIR).pictureCache,
    administrator: { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD },
    progress: (step) => console.log(`  ${step}`),
    announce: ({ email, password }) => console.log(`  administrator  ${email}  ${password ?? ''}`),
  });
  const services = createServices(environment, payload);
  const { sites } = services;
  await startServer({
    environment,
    payload,
    services,
    assets,
    synonyms: searchSynonyms,
    development: {
      buildAdmin,
      middleware: vite.middlewares,
      rendererOf:
        (source) =>
        async (...request) => {
          const module = await vite.ssrLoadModule('/server/pages/renderer.ts');
          const { createRenderer } = module as typeof import('./pages/renderer.ts');
          const render = createRenderer({ content: source, sites, assets, developmentHead: head });
          return render(...request);
        },
    },
  });
  console.log(`ready http://localhost:${environment.PORT}`);
}
