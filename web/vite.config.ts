import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { inlineScript } from './inline-script.ts';
import { precompress } from './precompress.ts';
import { scanPage } from './scan-page.config.ts';

const root = import.meta.dirname;
/** In development the api runs beside Vite. */
const api = process.env['API_URL'];

export default defineConfig({
  root,
  plugins: [react(), inlineScript(), precompress(), scanPage({ isRebuilt: api !== undefined })],
  server: { proxy: devProxy(api) },
  build: {
    manifest: true,
    // The content security policy allows no inline script and no font from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { app: join(root, 'index.html') } },
  },
});

/** What the api answers itself; scan addresses may be written in capitals. */
function devProxy(target: string | undefined): Record<string, ProxyOptions> {
  if (target === undefined) return {};
  return {
    '/api': { target },
    '/healthz': { target },
    '/readyz': { target },
    '^/(scan|SCAN|Scan)([/?]|$)': { target },
  };
}
