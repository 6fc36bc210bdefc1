import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Two builds: `vite build` makes the browser's files in build/site, `vite build --ssr` the
 * server with all its libraries in build/server (it starts in a third of the time that way).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'app/public',
  build: isSsrBuild
    ? {
        outDir: 'build/server',
        target: 'node24',
        minify: false,
        sourcemap: true,
        rolldownOptions: { output: { entryFileNames: '[name].js' } },
      }
    : {
        outDir: 'build/site',
        manifest: true,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
        rolldownOptions: { input: 'app/entry.browser.tsx' },
      },
  // The server's libraries choose their production form when it is built, not when it runs.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: {
    noExternal: command === 'build' ? true : [],
    // Native add-ons, and what is only loaded for the admin.
    external: ['sharp', 'libsql', 'next', 'pg-native', 'drizzle-kit', 'esbuild'],
  },
}));
