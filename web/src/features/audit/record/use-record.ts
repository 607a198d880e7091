import { listAudit } from '@qrigin/domain/audit';
import type { Whoami } from '@qrigin/domain/organisations';
import type { z } from 'zod';
import { useList } from '../../../feature/use-list.ts';
import { PAGE_SIZE } from '../people-choice.ts';

/** Which entries: those of one person, of one kind of thing, of some days. */
export type EntryFilter = Pick<z.input<typeof listAudit.query>, 'actor' | 'about' | 'from' | 'to'>;

/** The part of the record that the address names. */
export const useRecord = ({ organisation }: Whoami) =>
  useList(
    listAudit,
    { org: organisation.id },
    { pageSize: PAGE_SIZE, filters: ['actor', 'about', 'from', 'to'] },
  );
