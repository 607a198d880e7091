import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { precompress } from './precompress.ts';

const root = import.meta.dirname;

export default defineConfig({
  root,
  plugins: [react(), precompress()],
  server: { proxy: devProxy(process.env['API_URL']) },
  build: {
    manifest: true,
    // The content security policy allows no inline script and no font from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { app: join(root, 'index.html'), scan: join(root, 'scan.html') } },
  },
});

/** In development the api runs beside Vite; scan addresses get their own entry, as in the built product. */
function devProxy(target: string | undefined): Record<string, ProxyOptions> {
  if (target === undefined) return {};
  return {
    '/api': { target },
    '/healthz': { target },
    '/readyz': { target },
    '/scan/': { target, bypass: () => '/scan.html' },
  };
}
