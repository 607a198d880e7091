import { build, type InlineConfig, type Plugin } from 'vite';
import { inlineScript } from './inline-script.ts';

const root = import.meta.dirname;

/** The scan page as a module of the api: one file with all that it imports, for Node runs no JSX. */
function config(watch: boolean): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [inlineScript()],
    // The same page in development as well, where this runs with another NODE_ENV.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/scan/render.tsx',
      outDir: 'dist/scan',
      // Emptied first, it would be missing for the moment in which the api starts again.
      emptyOutDir: false,
      copyPublicDir: false,
      cssMinify: true,
      watch: watch ? {} : null,
    },
  };
}

/** Builds the scan page after the site. In development it is built at the start, and again after each change. */
export function scanPage({ isRebuilt }: { isRebuilt: boolean }): Plugin[] {
  return [
    {
      name: 'scan-page-after-site',
      apply: 'build',
      async writeBundle() {
        await build(config(false));
      },
    },
    {
      name: 'scan-page-in-development',
      apply: 'serve',
      async configureServer() {
        if (isRebuilt) await build(config(true));
      },
    },
  ];
}
