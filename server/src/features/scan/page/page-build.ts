import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { OwnFacts, SharedOverview } from '@qrigin/domain/scan';
import { z } from 'zod';
import { type FixedText, fixedText } from '../../../page-parts.ts';

/** Node runs no JSX, so the page comes from the web's build. */
const FILE = new URL('../../../../../web/dist/scan/render.js', import.meta.url);

/** What is filled in for one pack. */
export type Fill = (pack: OwnFacts) => string;
/** A page in its order: texts that all packs alike share, and what is filled in for each. */
export type DrawnPage = readonly (string | Fill)[];

type Draw = (overview: SharedOverview) => DrawnPage;
type DrawUnknown = (isCode: boolean) => DrawnPage;

const isFunction = (value: unknown) => typeof value === 'function';

const Module = z.object({
  opening: z.string(),
  drawScanPage: z.custom<Draw>(isFunction),
  drawUnknownPage: z.custom<DrawUnknown>(isFunction),
  script: z.string(),
});

export type PageBuild = {
  /** What every document begins with; a drawn page comes after it. */
  opening: FixedText;
  draw: Draw;
  drawUnknown: DrawUnknown;
  /** As the content policy spells it. */
  scriptHash: string;
  /** Another one for any change of how the page looks. */
  version: string;
};

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('base64');

/** `undefined` when nothing is built. */
export async function loadPageBuild(): Promise<PageBuild | undefined> {
  if (!existsSync(FILE)) return undefined;
  const { opening, drawScanPage, drawUnknownPage, script } = Module.parse(await import(FILE.href));
  return {
    opening: fixedText(opening),
    draw: drawScanPage,
    drawUnknown: drawUnknownPage,
    scriptHash: `'sha256-${hash(script)}'`,
    version: hash(readFileSync(FILE)),
  };
}
