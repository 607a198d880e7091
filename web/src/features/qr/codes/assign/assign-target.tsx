import { Trans, useLingui } from '@lingui/react/macro';
import { levelsOf } from '@qrigin/domain/packaging';
import type { Product } from '@qrigin/domain/products';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { FailedLine } from '../../../../ui/state/failed-state.tsx';
import { TextLink } from '../../../../ui/text/text-link.tsx';
import { packagingPath } from '../../../packaging/packaging-path.ts';
import type { TypedTarget } from './target-fields.ts';
import { useTargets } from './use-targets.ts';

interface Props {
  org: string;
  /** The one whose page this is: codes mostly become packs of it. */
  product: Pick<Product, 'id' | 'name'>;
}

type Typed = z.input<typeof TypedTarget>;

const OF_PRODUCT = ['packaging', 'level', 'batch'] as const;
const OF_PACKAGING = ['level'] as const;

/** Product, structure, level and batch, each of the one before it. */
export function AssignTarget({ org, product: here }: Props) {
  const { t } = useLingui();
  const [product, packaging] = useWatch<Typed, ['product', 'packaging']>({ name: ['product', 'packaging'] });
  const { products, structures, batches, error, retry } = useTargets(org, here, product);
  const chosen = structures?.find(({ id }) => id === packaging);
  const levels = chosen ? levelsOf(chosen.packaging) : [];
  useForget('product', OF_PRODUCT);
  useForget('packaging', OF_PACKAGING);
  useOnlyOne('packaging', structures?.map(({ id }) => id) ?? []);
  useOnlyOne(
    'level',
    levels.map(({ name }) => name),
  );

  const structuresPath = `${packagingPath(org, product)}/create-structure`;
  return (
    <div className="grid gap-5">
      {error && <FailedLine error={error} onRetry={retry} />}
      <SelectField
        name="product"
        label={t`Product`}
        options={products.map(({ id, name }) => ({ value: id, label: name }))}
        translate="no"
      />
      <SelectField
        name="packaging"
        label={t`Packaging structure`}
        placeholder={t`Choose a structure`}
        options={structures?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        translate="no"
        {...(structures?.length === 0 && {
          hint: (
            <Trans>
              This product has no packaging structure yet.{' '}
              <TextLink to={structuresPath}>Create a structure</TextLink>
            </Trans>
          ),
        })}
      />
      <SelectField
        name="level"
        label={t`Level`}
        placeholder={chosen ? t`Choose a level` : t`Choose a structure first`}
        options={levels.map(({ name }) => ({ value: name, label: name }))}
        translate="no"
      />
      <SelectField
        name="batch"
        label={t`Batch`}
        placeholder={t`No batch`}
        options={batches?.map(({ id, lot_code: number }) => ({ value: id, label: number })) ?? []}
        translate="no"
      />
    </div>
  );
}

/** What was chosen for the one before is of no use for the next. */
function useForget(changed: keyof Typed, below: readonly (keyof Typed)[]): void {
  const { watch, setValue } = useFormContext<Typed>();
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name === changed) for (const field of below) setValue(field, '');
    });
    return unsubscribe;
  }, [watch, setValue, changed, below]);
}

/** No one has to choose from one. */
function useOnlyOne(field: keyof Typed, options: readonly string[]): void {
  const { setValue } = useFormContext<Typed>();
  const value = useWatch<Typed>({ name: field });
  const [first, second] = options;
  const only = second === undefined ? first : undefined;
  useEffect(() => {
    if (value === '' && only !== undefined) setValue(field, only);
  }, [value, only, field, setValue]);
}
