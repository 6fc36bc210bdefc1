import { cpSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { parts } from './app/parts.ts';
import { typesetMessages } from './scripts/typeset-messages.ts';

/**
 * Features of React Router's that nothing here asks for: instrumentation, its other matcher, masked
 * addresses and blockers of navigation. A bundler cannot tell that their 1.5 KB are unused.
 */
const unsetOptions =
  /\b(init|opts\?)\.instrumentations\b|\bopts\?\.(instrumentationNavigateMetaReceiver|mask)\b|\bfuture\.unstable_routePatternMatching\b|\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g;

const leaveOutUnsetOptions: Plugin = {
  name: 'leave-out-unset-options',
  apply: 'build',
  transform(code, id) {
    if (!/react-router\/dist\/\w+\/lib\/router\/router\.js$/.test(id)) return null;
    const withoutOptions = code.replace(unsetOptions, 'false');
    return {
      code: withoutOptions
        .replace(/^\s*warning\(blockerFunctions\.size.*$/m, '')
        .replace(/= shouldBlockNavigation\(\{[^}]*\}\)/g, '= false'),
      map: null,
    };
  },
};

/**
 * React Router's `Link` cannot be left out by itself: it is made by a call and given a name for
 * debugging. Without it go the prefetching and the forms of its framework, 2 KB that
 * components/site-link.tsx does without.
 */
const leaveOutUnusedLinks: Plugin = {
  name: 'leave-out-unused-links',
  apply: 'build',
  transform(code, id) {
    if (!/react-router\/dist\/\w+\/lib\/dom\/lib\.js$/.test(id)) return null;
    return {
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\$\d+\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    };
  },
};

/** What the server reads while it runs (`ownFile`), so that it needs no source. */
const copyOwnFiles: Plugin = {
  name: 'copy-own-files',
  apply: 'build',
  writeBundle({ dir }) {
    if (this.environment.name !== 'ssr') return;
    for (const name of [
      'documents/typesetting/fonts',
      'app/styles/tokens.css',
      'server/solar/atlas',
    ]) {
      cpSync(name, `${dir}/files/${name}`, { recursive: true });
    }
  },
};

/**
 * V8 keeps the source of what it runs, and Node reads it with one byte for each character only if
 * all are in ASCII. A few accents would double the eight megabytes of the server's bundles.
 */
const escapeBeyondAscii: Plugin = {
  name: 'escape-beyond-ascii',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'ssr') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = inAscii(chunk.code);
      }
    },
  },
};

/** @returns the code as it is where an escape would mean something else. */
function inAscii(code: string): string {
  if (/String\.raw`[^`]*[^\0-\x7f]|(?<!\\)(?:\\\\)*\\[^\0-\x7f]/.test(code)) return code;
  return code.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `Features.LightDark` of lightningcss, which Vite brings along. */
const lightDark = 1 << 20;

/**
 * Two builds: `vite build` makes the browser's files in build/site, `vite build --ssr` the
 * server with all its libraries in build/server (it starts in a third of the time that way).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    ...[typesetMessages, react(), leaveOutUnusedLinks, leaveOutUnsetOptions],
    ...[escapeBeyondAscii, copyOwnFiles],
  ],
  publicDir: isSsrBuild ? false : 'app/public',
  // The schemes are told apart by a media query: nothing has to stand in for `light-dark()`.
  css: { lightningcss: { exclude: lightDark } },
  build: isSsrBuild
    ? {
        outDir: 'build/server',
        target: 'node24',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            // What reads CVs and what makes the pages of the admin run in processes of their own.
            'resume-worker': 'resumes/worker.ts',
            'admin-worker': 'server/staff/admin-worker.ts',
            // So do what fills a new database, and what sets PDFs.
            fill: 'server/fill.ts',
            'press-worker': 'documents/pdf/worker.ts',
            // Programs.
            backup: 'server/backup/backup.ts',
            restore: 'server/backup/restore.ts',
            move: 'server/move/move.ts',
            // Threads.
            'preview-worker': 'server/downloads/preview-worker.ts',
            'spreadsheet-worker': 'cms/office/spreadsheet-worker.ts',
          },
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: 'build/site',
        manifest: true,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
        rolldownOptions: {
          input: ['app/starter.ts', 'app/entry.browser.ts'],
          // The starter calls what the other one exports.
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: {
              groups: parts.map((part, index) => ({ ...part, priority: parts.length - index })),
            },
          },
        },
      },
  // The server's libraries choose their production form when it is built, not when it runs.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: {
    noExternal: command === 'build' ? true : [],
    // Native add-ons, what is only loaded for the admin, what comes with files of its own, and
    // what a library takes where it happens to be installed.
    external: [
      ...['pdfjs-dist', 'sharp', 'libsql', 'next', 'pg-native', 'drizzle-kit', 'esbuild'],
      ...['supports-color', 'pdfkit', 'fontkit'],
    ],
  },
}));
