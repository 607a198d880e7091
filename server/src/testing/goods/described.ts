import { findDraft, PRODUCT_PICTURE, publishDraft, saveDraftPart } from '@qrigin/domain/details';
import type { z } from 'zod';
import type { TestApi } from '../test-api.ts';
import { newGoods } from './goods.ts';

type Part = z.input<typeof saveDraftPart.body>;
type FileRow = { kind?: string; state?: 'waiting' | 'checking' | 'ready' | 'refused' };

/** A product about which people write, in an organisation of its own. Calls are those of its Owner. */
export async function newDescribed(api: TestApi) {
  const goods = await newGoods(api);
  const params = { id: await goods.product() };
  const draft = (of = params) => goods.call(findDraft, { params: of });

  /** Whatever is there is overwritten. */
  async function saved(body: Part) {
    const added = await goods.ask(saveDraftPart, { params, body });
    if (added.status !== 412) return added;
    return goods.ask(saveDraftPart, { params, body, headers: { 'if-match': '*' } });
  }
  async function save(part: Part): Promise<number> {
    const { status, text, body } = await saved(part);
    if (status !== 200) throw new Error(`nothing was saved: ${text}`);
    return body.revision;
  }

  return {
    ...goods,
    params,
    draft,
    saved,
    save,
    /** Saves one thing that no one has said before, and publishes it. */
    async publish(brand: string): Promise<number> {
      await save({ part: 'overview', content: { brand } });
      return (await goods.call(publishDraft, { params })).number;
    },
    /** A file as if it had been sent and checked. */
    async file({ kind = PRODUCT_PICTURE.name, state = 'ready' }: FileRow = {}): Promise<string> {
      const { rows } = await api.database.superuser.query<{ id: string }>(
        `insert into file (org_id, name, kind, nature, mime_type, extension, bytes, is_exact, md5, state, refusal, checked_at)
         values ($1, 'jar', $2, 'public', 'image/png', 'png', 10, true, decode(repeat('00', 16), 'hex'), $3,
           case when $3 = 'refused' then 'broken' end, case when $3 in ('ready', 'refused') then now() end) returning id`,
        [goods.org.id, kind, state],
      );
      const [row] = rows;
      if (!row) throw new Error('no file was made');
      return row.id;
    },
  };
}
export type Described = Awaited<ReturnType<typeof newDescribed>>;
