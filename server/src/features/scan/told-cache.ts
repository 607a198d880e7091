import { hash } from 'node:crypto';
import { type Content, certificatesIn, filesIn, type Language, vendorsIn } from '@qrigin/domain/details';
import type { ShownDetails } from '@qrigin/domain/scan';
import { LRUCache } from 'lru-cache';
import type { SideDatabase } from '../../db/connect/side-database.ts';
import type { Db } from '../../db/index.ts';
import { shownCertificates } from '../certificates/index.ts';
import { type Place, toldContent, toldNumber } from '../details/index.ts';
import { shownFiles } from '../files/index.ts';
import { createVersionedCache } from '../qr/index.ts';
import { shownVendors } from '../vendors/index.ts';
import type { ToldDetails } from './found-code.ts';
import type { Resolved } from './resolve.ts';

/** What makers tell shoppers, at once when it is known under the version of the facts. */
export type ToldCache = (facts: Resolved) => ToldDetails | undefined | Promise<ToldDetails | undefined>;

/** Nothing is told about most products, and of the others only a mark is kept for long. */
type Known = { told: { mark: string; language: Language } | undefined };

const MARKS_KEPT = 20_000;
/** Of the words themselves, which only a page that is not drawn yet has to have. */
const BYTES_KEPT = 16_000_000;

export function createToldCache(scans: SideDatabase, contentOrigin: string): ToldCache {
  const contents = new LRUCache<string, Content>({ maxSize: BYTES_KEPT });
  /** A version is never changed: whatever else an organisation changes, it is read once. */
  async function contentOf(db: Db, place: Place, number: number): Promise<Content> {
    const key = `${place.orgId} ${place.productId} ${number}`;
    const known = contents.get(key);
    if (known) return known;
    const content = await toldContent(db, place, number);
    contents.set(key, content, { size: JSON.stringify(content).length });
    return content;
  }
  function load(place: Place): Promise<{ mark: string; shown: ShownDetails } | undefined> {
    const { orgId } = place;
    return scans.inOrg(orgId, async (db) => {
      const number = await toldNumber(db, place);
      if (number === undefined) return undefined;
      const content = await contentOf(db, place, number);
      const { pictures, documents } = filesIn(content);
      const certificates = await shownCertificates(db, {
        orgId,
        product: place.productId,
        ids: certificatesIn(content),
      });
      const papers = Object.values(certificates).flatMap(({ file_id }) => file_id ?? []);
      const ids = [...pictures, ...documents, ...papers];
      const files = await shownFiles(db, contentOrigin, { orgId, ids });
      const vendors = await shownVendors(db, { orgId, ids: vendorsIn(content) });
      // Files change until all their sizes are drawn, vendors and certificates whenever someone likes.
      const changing = [place.productId, number, [files, vendors, certificates]];
      const mark = hash('sha256', JSON.stringify(changing), 'base64url');
      return { mark, shown: { content, files, vendors, certificates } };
    });
  }
  const marks = createVersionedCache<Known>({
    load: async (orgId, productId) => {
      const loaded = await load({ orgId, productId });
      return { told: loaded && { mark: loaded.mark, language: loaded.shown.content.language } };
    },
    most: MARKS_KEPT,
  });

  return ({ run: { orgId }, version, productId }) => {
    if (!productId) return undefined;
    const shownNow = async () => {
      const loaded = await load({ orgId, productId });
      // A product that was told about is told about ever after.
      if (!loaded) throw new Error('the words of a product are gone');
      return loaded;
    };
    const withWords = ({ told }: Known): ToldDetails | undefined => told && { ...told, load: shownNow };
    const known = marks.get(orgId, version, productId);
    return known instanceof Promise ? known.then(withWords) : withWords(known);
  };
}
