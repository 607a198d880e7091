import { useLingui } from '@lingui/react/macro';
import type { Vendor } from '@qrigin/domain/vendors';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { VendorFacts } from './vendor-facts.tsx';
import { VendorForm } from './vendor-form.tsx';
import { VendorProducts } from './vendor-products.tsx';

interface Props {
  org: string;
  /** Closed without one. */
  vendor: Vendor | 'new' | undefined;
  /** What a new one is called before anyone types. */
  name?: string;
  /** For who may not change it. */
  isReadOnly?: boolean;
  onClose: () => void;
  onDone?: (vendor: Vendor) => void;
}

export function VendorPanel({ org, vendor, name, isReadOnly = false, onClose, onDone }: Props) {
  const { t } = useLingui();
  function handleDone(saved: Vendor) {
    onDone?.(saved);
    onClose();
  }
  const known = vendor === 'new' ? undefined : vendor;
  const title = known ? t`Edit vendor` : t`Add a vendor`;
  return (
    <SidePanel
      isOpen={vendor !== undefined}
      onClose={onClose}
      title={known && isReadOnly ? <Verbatim text={known.name} /> : title}
    >
      {known && (
        <div className="mb-6 rounded-card bg-sunken px-4 py-3 text-15">
          <VendorProducts org={org} vendor={known.id} />
        </div>
      )}
      {known && isReadOnly && <VendorFacts vendor={known} />}
      {vendor && !isReadOnly && <VendorForm org={org} vendor={known} name={name} onDone={handleDone} />}
    </SidePanel>
  );
}
