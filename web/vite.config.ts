import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { PREVIEW_FRAME } from '../domain/src/scan/preview-frame.ts';
import { chunks } from './chunks.ts';
import { firstPaint } from './first-paint.config.ts';
import { inlineScript } from './inline-script.ts';
import { pagePaths } from './page-paths.config.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.config.ts';
import { scanPage } from './scan-page.config.ts';
import { words } from './words.config.ts';

const root = import.meta.dirname;
/** In development the api runs beside Vite. */
const api = process.env['API_URL'];

export default defineConfig(({ mode }) => ({
  root,
  plugins: [
    words({ isPseudo: mode === 'pseudo' }),
    react(),
    tailwind(),
    inlineScript(),
    pagePaths(),
    firstPaint(),
    prerender(),
    // Pictures in the pseudo-language are of the website alone, and wait for no network.
    ...(mode === 'pseudo' ? [] : [precompress(), scanPage({ isRebuilt: api !== undefined })]),
  ],
  server: {
    proxy: devProxy(api),
    // What it denies by itself, and the secrets of this machine.
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.run/**'] },
  },
  build: {
    manifest: true,
    // The content security policy allows no inline script and no font from a data: address.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a later public page needs is found when that page arrives: a list of it would be part of the first one.
      resolveDependencies: (_file, needed, { hostId }) => (hostId.includes('/start-') ? [] : needed),
    },
    // One sheet, so that a page that was drawn beforehand has its style whichever parts it is made of.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { app: join(root, 'index.html') },
      output: { codeSplitting: { groups: chunks() } },
    },
  },
}));

/** What the api answers itself; scan addresses may be written in capitals. */
function devProxy(target: string | undefined): Record<string, ProxyOptions> {
  if (target === undefined) return {};
  return {
    '/api': { target },
    '/healthz': { target },
    '/readyz': { target },
    '^/(scan|SCAN|Scan)([/?]|$)': { target },
    '^/recalls/': { target },
    [PREVIEW_FRAME]: { target },
  };
}
