import { Trans } from '@lingui/react/macro';
import { listPeopleOfRole, MEMBERS } from '@qrigin/domain/members';
import { isBelow } from '@qrigin/domain/roles';
import { may } from '../../../feature/may.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { Avatar } from '../../../ui/person/avatar.tsx';
import { errorMessage } from '../../../ui/state/error-message';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { actorOf, treeOf } from '../tree/role-nodes.ts';
import type { RolePanelProps } from './role-panel-props.ts';

const SHOWN = '12';

/** Who has the role, for anyone who may see the people below them. */
export function Holders({ org, me, roles, role }: RolePanelProps) {
  const maySee = may(me, MEMBERS.view) && isBelow(treeOf(roles), role.id, actorOf(me).roleIds);
  const isEnabled = maySee && role.people > 0;
  const { data, error } = useRead(
    listPeopleOfRole,
    { params: { org, id: role.id }, query: { page_size: SHOWN, sort_by: 'name' } },
    { isEnabled },
  );
  if (!isEnabled) return null;
  const left = data ? data.total - data.items.length : 0;
  return (
    <div className="border-t border-line px-4 py-4 sm:px-5">
      <h3 className="text-16">
        <Trans>Who has this role</Trans>
      </h3>
      {data && (
        <ul className="mt-3 flex list-none flex-wrap gap-x-5 gap-y-3">
          {data.items.map(({ id, name }) => (
            <li key={id} className="flex min-w-0 items-center gap-2">
              <Avatar name={name} size="s" />
              <Verbatim text={name} className="min-w-0 wrap-anywhere" />
            </li>
          ))}
        </ul>
      )}
      {!data && !error && <Skeleton className="mt-3 h-6 w-1/2" />}
      {!data && error && <p className="mt-2 text-ink-2">{errorMessage(error)}</p>}
      <p className="mt-3 text-14">
        {left > 0 && (
          <span className="mr-3 text-ink-2">
            <Trans>and {left} more</Trans>
          </span>
        )}
        <TextLink
          to={`../access?of=${role.id}`}
          relative="path"
          className="inline-flex min-h-11 items-center md:min-h-6"
        >
          <Trans>Open in Access</Trans>
        </TextLink>
      </p>
    </div>
  );
}
