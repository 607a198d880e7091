import { Trans, useLingui } from '@lingui/react/macro';
import type { Certificate, CertificateProvider } from '@qrigin/domain/certificates';
import { useState } from 'react';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { ProviderPanel } from './providers/provider-panel.tsx';

interface Props {
  org: string;
  /** Of which product a new one is; null for one of the whole organisation. */
  product: string | null;
  /** Closed without one. */
  certificate: Certificate | 'new' | undefined;
  onClose: () => void;
  onDone?: (certificate: Certificate) => void;
}

export function CertificatePanel({ org, product, certificate, onClose, onDone }: Props) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<CertificateProvider>();
  function handleClose() {
    // The next certificate has a provider of its own.
    setAdded(undefined);
    onClose();
  }
  function handleDone(saved: Certificate) {
    onDone?.(saved);
    handleClose();
  }
  return (
    <>
      <SidePanel
        isOpen={certificate !== undefined}
        onClose={handleClose}
        title={certificate === 'new' ? t`Add a certificate` : t`Edit certificate`}
      >
        {certificate && (
          <>
            {certificate === 'new' && product === null && <OfAll />}
            <CertificateForm
              org={org}
              product={product}
              certificate={certificate === 'new' ? undefined : certificate}
              added={added}
              onAddProvider={() => setAdding(true)}
              onDone={handleDone}
            />
          </>
        )}
      </SidePanel>
      {/* Not inside the form: what is sent there would send this one, too. */}
      <ProviderPanel
        org={org}
        provider={isAdding ? 'new' : undefined}
        onClose={() => setAdding(false)}
        onDone={setAdded}
      />
    </>
  );
}

function OfAll() {
  return (
    <p className="mb-5 text-15 text-ink-2">
      <Trans>
        For the whole organisation: any of its product pages can show it. Certificates of one product are
        added in the setup of that product.
      </Trans>
    </p>
  );
}
