import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { z } from 'zod';
import { words } from './words.config.ts';

const root = import.meta.dirname;

/** `head` is what the page has to say about itself: its title and description. */
type Drawn = { file: string; head: string; body: string; isOnlyRead: boolean };

const Module = z.object({
  prerenderPages: z.custom<() => Promise<Drawn[]>>((it) => typeof it === 'function'),
});

/**
 * Writes every page that is the same for everyone as a document of its own, so that it can be read before, and
 * without, any script. `index.html` stays as the empty frame for all other pages.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no output folder');
      const frame = readFileSync(join(dir, 'index.html'), 'utf8');
      for (const page of await drawPages(join(dir, '.prerender'), config)) {
        const file = join(dir, page.file);
        await mkdir(dirname(file), { recursive: true });
        const html = fill(frame, page);
        writeFileSync(file, page.isOnlyRead ? holdBack(html) : html);
      }
    },
  };
}

/** Node runs no JSX, so the pages are built for it first. */
async function drawPages(outDir: string, { mode }: ResolvedConfig): Promise<Drawn[]> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode,
    plugins: [words({ isPseudo: mode === 'pseudo' }), react(), tailwind()],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      copyPublicDir: false,
      emptyOutDir: true,
      assetsInlineLimit: 0,
    },
  });
  const { prerenderPages } = Module.parse(await import(pathToFileURL(join(outDir, 'prerender.js')).href));
  const pages = await prerenderPages();
  await rm(outDir, { recursive: true });
  return pages;
}

/** Whatever is in the words of a page stays words: a `$` in them means nothing when a function replaces. */
function fill(frame: string, { head, body }: Drawn): string {
  return (
    frame
      .replace(/<title>[^<]*<\/title>/, () => head)
      // Says that nothing can be read without a script, which is not so here.
      .replace(/\s*<noscript>.*<\/noscript>/, '')
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
  );
}

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** The app's files come after all that is seen, and it starts when it is needed (src/app/start-when-needed.ts). */
function holdBack(html: string): string {
  if (!ENTRY.test(html)) throw new Error('a page has no script to hold back');
  return html
    .replace(ENTRY, '<link rel="modulepreload" crossorigin data-app href="$1">')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
