import { join, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { inlineScript } from './inline-script.ts';
import { words } from './words.config.ts';

/** The scan page as a module of the api: one file with all that it imports, for Node runs no JSX. */
function config({ root, mode, build: { outDir } }: ResolvedConfig, watch: boolean): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [words({ isPseudo: mode === 'pseudo' }), inlineScript()],
    // The same page in development as well, where this runs with another NODE_ENV.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/scan/render.tsx',
      // Within the website that it belongs to: one in the pseudo-language must not end up in the product.
      outDir: join(resolve(root, outDir), 'scan'),
      // Emptied first, it would be missing for the moment in which the api starts again.
      emptyOutDir: false,
      copyPublicDir: false,
      cssMinify: true,
      watch: watch ? {} : null,
      // Libraries mark what is for browsers. On a page that is only drawn, it makes no difference.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  };
}

/** Builds the scan page after the website. In development it is built at the start, and again after each change. */
export function scanPage({ isRebuilt }: { isRebuilt: boolean }): Plugin[] {
  let website: ResolvedConfig;
  const configResolved = (resolved: ResolvedConfig) => {
    website = resolved;
  };
  return [
    {
      name: 'scan-page-after-website',
      apply: 'build',
      configResolved,
      async writeBundle() {
        await build(config(website, false));
      },
    },
    {
      name: 'scan-page-in-development',
      apply: 'serve',
      configResolved,
      async configureServer() {
        if (isRebuilt) await build(config(website, true));
      },
    },
  ];
}
