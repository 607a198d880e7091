import { hash } from 'node:crypto';
import type { Code } from '@qrigin/domain/qr';
import type { PublicRecall } from '@qrigin/domain/recalls';
import { type OwnFacts, type PageLanguage, type ShownDetails, splitOverview } from '@qrigin/domain/scan';
import { LRUCache } from 'lru-cache';
import { type FixedText, fixedText, type PagePart } from '../../../page-parts.ts';
import type { FoundCode } from '../found-code.ts';
import type { Fill, PageBuild } from './page-build.ts';

/** A drawn page whose texts are compressed. Its opening is that of many others. */
type KeptPage = { opening: FixedText; parts: readonly (FixedText | Fill)[] };

/**
 * In bytes and not in pages, because makers choose how long their words are. All organisations share it: one with many
 * different pages pushes out those of others, and then each of these is drawn once more.
 */
const BYTES_MAX = 64_000_000;

/** What a text takes beside its bytes, generously. */
const TEXT_OVERHEAD = 700;

function bytesOf({ parts }: KeptPage): number {
  return parts.reduce((sum, part) => sum + (typeof part === 'function' ? 0 : sizeOf(part)), 1);
}

const sizeOf = ({ deflated }: FixedText) => deflated.length + TEXT_OVERHEAD;

/** The whole document of one pack. */
function documentOf({ opening, parts }: KeptPage, pack: OwnFacts): PagePart[] {
  return [opening, ...parts.map((part) => (typeof part === 'function' ? part(pack) : part))];
}

export type DrawnPages = ReturnType<typeof createDrawnPages>;

/** Scan pages, each drawn and compressed once for all packs of which the same is true on the same day, in each language. */
export function createDrawnPages(bytesMax = BYTES_MAX) {
  const cache = new LRUCache<string, KeptPage>({ maxSize: bytesMax, sizeCalculation: bytesOf });
  /** A handful: one for each language, and for pages with and without a maker's words. */
  const openings = new Map<string, FixedText>();

  function openingOf(text: string): FixedText {
    const opening = openings.get(text) ?? fixedText(text);
    openings.set(text, opening);
    return opening;
  }

  function keptOrDrawn(key: string, draw: () => ReturnType<PageBuild['draw']>): KeptPage {
    const known = cache.get(key);
    if (known) return known;
    const { opening, page } = draw();
    const parts = page.map((part) => (typeof part === 'string' ? fixedText(part) : part));
    const drawn = { opening: openingOf(opening), parts };
    cache.set(key, drawn);
    return drawn;
  }

  return {
    /** At once where it was drawn before; else after its maker's words are there, if it has any. */
    ofPack(build: PageBuild, found: FoundCode, languages: PageLanguage): PagePart[] | Promise<PagePart[]> {
      const { own, shared } = splitOverview(found.overview);
      const { told } = found;
      // Of the maker's words only their mark: they can be as long as a book.
      const keyOf = (mark: string | undefined) =>
        hash('sha256', JSON.stringify([build.version, languages.language, mark, shared]), 'base64url');
      const drawWith = (key: string, details: ShownDetails | undefined) =>
        documentOf(
          keptOrDrawn(key, () => build.draw(shared, details, languages)),
          own,
        );
      const key = keyOf(told?.mark);
      if (!told || cache.has(key)) return drawWith(key, undefined);
      const loaded = told.load();
      // They may have changed since their mark was read, and back again before the next scan.
      return loaded instanceof Promise
        ? loaded.then(({ mark, shown }) => drawWith(keyOf(mark), shown))
        : drawWith(keyOf(loaded.mark), loaded.shown);
    },
    /** The page of a code that no one has issued; `undefined` is what is no code. */
    ofUnknown(build: PageBuild, code: Code | undefined, languages: PageLanguage): PagePart[] {
      const isCode = code !== undefined;
      const key = `${build.version} ${isCode} ${languages.language}`;
      const page = keptOrDrawn(key, () => build.drawUnknown(isCode, languages));
      return documentOf(page, { qr_id: code ?? '', checked_at: '', issued_at: '' });
    },
    /** The page of a recall itself; without one that of an address that leads to none. */
    ofRecall(build: PageBuild, recall: PublicRecall | undefined, languages: PageLanguage): PagePart[] {
      const key = hash(
        'sha256',
        JSON.stringify([build.version, languages.language, recall ?? null]),
        'base64url',
      );
      const page = keptOrDrawn(key, () => build.drawRecall(recall, languages));
      return documentOf(page, { qr_id: '', checked_at: '', issued_at: '' });
    },
    bytes: () => cache.calculatedSize,
    count: () => cache.size,
  };
}
