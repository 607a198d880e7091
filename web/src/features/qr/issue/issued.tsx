import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Packaging } from '@qrigin/domain/packaging';
import type { Batch } from '@qrigin/domain/products';
import { CODES, type issueCodes, PRINTING } from '@qrigin/domain/qr';
import { CircleCheck, List, Plus, Printer, ScanLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { may } from '../../../feature/may.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { LevelName } from '../../packaging/drawing/level-name.tsx';
import { packagingPath } from '../../packaging/packaging-path.ts';

/** What one act of issuing has made. */
export type IssuedCodes = z.output<typeof issueCodes.reply> & {
  batch: Pick<Batch, 'lot_code'> | null;
};

interface Props {
  whoami: Whoami;
  product: string;
  packaging: Packaging;
  issued: IssuedCodes;
  onAgain: () => void;
}

/** What was issued, and the ways on. */
export function Issued(props: Props) {
  const { packaging, issued, onAgain } = props;
  const { i18n } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  const number = issued.batch && <Verbatim text={issued.batch.lot_code} className="font-mono" />;
  return (
    <div className="grid min-w-0 gap-5">
      <div className="grid gap-2">
        <h3 ref={title} tabIndex={-1} className="flex items-start gap-2 text-18 outline-none">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
          <Plural value={issued.count} one="# code issued" other="# codes issued" />
        </h3>
        {number && (
          <p className="text-ink-2 wrap-anywhere">
            <Trans>For batch {number}</Trans>
          </p>
        )}
      </div>
      {packaging.type !== 'blank' && (
        <ul className="grid gap-1 text-14">
          {issued.levels.map(({ name, count }, at) => (
            <li key={name} className="flex justify-between gap-3">
              <span className="min-w-0 text-ink-2 wrap-anywhere">
                <LevelName name={name} at={at} />
              </span>
              <span className="font-semibold tabular-nums">{i18n.number(count)}</span>
            </li>
          ))}
        </ul>
      )}
      <NextSteps {...props} />
      <Button variant="ghost" icon={<Plus aria-hidden="true" />} onClick={onAgain}>
        <Trans>Issue more codes</Trans>
      </Button>
    </div>
  );
}

/** Codes are printed next; blank ones are then assigned to what they are stuck on. */
function NextSteps({ whoami, product, packaging }: Props) {
  const org = whoami.organisation.id;
  const here = `${packagingPath(org, product)}/${packaging.id}`;
  return (
    <div className="grid gap-2">
      {may(whoami, PRINTING.view) && (
        <ButtonLink
          variant="primary"
          size="l"
          to={`/dashboard/${org}/${product}/printing`}
          icon={<Printer aria-hidden="true" />}
        >
          <Trans>Print the labels</Trans>
        </ButtonLink>
      )}
      {packaging.type === 'blank' && may(whoami, CODES.assign) && (
        <ButtonLink to={`${here}/assign`} icon={<ScanLine aria-hidden="true" />}>
          <Trans>Assign the codes</Trans>
        </ButtonLink>
      )}
      {may(whoami, CODES.view) && (
        <ButtonLink to={`${here}/codes`} icon={<List aria-hidden="true" />}>
          <Trans>See codes</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
