import { Trans, useLingui } from '@lingui/react/macro';
import {
  CERTIFICATE_FILE,
  CERTIFICATE_NUMBER_MAX,
  CERTIFICATE_TITLE_MAX,
  type Certificate,
  type CertificateProvider,
  changeCertificate,
  createCertificate,
} from '@qrigin/domain/certificates';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { useWrite } from '../../http/query/use-write.ts';
import { Button } from '../../ui/button/button.tsx';
import { DayField } from '../../ui/form/day-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FailedLine } from '../../ui/state/failed-state.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { TypedCertificate, typedCertificate } from './certificate-fields.ts';
import { useProviders } from './providers/use-providers.ts';
import { ShownFileField } from './shown-file.tsx';

interface Props {
  org: string;
  /** Of which product a new one is; null for one of the whole organisation. */
  product: string | null;
  /** None for a new one. */
  certificate: Certificate | undefined;
  /** One that was added while the form was open: it is chosen. */
  added: CertificateProvider | undefined;
  onAddProvider: () => void;
  onDone: (certificate: Certificate) => void;
}

export function CertificateForm({ org, product, certificate, added, onAddProvider, onDone }: Props) {
  const { t } = useLingui();
  const create = useWrite(createCertificate);
  const change = useWrite(changeCertificate);

  async function save(body: z.output<typeof TypedCertificate>) {
    const saved = certificate
      ? await change({ params: { org, id: certificate.id }, body })
      : await create({ params: { org }, body: { ...body, product_id: product } });
    toast({ variant: 'success', title: certificate ? t`Certificate saved` : t`Certificate added` });
    onDone(saved);
  }

  return (
    <Form
      schema={TypedCertificate}
      defaults={typedCertificate(certificate)}
      onSubmit={save}
      className="grid gap-5"
    >
      <TextField
        name="title"
        label={t`Title`}
        hint={t`What is certified, as the certificate says it.`}
        autoComplete="off"
        maxLength={CERTIFICATE_TITLE_MAX}
      />
      <div className="grid justify-items-start gap-2 *:w-full">
        <ProviderField org={org} certificate={certificate} added={added} />
        <Button
          size="s"
          aria-haspopup="dialog"
          icon={<Plus aria-hidden="true" />}
          onClick={onAddProvider}
          className="w-auto!"
        >
          <Trans>Add a provider</Trans>
        </Button>
      </div>
      <TextField
        name="number"
        label={t`Number`}
        autoComplete="off"
        spellCheck={false}
        maxLength={CERTIFICATE_NUMBER_MAX}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
        <DayField name="valid_from" label={t`Valid from`} />
        <DayField name="valid_to" label={t`Valid to`} hint={t`Its last day. Empty if it does not end.`} />
      </div>
      <ShownFileField
        org={org}
        kind={CERTIFICATE_FILE}
        kept={
          certificate && {
            id: certificate.file_id,
            name: certificate.file?.name,
            state: certificate.file?.state ?? null,
            url: certificate.file?.download_url ?? null,
          }
        }
        hint={<Trans>A PDF or a picture of up to 20 MB. Shoppers can open it.</Trans>}
      />
      <Submit>{certificate ? <Trans>Save</Trans> : <Trans>Add certificate</Trans>}</Submit>
    </Form>
  );
}

/** Who certified it. The one that is chosen is there before the others are. */
function ProviderField({ org, certificate, added }: Pick<Props, 'org' | 'certificate' | 'added'>) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const { providers, error, retry } = useProviders(org);
  useEffect(() => {
    if (added) setValue('provider_id', added.id, { shouldDirty: true, shouldValidate: true });
  }, [added, setValue]);
  const chosen = certificate && { id: certificate.provider_id, name: certificate.provider_name };
  const known = [...providers, chosen, added].flatMap((one) => one ?? []);
  const options = [...new Map(known.map(({ id, name }) => [id, name]))];
  return (
    <>
      <SelectField
        name="provider_id"
        label={t`Provider`}
        placeholder={t`Choose a provider`}
        options={options.map(([value, label]) => ({ value, label }))}
        translate="no"
      />
      {error && <FailedLine error={error} onRetry={retry} />}
    </>
  );
}
