import { Trans, useLingui } from '@lingui/react/macro';
import type { CountedRole } from '@qrigin/domain/roles';
import { ScanLine } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import type { Branch } from './branches.ts';
import { PeopleCount } from './people-count.tsx';
import { roleAddress } from './role-address.ts';

interface Props {
  branches: readonly Branch<CountedRole>[];
  chosenId: string | undefined;
}

/** The roles as a tree: a list in a list, whose lines show which is below which. */
export function RoleList({ branches, chosenId }: Props) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows only move between its links
    <nav aria-label={t`Roles`} onKeyDown={moveByArrows}>
      <Level branches={branches} chosenId={chosenId} isTop />
    </nav>
  );
}

function Level({ branches, chosenId, isTop = false }: Props & { isTop?: boolean }) {
  return (
    <ul className={isTop ? 'list-none' : 'ml-3.5 list-none sm:ml-5'}>
      {branches.map(({ role, below }) => (
        <li
          key={role.id}
          // The line comes down from above to the last one and turns to each.
          className={
            isTop
              ? undefined
              : 'relative before:absolute before:top-0 before:left-0 before:h-5.5 before:w-2.5 before:rounded-bl-[6px] before:border-b before:border-l before:border-control-line/60 not-last:after:absolute not-last:after:inset-y-0 not-last:after:left-0 not-last:after:border-l not-last:after:border-control-line/60'
          }
        >
          <RoleLink role={role} isChosen={role.id === chosenId} />
          {below.length > 0 && <Level branches={below} chosenId={chosenId} />}
        </li>
      ))}
    </ul>
  );
}

function RoleLink({ role, isChosen }: { role: CountedRole; isChosen: boolean }) {
  return (
    <Link
      to={roleAddress(role.id)}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className="relative ml-3 flex min-h-11 items-center gap-2 rounded-control px-2.5 py-1.5 font-medium text-ink no-underline hover:bg-[color-mix(in_srgb,var(--ink)_5%,transparent)] focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-text lg:min-h-10"
    >
      <Verbatim text={role.name} className="min-w-0 flex-1 wrap-anywhere" />
      {role.is_public && (
        <span className="text-ink-3" title={undefined}>
          <ScanLine aria-hidden="true" className="size-4" />
          <span className="sr-only">
            <Trans>Public</Trans>
          </span>
        </span>
      )}
      <PeopleCount count={role.people} />
    </Link>
  );
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Quicker than Tab through a hundred roles. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[step(at, links.length - 1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
