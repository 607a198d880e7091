import { Trans, useLingui } from '@lingui/react/macro';
import { PACKAGINGS } from '@qrigin/domain/packaging';
import { PRODUCTS } from '@qrigin/domain/products';
import { CODES } from '@qrigin/domain/qr';
import { useState } from 'react';
import { may } from '../../../feature/may.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ChooseProduct } from './choose-product.tsx';

/** A blank code belongs to no product yet, so the way to assign it begins with the choice of one. */
export function AssignBlank({ code }: { code: string }) {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const [isOpen, setOpen] = useState(false);
  if (![CODES.assign, PRODUCTS.view, PACKAGINGS.view].every((permission) => may(whoami, permission)))
    return null;
  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Assign this code</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`Assign this code`}
        description={t`Choose the product that it is for. You set its level and batch on the next page.`}
      >
        <ChooseProduct org={whoami.organisation.id} code={code} />
      </Dialog>
    </>
  );
}
