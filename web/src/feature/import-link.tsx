import { Trans } from '@lingui/react/macro';
import type { ImportKind } from '@qrigin/domain/imports';
import { FileUp } from 'lucide-react';
import { ButtonLink } from '../ui/button/button.tsx';

interface Props {
  org: string;
  kind: ImportKind;
}

/** From a list to where many of its rows are added at once. */
export function ImportLink({ org, kind }: Props) {
  return (
    <ButtonLink to={`/dashboard/${org}/imports?kind=${kind}`} icon={<FileUp aria-hidden="true" />}>
      <Trans>Import</Trans>
    </ButtonLink>
  );
}
