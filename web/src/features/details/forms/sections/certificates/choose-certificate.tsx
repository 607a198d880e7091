import { Trans, useLingui } from '@lingui/react/macro';
import type { Certificate } from '@qrigin/domain/certificates';
import { VENDORS } from '@qrigin/domain/vendors';
import { useState } from 'react';
import { useParams } from 'react-router';
import { may } from '../../../../../feature/may.ts';
import { useWhoami } from '../../../../../feature/use-whoami.ts';
import { CertificatePanel } from '../../../../certificates/certificate-panel.tsx';
import { CertificateSearch } from '../../../../certificates/certificate-search.tsx';
import { ChooseButton } from '../chosen/choose-button.tsx';

interface Props {
  chosen: readonly string[];
  onChoose: (certificate: Certificate) => void;
}

/** Finds a certificate of the product or of the organisation, or adds one of the product that is not there yet. */
export function ChooseCertificate({ chosen, onChoose }: Props) {
  const { t } = useLingui();
  const { orgId: org = '', product = '' } = useParams();
  const { data: whoami } = useWhoami(org);
  const [isOpen, setOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);

  function choose(certificate: Certificate) {
    setOpen(false);
    onChoose(certificate);
  }

  return (
    <>
      <ChooseButton
        label={t`Choose a certificate`}
        isOpen={isOpen}
        onOpenChange={setOpen}
        addLabel={whoami && may(whoami, VENDORS.edit) ? <Trans>Add a certificate</Trans> : undefined}
        onAdd={() => setAdding(true)}
      >
        <CertificateSearch org={org} product={product} except={chosen} onChoose={choose} />
      </ChooseButton>
      <CertificatePanel
        org={org}
        product={product}
        certificate={isAdding ? 'new' : undefined}
        onClose={() => setAdding(false)}
        onDone={onChoose}
      />
    </>
  );
}
