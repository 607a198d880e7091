import { useLingui } from '@lingui/react/macro';
import type { CertificateProvider } from '@qrigin/domain/certificates';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { ProviderForm } from './provider-form.tsx';

interface Props {
  org: string;
  /** Closed without one. */
  provider: CertificateProvider | 'new' | undefined;
  onClose: () => void;
  onDone?: (provider: CertificateProvider) => void;
}

export function ProviderPanel({ org, provider, onClose, onDone }: Props) {
  const { t } = useLingui();
  function handleDone(saved: CertificateProvider) {
    onDone?.(saved);
    onClose();
  }
  return (
    <SidePanel
      isOpen={provider !== undefined}
      onClose={onClose}
      title={provider === 'new' ? t`Add a certificate provider` : t`Edit certificate provider`}
    >
      {provider && (
        <ProviderForm org={org} provider={provider === 'new' ? undefined : provider} onDone={handleDone} />
      )}
    </SidePanel>
  );
}
