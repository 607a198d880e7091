import { listMembers, MEMBERS } from '@qrigin/domain/members';
import type { Whoami } from '@qrigin/domain/organisations';
import { may } from '../../feature/may.ts';
import { useReadRows } from '../../http/query/use-read.ts';

/** No one chooses from a longer list. */
const PEOPLE_MAX = 500;

/** The people to choose from, by name, for anyone who may see them. */
export function usePeople(me: Whoami) {
  const { data = [] } = useReadRows(
    listMembers,
    (page) => ({ params: { org: me.organisation.id }, query: { page: String(page), page_size: '100' } }),
    { max: PEOPLE_MAX, isEnabled: may(me, MEMBERS.view) },
  );
  return data;
}
