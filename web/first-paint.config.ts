import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundle } from './inline-script.ts';

const SCRIPT = join(import.meta.dirname, 'src/app/first-paint.ts');
const PLACE = '<script data-first-paint></script>';

/** Puts the script that runs before the first paint into the document. The api allows it by its hash. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        const { code } = await bundle(SCRIPT);
        return html.replace(PLACE, () => `<script>${code}</script>`);
      },
    },
  };
}
