import { Trans } from '@lingui/react/macro';
import { QrCode } from 'lucide-react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';

/** Nothing was issued yet; it is where the structure is. */
export function NoCodes({ packaging }: { packaging: string }) {
  return (
    <EmptyState
      title={<Trans>No codes issued yet</Trans>}
      picture={<QrCode />}
      action={
        <ButtonLink to={packaging} variant="primary">
          <Trans>Go to Packaging</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Each time you issue codes, a run appears here with all of its codes. Issue the first ones.
      </Trans>
    </EmptyState>
  );
}
