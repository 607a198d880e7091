import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Overview } from '@qrigin/domain/scan';
import { z } from 'zod';

/** Node runs no JSX, so the page comes from the web's build. */
const FILE = new URL('../../../../web/dist/scan/render.js', import.meta.url);

type Render = (overview: Overview | undefined, code: string) => string;

const Module = z.object({
  renderScanPage: z.custom<Render>((value) => typeof value === 'function'),
  script: z.string(),
});

export type PageBuild = {
  render: Render;
  /** As the content policy spells it. */
  scriptHash: string;
  /** Another one for any change of how the page looks. */
  version: string;
};

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('base64');

/** `undefined` when nothing is built. */
export async function loadPageBuild(): Promise<PageBuild | undefined> {
  if (!existsSync(FILE)) return undefined;
  const { renderScanPage, script } = Module.parse(await import(FILE.href));
  return {
    render: renderScanPage,
    scriptHash: `'sha256-${hash(script)}'`,
    version: hash(readFileSync(FILE)),
  };
}
