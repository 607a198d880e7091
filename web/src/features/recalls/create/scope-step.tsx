import { Trans } from '@lingui/react/macro';
import type { FoundProduct } from '@qrigin/domain/products';
import type { TracedCode } from '@qrigin/domain/tracing';
import { type Ref, useId } from 'react';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { FieldNote } from '../../../ui/form/field-note.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { PackWords } from '../reach/pack-words.tsx';
import { ReachPanel } from '../reach/reach-panel.tsx';
import type { AskedReach, useReach } from '../reach/use-reach.ts';
import type { useScopeChoice } from '../scope/scope-choice.ts';
import { ScopeChooser } from '../scope/scope-chooser.tsx';
import { ScopeTiles } from '../scope/scope-tiles.tsx';
import { recallPath } from '../words/recall-paths.ts';
import { isElsewhere } from './is-elsewhere.ts';

interface Props {
  ref: Ref<HTMLElement>;
  product: FoundProduct;
  choice: ReturnType<typeof useScopeChoice>;
  counted: ReturnType<typeof useReach>;
  pack: TracedCode | undefined;
  isMock: boolean;
  /** What is missing before it can go on. */
  fault: string | undefined;
  onScan: () => void;
}

/** What is affected, and how much that is. */
export function ScopeStep({ ref, product, choice, counted, pack, isMock, fault, onScan }: Props) {
  const org = useWhoamiHere().organisation.id;
  const { scope, chosen } = choice;
  const { reach, error, refetch } = counted;
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid min-w-0 scroll-mt-24 gap-4 outline-none lg:col-start-1"
    >
      <h2 id={id} className="text-18">
        <Trans>What is affected</Trans>
      </h2>
      <ScopeTiles scope={scope} onChoose={choice.setScope} />
      <FieldNote id={`${id}-fault`} fault={fault} />
      <ScopeChooser
        org={org}
        product={product.id}
        scope={scope}
        chosen={chosen}
        batchNumber={reach?.lot_code ?? undefined}
        onChoose={choice.choose}
        onScan={onScan}
      />
      {reach && chosen?.scope === 'code' && <PackWords reach={reach} pack={pack} />}
      {chosen &&
        (reach && isElsewhere(reach, product.id) ? (
          <Elsewhere
            org={org}
            reach={reach}
            code={chosen.scope === 'code' ? chosen.qr_id : undefined}
            isMock={isMock}
          />
        ) : (
          <ReachPanel
            org={org}
            product={product.id}
            scope={chosen.scope}
            reach={reach}
            error={error}
            onRetry={() => void refetch()}
          />
        ))}
    </section>
  );
}

interface ElsewhereProps {
  org: string;
  reach: AskedReach;
  code: string | undefined;
  isMock: boolean;
}

function Elsewhere({ org, reach: { product }, code, isMock }: ElsewhereProps) {
  const name = <Verbatim text={product?.name ?? ''} className="font-semibold" />;
  const search = new URLSearchParams({
    ...(code !== undefined && { code }),
    ...(isMock && { mock: 'true' }),
  }).toString();
  return (
    <div role="alert" className="grid gap-1 rounded-card bg-warning-soft px-4 py-3.5 text-warning">
      <p>
        <Trans>This belongs to another product: {name}.</Trans>
      </p>
      <p>
        <TextLink to={{ pathname: recallPath(org, product?.id ?? '', 'new'), search }} isAlone>
          <Trans>Recall it there</Trans>
        </TextLink>
      </p>
    </div>
  );
}
