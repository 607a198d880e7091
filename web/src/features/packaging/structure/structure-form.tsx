import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import {
  changePackaging,
  createPackaging,
  PACKAGING_NAME_MAX,
  type Packaging,
  PRINT_FORMATS,
} from '@qrigin/domain/packaging';
import { Info } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { useWrite } from '../../../http/query/use-write.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { UnsavedChanges } from '../../../ui/form/unsaved-changes.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { packagingPath } from '../packaging-path.ts';
import { Examples } from './examples.tsx';
import { GoOnOnceSaved } from './go-on-once-saved.tsx';
import { LevelEditor } from './level-editor.tsx';
import { PRINT_FORMAT_WORDS } from './print-format-words.ts';
import { RoleField } from './role-field.tsx';
import { TypedStructure, typedStructure } from './structure-fields.ts';
import { StructureTotals } from './structure-totals.tsx';
import { useLevels } from './use-levels.ts';

interface Props {
  whoami: Whoami;
  product: string;
  /** None for a new one. */
  packaging: Packaging | undefined;
}

/** How a product is packed: a drawing in which names and numbers are typed, with what that takes in codes. */
export function StructureForm({ whoami, product, packaging }: Props) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const create = useWrite(createPackaging);
  const change = useWrite(changePackaging);
  // What came later from elsewhere must not overwrite what is being typed.
  const [defaults] = useState(() => typedStructure(packaging));
  const [saved, setSaved] = useState<Packaging>();
  const [savedFields, setSavedFields] = useState<typeof defaults>();

  async function save(fields: z.output<typeof TypedStructure>) {
    const body = { ...fields, type: packaging?.type ?? 'structure', product_id: product };
    const kept = packaging
      ? await change({
          params: { org, id: packaging.id },
          body: { ...body, label_id: packaging.label_id },
        })
      : await create({ params: { org }, body });
    setSaved(kept);
    setSavedFields(typedStructure(kept));
    toast({ variant: 'success', title: packaging ? t`Structure saved` : t`Structure created` });
  }

  return (
    <Form
      schema={TypedStructure}
      defaults={defaults}
      onSubmit={save}
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <UnsavedChanges saved={savedFields}>
        <Trans>Your changes to this structure are not saved yet.</Trans>
      </UnsavedChanges>
      <GoOnOnceSaved to={saved && packagingPath(org, product, saved.id)} />
      <div className="grid min-w-0 gap-6">
        <KeptByCodes codes={packaging?.issued.codes ?? 0} />
        <General whoami={whoami} />
        {packaging?.type !== 'blank' && <Levels isNew={packaging === undefined} />}
      </div>
      {packaging?.type !== 'blank' && <StructureTotals />}
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Submit>{packaging ? <Trans>Save structure</Trans> : <Trans>Create structure</Trans>}</Submit>
        <ButtonLink size="l" to={packagingPath(org, product, packaging?.id)}>
          <Trans>Cancel</Trans>
        </ButtonLink>
      </div>
    </Form>
  );
}

/** What is printed stays as it was printed. */
function KeptByCodes({ codes }: { codes: number }) {
  if (codes === 0) return null;
  return (
    <p className="flex gap-2.5 rounded-control bg-info-soft px-3.5 py-2.5 text-14 text-info">
      <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <strong>
          <Plural
            value={codes}
            one="# issued code keeps the old structure."
            other="# issued codes keep the old structure."
          />
        </strong>{' '}
        <Trans>What you change here applies to new codes only.</Trans>
      </span>
    </p>
  );
}

function General({ whoami }: Pick<Props, 'whoami'>) {
  const { t } = useLingui();
  return (
    <Card className="grid items-start gap-5 p-5 sm:grid-cols-2 sm:p-6">
      <div className="sm:col-span-2">
        <TextField
          name="name"
          label={t`Structure name`}
          placeholder={t`Retail pallet`}
          autoComplete="off"
          maxLength={PACKAGING_NAME_MAX}
        />
      </div>
      <SelectField
        name="printFormat"
        label={t`How the labels are printed`}
        options={PRINT_FORMATS.map((format) => ({ value: format, label: t(PRINT_FORMAT_WORDS[format]) }))}
      />
      <RoleField whoami={whoami} />
    </Card>
  );
}

function Levels({ isNew }: { isNew: boolean }) {
  const levels = useLevels();
  return (
    <>
      {isNew && <Examples onChoose={levels.replace} />}
      <LevelEditor levels={levels} />
    </>
  );
}
