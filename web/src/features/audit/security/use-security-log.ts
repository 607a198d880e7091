import { listSecurityEvents } from '@qrigin/domain/audit';
import type { Whoami } from '@qrigin/domain/organisations';
import { useList } from '../../../feature/use-list.ts';
import { PAGE_SIZE } from '../people-choice.ts';

/** The part of the security log that the address names. */
export const useSecurityLog = ({ organisation }: Whoami) =>
  useList(
    listSecurityEvents,
    { org: organisation.id },
    { pageSize: PAGE_SIZE, filters: ['person', 'from', 'to'] },
  );
