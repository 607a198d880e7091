import { hash } from 'node:crypto';
import type { Code } from '@qrigin/domain/qr';
import { type Overview, type OwnFacts, splitOverview } from '@qrigin/domain/scan';
import { LRUCache } from 'lru-cache';
import { type FixedText, fixedText, type PagePart } from '../../../page-parts.ts';
import type { DrawnPage, Fill, PageBuild } from './page-build.ts';

/** A drawn page whose texts are compressed. */
type KeptPage = readonly (FixedText | Fill)[];

/**
 * In bytes and not in pages, because makers choose how long their words are. All organisations share it: one with many
 * different pages pushes out those of others, and then each of these is drawn once more.
 */
const BYTES_MAX = 64_000_000;

/** What a text takes beside its bytes, generously. */
const TEXT_OVERHEAD = 700;

function bytesOf(page: KeptPage): number {
  return page.reduce((sum, part) => sum + (typeof part === 'function' ? 0 : sizeOf(part)), 1);
}

const sizeOf = ({ deflated }: FixedText) => deflated.length + TEXT_OVERHEAD;

/** The whole document of one pack. */
function documentOf({ opening }: PageBuild, page: KeptPage, pack: OwnFacts): PagePart[] {
  return [opening, ...page.map((part) => (typeof part === 'function' ? part(pack) : part))];
}

export type DrawnPages = ReturnType<typeof createDrawnPages>;

/** Scan pages, each drawn and compressed once for all packs of which the same is true on the same day. */
export function createDrawnPages(bytesMax = BYTES_MAX) {
  const cache = new LRUCache<string, KeptPage>({ maxSize: bytesMax, sizeCalculation: bytesOf });

  function keptOrDrawn(key: string, draw: () => DrawnPage): KeptPage {
    const known = cache.get(key);
    if (known) return known;
    const page = draw().map((part) => (typeof part === 'string' ? fixedText(part) : part));
    cache.set(key, page);
    return page;
  }

  return {
    ofPack(build: PageBuild, overview: Overview): PagePart[] {
      const { own, shared } = splitOverview(overview);
      const key = hash('sha256', build.version + JSON.stringify(shared), 'base64url');
      return documentOf(
        build,
        keptOrDrawn(key, () => build.draw(shared)),
        own,
      );
    },
    /** The page of a code that no one has issued; `undefined` is what is no code. */
    ofUnknown(build: PageBuild, code: Code | undefined): PagePart[] {
      const isCode = code !== undefined;
      const page = keptOrDrawn(`${build.version} ${isCode}`, () => build.drawUnknown(isCode));
      return documentOf(build, page, { qr_id: code ?? '', checked_at: '', issued_at: '' });
    },
    bytes: () => cache.calculatedSize,
    count: () => cache.size,
  };
}
