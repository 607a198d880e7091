import { DraftPart } from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import { z } from 'zod';
import type { Theirs } from './saver-state.ts';
import type { PartValue } from './values.ts';

const Current = z.object({
  revision: z.int().nonnegative(),
  content: z.unknown(),
  changed_at: z.iso.datetime().nullable(),
  changed_by: z.object({ id: z.string(), name: z.string() }).nullable(),
});

const DELETED: Theirs<PartValue> = { value: null, revision: 0 };

/** What a part is now, as the server tells someone who was late; nothing for any other refusal. */
export function theirsIn(error: unknown, part: PartValue['part']): Theirs<PartValue> | undefined {
  if (!(error instanceof Failure) || error.code !== 'changed_meanwhile') return undefined;
  const current = Current.safeParse(error.details['current']);
  if (!current.success) return DELETED;
  const { revision, content, changed_at: at, changed_by: by } = current.data;
  const value = DraftPart.safeParse({ part, content });
  return value.success ? { value: value.data, revision, at, by } : DELETED;
}
