import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { type Batch, PRODUCTS } from '@qrigin/domain/products';
import { ChevronsUpDown, Plus, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { may } from '../../../feature/may.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { BatchSearch } from '../../products/batches/batch-search.tsx';

type Chosen = Pick<Batch, 'id' | 'lot_code'> | null;

interface Props {
  whoami: Whoami;
  product: string;
  /** One that was added while the form was open: it is chosen. */
  added: Batch | undefined;
  onAdd: () => void;
}

/** For which batch the codes are: one of those that are there, however many, or one that is added now. */
export function BatchField({ whoami, product, added, onAdd }: Props) {
  const { t } = useLingui();
  const { field } = useController<{ batch: Chosen }, 'batch'>({ name: 'batch' });
  const { value: chosen, onChange } = field;
  const [isOpen, setOpen] = useState(false);
  const choose = ({ id, lot_code }: Batch) => onChange({ id, lot_code });
  useEffect(() => {
    if (added) onChange({ id: added.id, lot_code: added.lot_code });
  }, [added, onChange]);

  return (
    <div className="grid gap-2">
      <Opener chosen={chosen} onOpen={() => setOpen(true)} />
      <div className="flex flex-wrap gap-2">
        {may(whoami, PRODUCTS.edit) && (
          <Button size="s" aria-haspopup="dialog" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
            <Trans>Add a batch</Trans>
          </Button>
        )}
        {chosen && (
          <Button size="s" variant="ghost" icon={<X aria-hidden="true" />} onClick={() => onChange(null)}>
            <Trans>Issue without a batch</Trans>
          </Button>
        )}
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t`Choose a batch`}>
        <BatchSearch
          org={whoami.organisation.id}
          product={product}
          onChoose={(batch) => {
            choose(batch);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}

/** Says what is chosen, and opens the choice. */
function Opener({ chosen, onOpen }: { chosen: Chosen; onOpen: () => void }) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={`${id}-label`} className="text-14 leading-5 font-semibold">
        <Trans>Batch</Trans>
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-chosen`}
        aria-describedby={`${id}-note`}
        onClick={onOpen}
        className={classNames(
          CONTROL,
          'flex min-h-12 min-w-0 cursor-pointer items-center justify-between gap-3 py-2 text-left',
        )}
      >
        <span id={`${id}-chosen`} className="min-w-0">
          {chosen ? (
            <Verbatim text={chosen.lot_code} className="font-mono wrap-anywhere" />
          ) : (
            <Trans>No batch</Trans>
          )}
        </span>
        <ChevronsUpDown aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
      </button>
      <p id={`${id}-note`} className="text-13 leading-5 text-ink-3">
        <Trans>Shoppers see its dates, and you can recall it as a whole.</Trans>
      </p>
    </div>
  );
}
