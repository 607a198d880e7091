import { Trans } from '@lingui/react/macro';
import type { Packaging } from '@qrigin/domain/packaging';
import type { findCode } from '@qrigin/domain/qr';
import type { z } from 'zod';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { inFours } from '../../../../ui/text/in-fours.ts';
import { TextLink } from '../../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../../ui/text/verbatim.tsx';
import { codePath } from '../../code-path.ts';
import { codesPath } from '../codes-paths.ts';

type Found = z.output<typeof findCode.reply>;

interface Props {
  org: string;
  packaging: Packaging;
  found: Found;
}

/** A code of the same organisation that was issued for something else: what for, and the way there. */
export function CodeElsewhere({ org, packaging, found }: Props) {
  const { code, kind } = found;
  const isAssignedHere = kind === 'blank' && found.belongs_to.packaging?.id === packaging.id;
  return (
    <>
      <h2 className="text-18">
        {isAssignedHere ? (
          <Trans>This blank code was assigned to this structure</Trans>
        ) : (
          <Trans>This code belongs elsewhere</Trans>
        )}
      </h2>
      <div className="grid gap-1 wrap-anywhere">
        <p>
          <span translate="no" className="font-mono">
            {inFours(code.id)}
          </span>
        </p>
        <p>
          <Issued org={org} found={found} here={packaging.product_id} />
        </p>
        {kind === 'blank' && !isAssignedHere && <Became owner={found.belongs_to} />}
      </div>
      <div>
        <ButtonLink to={codePath(org, code.id)}>
          <Trans>Open code</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

interface IssuedProps {
  org: string;
  found: Found;
  /** The product whose page this is. */
  here: string;
}

/** What its run was issued for, as a link to where the codes of that are. */
function Issued({ org, found: { kind, code, issued_for: owner }, here }: IssuedProps) {
  const { product, packaging } = owner;
  const productName = <Verbatim text={product?.name ?? ''} />;
  if (kind === 'default' && product)
    return (
      <Trans>
        It is the default code of{' '}
        <TextLink to={`/dashboard/${org}/${product.id}/about`}>{productName}</TextLink>.
      </Trans>
    );
  if (!packaging) return <Trans>What it was issued for has been deleted.</Trans>;
  const packagingName = <Verbatim text={packaging.name} />;
  // Blank codes are of no product. The page finds out whose packaging it is.
  const of = { product: product?.id ?? here, packaging: packaging.id };
  const there = <TextLink to={codesPath(org, of, { code: code.id })}>{packagingName}</TextLink>;
  return product ? (
    <Trans>
      It was issued for {productName}, {there}.
    </Trans>
  ) : (
    <Trans>It was issued as a blank code, {there}.</Trans>
  );
}

function Became({ owner: { product, packaging } }: { owner: Found['belongs_to'] }) {
  if (!product)
    return (
      <p>
        <Trans>It is not assigned to anything yet.</Trans>
      </p>
    );
  const name = <Verbatim text={[product.name, packaging?.name].filter(Boolean).join(', ')} />;
  return (
    <p>
      <Trans>It was assigned to {name}.</Trans>
    </p>
  );
}
