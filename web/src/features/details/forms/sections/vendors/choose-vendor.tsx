import { Trans, useLingui } from '@lingui/react/macro';
import { VENDORS, type Vendor } from '@qrigin/domain/vendors';
import { useState } from 'react';
import { useParams } from 'react-router';
import { may } from '../../../../../feature/may.ts';
import { useWhoami } from '../../../../../feature/use-whoami.ts';
import { VendorPanel } from '../../../../vendors/vendor-panel.tsx';
import { VendorSearch } from '../../../../vendors/vendor-search.tsx';
import { ChooseButton } from '../chosen/choose-button.tsx';

interface Props {
  chosen: readonly string[];
  onChoose: (vendor: Vendor) => void;
}

/** Finds a vendor, or adds one that is not there yet. */
export function ChooseVendor({ chosen, onChoose }: Props) {
  const { t } = useLingui();
  const { orgId: org = '' } = useParams();
  const { data: whoami } = useWhoami(org);
  const [isOpen, setOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState('');

  function handleOpenChange(isOpenNow: boolean) {
    if (isOpenNow) setTyped('');
    setOpen(isOpenNow);
  }
  function choose(vendor: Vendor) {
    setOpen(false);
    onChoose(vendor);
  }

  return (
    <>
      <ChooseButton
        label={t`Choose a vendor`}
        isOpen={isOpen}
        onOpenChange={handleOpenChange}
        addLabel={whoami && may(whoami, VENDORS.edit) ? <Trans>Add a vendor</Trans> : undefined}
        onAdd={() => setAdding(true)}
      >
        <VendorSearch org={org} except={chosen} onChoose={choose} onType={setTyped} />
      </ChooseButton>
      <VendorPanel
        org={org}
        vendor={isAdding ? 'new' : undefined}
        name={typed}
        onClose={() => setAdding(false)}
        onDone={onChoose}
      />
    </>
  );
}
