import { useLingui } from '@lingui/react/macro';
import type { Vendor } from '@qrigin/domain/vendors';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { VendorForm } from './vendor-form.tsx';
import { VendorProducts } from './vendor-products.tsx';

interface Props {
  org: string;
  /** Closed without one. */
  vendor: Vendor | 'new' | undefined;
  /** What a new one is called before anyone types. */
  name?: string;
  onClose: () => void;
  onDone?: (vendor: Vendor) => void;
}

export function VendorPanel({ org, vendor, name, onClose, onDone }: Props) {
  const { t } = useLingui();
  function handleDone(saved: Vendor) {
    onDone?.(saved);
    onClose();
  }
  return (
    <SidePanel
      isOpen={vendor !== undefined}
      onClose={onClose}
      title={vendor === 'new' ? t`Add a vendor` : t`Edit vendor`}
    >
      {vendor && vendor !== 'new' && (
        <div className="mb-6 rounded-card bg-sunken px-4 py-3 text-15">
          <VendorProducts org={org} vendor={vendor.id} />
        </div>
      )}
      {vendor && (
        <VendorForm
          org={org}
          vendor={vendor === 'new' ? undefined : vendor}
          name={name}
          onDone={handleDone}
        />
      )}
    </SidePanel>
  );
}
