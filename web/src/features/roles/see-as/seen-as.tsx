import { Trans, useLingui } from '@lingui/react/macro';
import type { Permission } from '@qrigin/domain/features';
import type { CountedRole } from '@qrigin/domain/roles';
import { ArrowLeft, Check, Eye, Lock, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type FoundEntry, useEntries, usePermissionWords } from '../../../feature/features-context.ts';
import { mayOpen } from '../../../feature/may.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/page/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { permissionsOf, useGridLines } from '../permissions/grid-lines.ts';
import { roleAddress } from '../tree/role-address.ts';

interface Props {
  org: string;
  role: CountedRole;
}

/** The organisation as someone with this role and no other meets it. Nothing is done in their name. */
export function SeenAs({ org, role }: Props) {
  const { t } = useLingui();
  const dashboard = useEntries('dashboard');
  const organisation = useEntries('organisation', org);
  const name = <Verbatim text={role.name} />;
  return (
    <>
      <Banner role={role} />
      <PageHeader
        title={<Trans>What {name} sees</Trans>}
        note={<Trans>For someone with this role and no other.</Trans>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[260px_minmax(0,1fr)]">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
          <SeenBar label={t`Dashboard`} entries={dashboard} role={role} />
          <SeenBar label={t`Organisation`} entries={organisation} role={role} />
        </div>
        <CanDo role={role} />
      </div>
    </>
  );
}

/** Says whose eyes these are, and has the way back, wherever the page is scrolled to. */
function Banner({ role }: { role: CountedRole }) {
  const back = useRef<HTMLAnchorElement>(null);
  const name = <Verbatim text={role.name} className="font-semibold" />;
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div className="sticky top-13 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-warning bg-warning-soft px-4 py-2.5 text-warning md:top-16">
      <p className="flex min-w-0 flex-1 basis-60 items-center gap-2.5 wrap-anywhere">
        <Eye aria-hidden="true" className="size-5" />
        <span>
          <Trans>You’re viewing as {name}. Your own access has not changed.</Trans>
        </span>
      </p>
      <ButtonLink
        ref={back}
        to={roleAddress(role.id)}
        icon={<ArrowLeft aria-hidden="true" />}
        className="max-sm:w-full"
      >
        <Trans>Back to your view</Trans>
      </ButtonLink>
    </div>
  );
}

interface SeenBarProps {
  label: string;
  entries: readonly FoundEntry[];
  role: CountedRole;
}

/** A bar as it looks to them. A drawing: nothing in it can be pressed. */
function SeenBar({ label, entries, role }: SeenBarProps) {
  const { t } = useLingui();
  return (
    <section aria-label={label} className="rounded-card bg-chrome px-3 py-3 text-14 text-chrome-ink">
      <h2 className="px-2 pb-2 font-text text-13 font-semibold tracking-normal text-chrome-ink-2">{label}</h2>
      <ul className="list-none">
        {entries.map(({ words, Icon, opens }) => {
          const isOpen = mayOpen(role, opens);
          return (
            <li
              key={t(words)}
              className={classNames(
                'flex min-h-9 items-center gap-2.5 px-2 font-medium',
                !isOpen && 'text-chrome-ink-2',
              )}
            >
              <Icon aria-hidden="true" className="size-4.5" />
              <span className="min-w-0 flex-1">{t(words)}</span>
              {!isOpen && (
                <span className="flex items-center gap-1.5 text-12 font-normal">
                  <Lock aria-hidden="true" className="size-3.5" />
                  <Trans>no access</Trans>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** All they can do, thing by thing, and after it what they cannot. */
function CanDo({ role }: { role: CountedRole }) {
  const { t } = useLingui();
  const may = (permission: Permission) => role.permissions.includes(permission);
  const gridLines = useGridLines();
  const lines = gridLines.map((line) => ({ line, can: permissionsOf(line).filter(may) }));
  const cannot = gridLines.flatMap(permissionsOf).filter((permission) => !may(permission));
  return (
    <div className="grid min-w-0 gap-5">
      <Card as="section" aria-labelledby="can" className="p-5">
        <h2 id="can" className="text-20">
          <Trans>What they can do</Trans>
        </h2>
        <div className="mt-4 grid gap-x-8 gap-y-5 md:grid-cols-2">
          {lines
            .filter(({ can }) => can.length > 0)
            .map(({ line, can }) => {
              const { words, Icon } = line;
              return (
                <div key={line.key} className="min-w-0">
                  <h3 className="flex items-center gap-2 font-text text-15 font-semibold tracking-normal">
                    <Icon aria-hidden="true" className="size-4.5 text-ink-3" />
                    {t(words)}
                  </h3>
                  <Sentences permissions={can} isAllowed />
                </div>
              );
            })}
        </div>
        {cannot.length === gridLines.flatMap(permissionsOf).length && (
          <p className="text-ink-2">
            <Trans>Nothing yet.</Trans>
          </p>
        )}
      </Card>
      {cannot.length > 0 && (
        <Card as="section" aria-labelledby="cannot" className="p-5 text-ink-2">
          <h2 id="cannot" className="text-20 text-ink">
            <Trans>What they cannot do</Trans>
          </h2>
          <Sentences permissions={cannot} isAllowed={false} />
        </Card>
      )}
    </div>
  );
}

function Sentences({ permissions, isAllowed }: { permissions: readonly Permission[]; isAllowed: boolean }) {
  const { t } = useLingui();
  const wordsOf = usePermissionWords();
  const StatusIcon = isAllowed ? Check : Minus;
  return (
    <ul className={classNames('mt-2 list-none', !isAllowed && 'gap-x-8 md:columns-2')}>
      {permissions.map((permission) => (
        <li key={permission} className="flex break-inside-avoid gap-2 py-0.5">
          <StatusIcon
            aria-hidden="true"
            className={classNames('mt-1 size-4', isAllowed ? 'text-accent-text' : 'text-ink-3')}
          />
          <span className="min-w-0">{t(wordsOf(permission))}</span>
        </li>
      ))}
    </ul>
  );
}
