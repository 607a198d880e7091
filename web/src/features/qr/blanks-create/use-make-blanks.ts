import { changePackaging, createPackaging, type Packaging } from '@qrigin/domain/packaging';
import { issueCodes } from '@qrigin/domain/qr';
import { useRef } from 'react';
import type { z } from 'zod';
import { useWrite } from '../../../http/query/use-write.ts';
import type { TypedBlanks } from './blanks-fields.ts';

/** What each of them is, until it is assigned to a level of a structure. */
const LEVEL = { name: 'Blank code', count: 1, child: null };

/**
 * Stores blanks and issues their codes. If only the first of the two works, the next try goes on from there: no one gets the
 * same blanks twice.
 */
export function useMakeBlanks(org: string, product: string) {
  const create = useWrite(createPackaging, { refresh: 'later' });
  const change = useWrite(changePackaging, { refresh: 'later' });
  const issue = useWrite(issueCodes, { refresh: 'later' });
  const stored = useRef<Packaging>(undefined);

  async function store(
    fields: Pick<z.output<typeof TypedBlanks>, 'name' | 'printFormat'>,
  ): Promise<Packaging> {
    const body = { ...fields, type: 'blank' as const, packaging: LEVEL, product_id: product };
    const before = stored.current;
    if (!before) return create({ params: { org }, body });
    const isSame = before.name === fields.name && before.printFormat === fields.printFormat;
    return isSame ? before : change({ params: { org, id: before.id }, body });
  }

  return async ({ count, ...fields }: z.output<typeof TypedBlanks>) => {
    const packaging = await store(fields);
    stored.current = packaging;
    const reply = await issue({
      params: { org, id: packaging.id },
      body: { packagingId: packaging.id, count },
    });
    stored.current = undefined;
    return { packaging, issued: { ...reply, batch: null } };
  };
}
