import { Trans, useLingui } from '@lingui/react/macro';
import type { Colleague } from '@qrigin/domain/members';
import { OFFER_DAYS, offerOwnership, type Whoami } from '@qrigin/domain/organisations';
import { useState } from 'react';
import { useWrite } from '../../../http/query/use-write.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { MemberChoice } from './member-choice.tsx';

interface Props {
  whoami: Whoami;
  isOpen: boolean;
  onClose: () => void;
}

/** Who gets the organisation; asked once more before the offer goes out. */
export function ChooseMember({ whoami, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const offer = useWrite(offerOwnership, { refresh: 'later' });
  const [chosen, setChosen] = useState<Colleague>();
  const { organisation } = whoami;
  const name = <Verbatim text={organisation.name} />;
  const receiver = <Verbatim text={chosen?.name ?? ''} />;

  async function handleConfirm(user: string) {
    await offer({ params: { org: organisation.id }, body: { user_id: user } });
    toast({ variant: 'success', title: t`Offer sent`, description: t`We’ll email them.` });
    onClose();
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
        onConfirm={() => chosen && handleConfirm(chosen.id)}
      >
        <Trans>
          They have {OFFER_DAYS} days to accept. Until then nothing changes, and you can withdraw the offer.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
