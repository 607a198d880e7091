import { Trans, useLingui } from '@lingui/react/macro';
import { findSettings, type Whoami } from '@qrigin/domain/organisations';
import {
  listSubdomains,
  SUBDOMAINS,
  SUBDOMAINS_MAX,
  type Subdomain,
  UNVERIFIED_SUBDOMAINS_MAX,
} from '@qrigin/domain/subdomains';
import { Globe } from 'lucide-react';
import { may } from '../../feature/may.ts';
import { useRead } from '../../http/query/use-read.ts';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { AddSubdomain } from './add-subdomain.tsx';
import { SubdomainRow } from './subdomain-row.tsx';

/** The organisation's own names in the addresses of its codes. */
export function Subdomains({ whoami }: { whoami: Whoami }) {
  return <Allowed org={whoami.organisation.id} mayManage={may(whoami, SUBDOMAINS.manage)} />;
}

interface Props {
  org: string;
  mayManage: boolean;
}

function Allowed({ org, mayManage }: Props) {
  const { data: subdomains, error, refetch } = useRead(listSubdomains, { params: { org } });
  if (!subdomains && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!subdomains) return <Skeleton className="h-44 max-w-200 rounded-card" />;
  return (
    <div className="grid max-w-200 min-w-0 gap-4">
      {mayManage && <Add org={org} count={subdomains.length} />}
      <Card>
        {subdomains.length === 0 ? (
          <NoSubdomains mayManage={mayManage} />
        ) : (
          <List org={org} mayManage={mayManage} subdomains={subdomains} />
        )}
      </Card>
    </div>
  );
}

/** While it is not known whether the organisation is verified, the server is the one to say no. */
function Add({ org, count }: { org: string; count: number }) {
  const { data: settings } = useRead(findSettings, { params: { org } });
  const isUnverified = settings?.is_verified === false;
  const max = isUnverified ? UNVERIFIED_SUBDOMAINS_MAX : SUBDOMAINS_MAX;
  return (
    <>
      {isUnverified && <Unverified />}
      {count < max && <AddSubdomain org={org} />}
      {count >= SUBDOMAINS_MAX && (
        <p className="text-ink-2">
          <Trans>
            An organisation can have at most {SUBDOMAINS_MAX} subdomains. Remove one to add another.
          </Trans>
        </p>
      )}
    </>
  );
}

function Unverified() {
  const contact = (
    <TextLink to="/contact">
      <Trans>write to us</Trans>
    </TextLink>
  );
  return (
    <p className="text-ink-2">
      <Trans>
        You can have up to {UNVERIFIED_SUBDOMAINS_MAX} subdomains until we verify your organisation. To get
        verified, please {contact}.
      </Trans>
    </p>
  );
}

function List({ org, mayManage, subdomains }: Props & { subdomains: readonly Subdomain[] }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Subdomains`} className="grid list-none divide-y divide-line">
      {subdomains.map((subdomain) => (
        <SubdomainRow key={subdomain.id} org={org} subdomain={subdomain} mayManage={mayManage} />
      ))}
    </ul>
  );
}

function NoSubdomains({ mayManage }: { mayManage: boolean }) {
  return (
    <EmptyState title={<Trans>No subdomains yet</Trans>} picture={<Globe />}>
      {mayManage ? (
        <Trans>
          Your codes open at our web address. Add a subdomain so that shoppers see your name instead.
        </Trans>
      ) : (
        <Trans>An Owner or Admin can add one.</Trans>
      )}
    </EmptyState>
  );
}
