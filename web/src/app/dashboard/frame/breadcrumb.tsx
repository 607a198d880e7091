import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Product } from '@qrigin/domain/products';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

const LINK = 'block rounded-[2px] leading-8 no-underline hover:underline';

interface Props extends Pick<Whoami, 'organisation'> {
  /** Of a page of one of its products. */
  product: Product | undefined;
}

/** The way back up, from a page of an organisation or of one of its products. */
export function Breadcrumb({ organisation, product }: Props) {
  const { t } = useLingui();
  const { id, name } = organisation;
  return (
    <nav aria-label={t`Breadcrumb`} className="min-w-0 max-md:hidden">
      <ol className="flex list-none items-center gap-2 text-14">
        {!product && (
          <li className="shrink-0">
            <Link to="/dashboard" className={`${LINK} text-ink-2 hover:text-ink`}>
              <Trans>Organisations</Trans>
            </Link>
          </li>
        )}
        <Step to={`/dashboard/${id}`} name={name} {...(product ? { isFirst: true } : { isHere: true })} />
        {product && <Step to={`/dashboard/${id}/${product.id}`} name={product.name} isHere />}
      </ol>
    </nav>
  );
}

interface StepProps {
  to: string;
  name: string;
  isFirst?: true;
  isHere?: true;
}

function Step({ to, name, isFirst, isHere }: StepProps) {
  return (
    <li className="flex min-w-0 items-center gap-2">
      {!isFirst && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-ink-3" />}
      <Link
        to={to}
        translate="no"
        title={name}
        className={`${LINK} truncate ${isHere ? 'font-semibold text-ink' : 'text-ink-2 hover:text-ink'}`}
      >
        <bdi>{name}</bdi>
      </Link>
    </li>
  );
}
