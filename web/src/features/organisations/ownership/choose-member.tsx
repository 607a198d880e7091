import { Trans, useLingui } from '@lingui/react/macro';
import type { Colleague } from '@qrigin/domain/members';
import { OFFER_DAYS, type Whoami } from '@qrigin/domain/organisations';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../ui/form/use-idempotency-key';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { offerOwnership, useRefresh } from '../api.ts';
import { MemberChoice } from './member-choice.tsx';

interface Props {
  whoami: Whoami;
  isOpen: boolean;
  onClose: () => void;
}

/** Who gets the organisation; asked once more before the offer goes out. */
export function ChooseMember({ whoami, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const refresh = useRefresh();
  const once = useIdempotencyKey();
  const [chosen, setChosen] = useState<Colleague>();
  const { organisation } = whoami;
  const name = <Verbatim text={organisation.name} />;
  const receiver = <Verbatim text={chosen?.name ?? ''} />;

  async function offer(user: string) {
    await once([organisation.id, user], (key) => offerOwnership(organisation.id, user, key));
    toast({ variant: 'success', title: t`Offer sent`, description: t`We’ll email them.` });
    onClose();
    await refresh.offer(organisation.id);
  }

  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={t`Hand over ownership`}
        description={t`Who should own the organisation?`}
      >
        <MemberChoice org={organisation.id} except={whoami.id} onChoose={setChosen} />
      </Dialog>
      <ConfirmDialog
        isOpen={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={
          <Trans>
            Offer {name} to {receiver}?
          </Trans>
        }
        confirmLabel={<Trans>Send offer</Trans>}
        variant="primary"
        onConfirm={() => chosen && offer(chosen.id)}
      >
        <Trans>
          They have {OFFER_DAYS} days to accept. Until then nothing changes, and you can withdraw the offer.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
