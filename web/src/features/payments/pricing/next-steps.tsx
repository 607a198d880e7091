import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button/button.tsx';

interface Props {
  org: string;
  id: string;
}

/** Where someone goes on with a product that is active. */
export function ToSetup({ org, id }: Props) {
  return (
    <ButtonLink variant="primary" to={`/dashboard/${org}/${id}/setup`}>
      <Trans>Go to Setup</Trans>
    </ButtonLink>
  );
}

export function ToCode({ org, id }: Props) {
  return (
    <ButtonLink to={`/dashboard/${org}/${id}/about`}>
      <Trans>See its QR code</Trans>
    </ButtonLink>
  );
}
