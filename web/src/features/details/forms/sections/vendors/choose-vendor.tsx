import { Trans, useLingui } from '@lingui/react/macro';
import { VENDORS, type Vendor } from '@qrigin/domain/vendors';
import { Plus } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { useState } from 'react';
import { useParams } from 'react-router';
import { may } from '../../../../../feature/may.ts';
import { useWhoami } from '../../../../../feature/use-whoami.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { VendorPanel } from '../../../../vendors/vendor-panel.tsx';
import { VendorSearch } from '../../../../vendors/vendor-search.tsx';

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

  function choose(vendor: Vendor) {
    setOpen(false);
    onChoose(vendor);
  }

  return (
    <>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Button
            size="s"
            variant="ghost"
            icon={<Plus aria-hidden="true" />}
            data-add=""
            className="-ml-2 justify-self-start"
          >
            <Trans>Choose a vendor</Trans>
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={t`Choose a vendor`}
            align="start"
            sideOffset={6}
            collisionPadding={16}
            className="z-40 grid max-h-(--radix-popover-content-available-height) w-[min(384px,calc(100vw-32px))] gap-2 overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-float"
          >
            <VendorSearch org={org} except={chosen} onChoose={choose} onType={setTyped} />
            {whoami && may(whoami, VENDORS.edit) && (
              <Button
                size="s"
                aria-haspopup="dialog"
                icon={<Plus aria-hidden="true" />}
                onClick={() => {
                  setOpen(false);
                  setAdding(true);
                }}
                className="justify-self-start"
              >
                <Trans>Add a vendor</Trans>
              </Button>
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
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
