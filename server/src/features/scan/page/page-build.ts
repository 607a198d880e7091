import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { PublicRecall } from '@qrigin/domain/recalls';
import type { OwnFacts, PageLanguage, SharedOverview, ShownDetails } from '@qrigin/domain/scan';
import { z } from 'zod';

/** Node runs no JSX, so the page comes from the web's build. */
const FILE = new URL('../../../../../web/dist/scan/render.js', import.meta.url);

/** What is filled in for one pack. */
export type Fill = (pack: OwnFacts) => string;
/** A page in its order: texts that all packs alike share, and what is filled in for each. It begins with an opening that many share. */
type Drawing = { opening: string; page: readonly (string | Fill)[] };

type Draw = (overview: SharedOverview, details: ShownDetails | undefined, languages: PageLanguage) => Drawing;
type DrawUnknown = (isCode: boolean, languages: PageLanguage) => Drawing;
type DrawRecall = (recall: PublicRecall | undefined, languages: PageLanguage) => Drawing;

const isFunction = (value: unknown) => typeof value === 'function';

const Module = z.object({
  drawScanPage: z.custom<Draw>(isFunction),
  drawUnknownPage: z.custom<DrawUnknown>(isFunction),
  drawRecallPage: z.custom<DrawRecall>(isFunction),
  script: z.string(),
  previewFrame: z.string(),
  previewStyle: z.string(),
});

export type PageBuild = {
  draw: Draw;
  drawUnknown: DrawUnknown;
  drawRecall: DrawRecall;
  /** As the content policy spells it. */
  scriptHash: string;
  /** The document that makers preview a page in, and the hash of its style. */
  preview: { document: string; styleHash: string };
  /** Another one for any change of how the page looks. */
  version: string;
};

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('base64');

/** `undefined` when nothing is built. */
export async function loadPageBuild(): Promise<PageBuild | undefined> {
  if (!existsSync(FILE)) return undefined;
  const built = Module.parse(await import(FILE.href));
  return {
    draw: built.drawScanPage,
    drawUnknown: built.drawUnknownPage,
    drawRecall: built.drawRecallPage,
    scriptHash: `'sha256-${hash(built.script)}'`,
    preview: { document: built.previewFrame, styleHash: `'sha256-${hash(built.previewStyle)}'` },
    version: hash(readFileSync(FILE)),
  };
}
