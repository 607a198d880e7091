import { useLingui } from '@lingui/react/macro';
import type { Batch } from '@qrigin/domain/products';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { BatchForm } from './batch-form.tsx';

interface Props {
  org: string;
  product: string;
  /** Closed without one. */
  batch: Batch | 'new' | undefined;
  onClose: () => void;
  onDone?: (batch: Batch) => void;
}

export function BatchPanel({ org, product, batch, onClose, onDone }: Props) {
  const { t } = useLingui();
  function handleDone(saved: Batch) {
    onDone?.(saved);
    onClose();
  }
  return (
    <SidePanel
      isOpen={batch !== undefined}
      onClose={onClose}
      title={batch === 'new' ? t`Add a batch` : t`Edit batch`}
    >
      {batch && (
        <BatchForm
          org={org}
          product={product}
          batch={batch === 'new' ? undefined : batch}
          onDone={handleDone}
        />
      )}
    </SidePanel>
  );
}
