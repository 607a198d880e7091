import { Trans, useLingui } from '@lingui/react/macro';
import { findOffer, OFFER_DAYS, type Whoami } from '@qrigin/domain/organisations';
import { useState } from 'react';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { ChooseMember } from './choose-member.tsx';
import { OpenOffer } from './open-offer.tsx';

/** Ownership goes to another member, who has to accept it. */
export function HandOver({ whoami }: { whoami: Whoami }) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const { data, error, refetch } = useRead(findOffer, { params: { org } });
  return (
    <Section id="hand-over" title={t`Hand over ownership`}>
      <p className="max-w-140 text-ink-2">
        <Trans>
          Choose a member of this organisation. They have {OFFER_DAYS} days to accept. Once they do, they
          become its Owner and you become an Admin.
        </Trans>
      </p>
      {!data && !error && <Skeleton className="h-10" />}
      {!data && error && <FailedLine error={error} onRetry={() => void refetch()} />}
      {data?.offer && <OpenOffer org={org} offer={data.offer} />}
      {data && !data.offer && <Choose whoami={whoami} />}
    </Section>
  );
}

function Choose({ whoami }: { whoami: Whoami }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" className="justify-self-start" onClick={() => setOpen(true)}>
        <Trans>Choose a member</Trans>
      </Button>
      <ChooseMember whoami={whoami} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
