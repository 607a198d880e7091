import type { KnipConfig } from 'knip';

export default {
  // A setting that no longer matches anything is an error, so this file cannot rot.
  treatConfigHintsAsErrors: true,
  // Style sheets import fonts and each other.
  compilers: {
    css: (text: string) => [...text.matchAll(/@(import ["'][^"']+["'])/g)].map(([, line]) => line).join('\n'),
  },
  workspaces: {
    // What the scripts of package.json and the tests do not reach is unused.
    '.': {
      // Found by their names.
      entry: [
        'tooling/abuse/attacks/*.ts',
        'tooling/bench/scans/*-server.ts',
        'tooling/exports/read-back.ts',
        'tooling/shots/features/**/*.ts',
      ],
      project: ['tooling/**', 'e2e/**', '*.{ts,mjs,css}'],
      vitest: { config: ['vitest.config.ts', 'tooling/mutation/vitest.config.ts'] },
      // vitest.config.ts says this of its project in web/, which is not the folder that knip reads it from.
      ignoreUnresolved: ['./src/test-setup.ts', './src/testing/forget-modules.ts'],
    },
    // Samples are found by their names.
    domain: { entry: ['src/*/samples.ts'], project: ['src/**'] },
    server: {
      entry: ['src/{api,worker,migrate,operator}.ts'],
      project: ['src/**'],
      // Generated from the database, used or not.
      ignoreIssues: { 'src/db/tables.ts': ['types'] },
    },
    web: {
      // index.html is found by its name; the build also loads the scan pages, the drawing of public pages and the script before the first paint.
      entry: ['src/scan/render.tsx', 'src/app/prerender.tsx', 'src/app/first-paint.ts'],
      project: ['src/**', '*.{ts,css}'],
      ignoreDependencies: ['happy-dom'],
    },
  },
} satisfies KnipConfig;
