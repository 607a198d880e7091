import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '@qrigin/domain/details';
import { API_BASE } from '@qrigin/domain/http';
import { scanUsage } from '@qrigin/domain/scan';
import type { FoundCode } from '../../server/src/features/scan/found-code.ts';
import { scanPage } from '../../server/src/features/scan/page/page.ts';
import { servePagesAlone } from '../../server/src/http/pages/serve-page-alone.ts';
import { testEnv } from '../../server/src/testing/test-env.ts';
import { OVERVIEWS } from '../../web/src/testing/scan/overviews.ts';
import { toldPages } from '../../web/src/testing/scan/told-pages.ts';
import { ROOT } from '../dev/children.ts';
import { freePort } from '../services/free-port.ts';
import { samplePicture } from './sample-pictures.ts';

const PLAIN = Object.keys(OVERVIEWS);
const NAMES = [...PLAIN, ...Object.keys(toldPages())];
/** What is worth a look in every language: the safety texts, and what a maker tells. */
const IN_EVERY_LANGUAGE = [
  'told',
  'told-recalled',
  'told-expired',
  'recalled',
  'blocked-recalled',
  'unknown',
];
const OTHERS = LANGUAGE_CODES.filter((language) => language !== 'en');

/** A code for each sample, in the order of their list; real codes say nothing about what they stand for. */
const codeOf = (name: string) => String(NAMES.indexOf(name)).padStart(20, '0');

export const SCAN_PATHS = [
  ...NAMES.map((name) => ({ name, path: `/scan/${codeOf(name)}` })),
  ...IN_EVERY_LANGUAGE.flatMap((name) =>
    OTHERS.map((language) => ({
      name: `${name}-${language}`,
      path: `/scan/${codeOf(name)}?lang=${language}`,
    })),
  ),
];

function samples(origin: string): Map<string, FoundCode> {
  const plain = Object.entries(OVERVIEWS).flatMap(([name, overview]): [string, FoundCode][] =>
    overview ? [[codeOf(name), { overview, told: undefined }]] : [],
  );
  const told = Object.entries(toldPages(origin)).map(([name, { overview, details }]): [string, FoundCode] => [
    codeOf(name),
    {
      overview,
      told: {
        mark: name,
        language: details.content.language,
        load: () => ({ mark: name, shown: details }),
      },
    },
  ]);
  return new Map([...plain, ...told]);
}

/** The scan pages of the samples, by the product's own code and with its headers, where no database is needed. */
export async function startScanServer(): Promise<{ url: string; stop(): Promise<void> }> {
  if (!existsSync(join(ROOT, 'web/dist/scan/render.js')))
    throw new Error('web/dist/scan is missing: run npm run build.');
  const port = await freePort();
  // Pictures come from another host, as they do in the product.
  const contentOrigin = `http://content.localhost:${port}`;
  const byCode = samples(contentOrigin);
  // No one connects: the settings only make the headers.
  const env = { ...testEnv('postgres://app_rw@127.0.0.1:1/none'), CONTENT_ORIGIN: contentOrigin };
  const app = await servePagesAlone(
    env,
    scanPage(async (code) => byCode.get(code)),
  );
  app.post(`${API_BASE}${scanUsage.path}`, async (request) => request.body);
  app.get<{ Params: { id: string; name?: string } }>('/files/:id/:name?', async ({ params }, reply) => {
    const [, width, format] = /^(\d+)\.(avif|webp)$/.exec(params.name ?? '') ?? [];
    const drawn = await samplePicture(
      params.id,
      Number(width ?? 1440),
      format === 'avif' || format === 'webp' ? format : 'png',
    );
    if (!drawn) return reply.code(404).send();
    return reply
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .type(`image/${format ?? 'png'}`)
      .send(drawn);
  });
  const url = await app.listen({ host: '127.0.0.1', port });
  return { url, stop: () => app.close() };
}
