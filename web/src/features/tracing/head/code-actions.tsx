import { Trans, useLingui } from '@lingui/react/macro';
import type { TracedCode } from '@qrigin/domain/tracing';
import { ArrowLeftRight, Ban, Ellipsis, ExternalLink, PackagePlus, Route, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { DropdownMenu, type MenuItem } from '../../../ui/overlay/dropdown-menu.tsx';
import { codePath } from '../../qr/code-path.ts';
import { newRecallPath, packingPath } from '../paths.ts';
import { whatOneMayDo } from './what-one-may-do.ts';
import { WithdrawCode } from './withdraw-code.tsx';

/** What one may do with a code. What is done rarely, and cannot be undone, is in the menu. */
export function CodeActions({ code, canHold }: { code: TracedCode; canHold: boolean }) {
  const whoami = useWhoamiHere();
  const org = whoami.organisation.id;
  const can = whatOneMayDo(code, canHold, whoami);
  return (
    <div className="grid gap-2 self-start max-sm:w-full lg:w-56">
      <ButtonLink
        variant="primary"
        to={code.address}
        target="_blank"
        rel="noreferrer"
        icon={<ExternalLink aria-hidden="true" />}
      >
        <Trans>Open scan page</Trans>
      </ButtonLink>
      {can.fill && (
        <ButtonLink
          to={packingPath(org, { job: 'fill', pack: code.code })}
          icon={<PackagePlus aria-hidden="true" />}
        >
          <Trans>Fill this pack</Trans>
        </ButtonLink>
      )}
      {can.move && (
        <ButtonLink to={packingPath(org, { job: 'move' })} icon={<ArrowLeftRight aria-hidden="true" />}>
          <Trans>Move packs</Trans>
        </ButtonLink>
      )}
      {can.trace && (
        <ButtonLink to={`${codePath(org, code.code)}/trace`} icon={<Route aria-hidden="true" />}>
          <Trans>Trace both ways</Trans>
        </ButtonLink>
      )}
      <MoreActions org={org} code={code} can={can} />
    </div>
  );
}

interface MoreProps {
  org: string;
  code: TracedCode;
  can: ReturnType<typeof whatOneMayDo>;
}

function MoreActions({ org, code, can }: MoreProps) {
  const { t } = useLingui();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const items: MenuItem[] = [];
  if (can.recall && code.product)
    items.push({
      label: t`Recall this pack`,
      icon: <TriangleAlert aria-hidden="true" />,
      to: newRecallPath(org, code.product.id, code.code),
    });
  if (can.withdraw)
    items.push({
      label: t`Withdraw this code`,
      icon: <Ban aria-hidden="true" />,
      variant: 'danger',
      onSelect: () => setWithdrawing(true),
    });
  return (
    <>
      {items.length > 0 && (
        <DropdownMenu
          label={t`More actions`}
          items={items}
          trigger={
            <Button icon={<Ellipsis aria-hidden="true" />}>
              <Trans>More actions</Trans>
            </Button>
          }
        />
      )}
      <WithdrawCode org={org} code={code} isOpen={isWithdrawing} onClose={() => setWithdrawing(false)} />
    </>
  );
}
