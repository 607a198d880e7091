import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PACKAGING_NAME_MAX, type Packaging, PRINT_FORMATS } from '@qrigin/domain/packaging';
import { CODES_PER_RUN_MAX } from '@qrigin/domain/qr';
import { useWatch } from 'react-hook-form';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { UnsavedChanges } from '../../../ui/form/unsaved-changes.tsx';
import { CountField } from '../../packaging/count/count-field.tsx';
import { readCount } from '../../packaging/count/typed-count.ts';
import { packagingPath } from '../../packaging/packaging-path.ts';
import { PRINT_FORMAT_WORDS } from '../../packaging/structure/print-format-words.ts';
import type { IssuedCodes } from '../issue/issued.tsx';
import { NO_BLANKS, TypedBlanks } from './blanks-fields.ts';
import { useMakeBlanks } from './use-make-blanks.ts';

interface Props {
  org: string;
  product: string;
  onMade: (packaging: Packaging, issued: IssuedCodes) => void;
}

/** What the blanks are called, how many there are and what they are printed on. */
export function BlanksForm({ org, product, onMade }: Props) {
  const { t } = useLingui();
  const make = useMakeBlanks(org, product);
  return (
    <Form
      schema={TypedBlanks}
      defaults={NO_BLANKS}
      onSubmit={async (fields) => {
        const { packaging, issued } = await make(fields);
        onMade(packaging, issued);
      }}
      failuresOf={{ too_many_codes: 'count' }}
      className="grid min-w-0 gap-5"
    >
      <UnsavedChanges saved={undefined}>
        <Trans>These blank codes are not issued yet.</Trans>
      </UnsavedChanges>
      <TextField
        name="name"
        label={t`Name`}
        hint={t`To find them again, for example by roll or by line.`}
        placeholder={t`Roll for line 2`}
        autoComplete="off"
        maxLength={PACKAGING_NAME_MAX}
      />
      <CountField name="count" label={t`Number of codes`} max={CODES_PER_RUN_MAX} />
      <SelectField
        name="printFormat"
        label={t`How the labels are printed`}
        options={PRINT_FORMATS.map((format) => ({ value: format, label: t(PRINT_FORMAT_WORDS[format]) }))}
      />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Issue />
        <ButtonLink size="l" to={packagingPath(org, product)}>
          <Trans>Cancel</Trans>
        </ButtonLink>
      </div>
    </Form>
  );
}

function Issue() {
  const count = readCount(useWatch<{ count: string }, 'count'>({ name: 'count' }));
  return (
    <Submit>
      {count ? (
        <Plural value={count} one="Issue # blank code" other="Issue # blank codes" />
      ) : (
        <Trans>Issue blank codes</Trans>
      )}
    </Submit>
  );
}
