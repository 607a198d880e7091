import { Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { PACKAGINGS, type Packaging } from '@qrigin/domain/packaging';
import { CODES } from '@qrigin/domain/qr';
import { Link2, List, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { may } from '../../../feature/may.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { packagingPath } from '../../packaging/packaging-path.ts';
import { assignPath } from '../codes/codes-paths.ts';
import { DeleteStructure } from './delete-structure.tsx';

interface Props {
  whoami: Whoami;
  product: string;
  packaging: Packaging;
}

/** The name of a structure and what can be done with it. */
export function StructureHead({ whoami, product, packaging }: Props) {
  const org = whoami.organisation.id;
  const [isAsked, setAsked] = useState(false);
  const here = `${packagingPath(org, product)}/${packaging.id}`;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <h2 className="min-w-0 text-20 wrap-anywhere">
        <Verbatim text={packaging.name} />
      </h2>
      <div className="flex flex-wrap gap-2">
        {may(whoami, CODES.view) && packaging.issued.codes > 0 && (
          <ButtonLink size="s" to={`${here}/codes`} icon={<List aria-hidden="true" />}>
            <Trans>See codes</Trans>
          </ButtonLink>
        )}
        {packaging.type === 'blank' && may(whoami, CODES.assign) && packaging.issued.codes > 0 && (
          <ButtonLink
            size="s"
            to={assignPath(org, { product, packaging: packaging.id })}
            icon={<Link2 aria-hidden="true" />}
          >
            <Trans>Assign blank codes</Trans>
          </ButtonLink>
        )}
        {may(whoami, PACKAGINGS.edit) && (
          <ButtonLink size="s" to={`${here}/edit`} icon={<Pencil aria-hidden="true" />}>
            <Trans>Edit structure</Trans>
          </ButtonLink>
        )}
        {may(whoami, PACKAGINGS.delete) && (
          <Button
            size="s"
            aria-haspopup="dialog"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setAsked(true)}
          >
            <Trans>Delete structure</Trans>
          </Button>
        )}
      </div>
      <DeleteStructure org={org} packaging={packaging} isOpen={isAsked} onClose={() => setAsked(false)} />
    </div>
  );
}
