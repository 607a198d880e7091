import { Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { PACKAGINGS } from '@qrigin/domain/packaging';
import { CODES } from '@qrigin/domain/qr';
import { Boxes } from 'lucide-react';
import { may } from '../../../feature/may.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';

interface Props {
  whoami: Whoami;
  /** Of the packaging page. */
  path: string;
}

export function NoStructures({ whoami, path }: Props) {
  const mayEdit = may(whoami, PACKAGINGS.edit);
  return (
    <EmptyState
      title={<Trans>No packaging structures yet</Trans>}
      picture={<Boxes />}
      action={
        mayEdit && (
          <ButtonLink variant="primary" to={`${path}/create-structure`}>
            <Trans>Create structure</Trans>
          </ButtonLink>
        )
      }
      aside={
        mayEdit &&
        may(whoami, CODES.generate) && (
          <TextLink to={`${path}/create-blank-qr`} className="inline-flex min-h-11 items-center">
            <Trans>Create blank codes</Trans>
          </TextLink>
        )
      }
    >
      {mayEdit ? (
        <Trans>
          Set how this product is packed, for example 24 jars in a carton. Then issue codes for it.
        </Trans>
      ) : (
        <Trans>Packaging structures of this product appear here.</Trans>
      )}
    </EmptyState>
  );
}
