import { Trans, useLingui } from '@lingui/react/macro';
import {
  type CertificateProvider,
  changeProvider,
  createProvider,
  PROVIDER_FILE,
  PROVIDER_NAME_MAX,
} from '@qrigin/domain/certificates';
import type { z } from 'zod';
import { useWrite } from '../../../http/query/use-write.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { ShownFileField } from '../shown-file.tsx';
import { ProviderCheck } from './provider-check.tsx';

/** The fields as they are typed; there is always a file or none. */
const TypedProvider = createProvider.body.required();

interface Props {
  org: string;
  /** None for a new one. */
  provider: CertificateProvider | undefined;
  onDone: (provider: CertificateProvider) => void;
}

export function ProviderForm({ org, provider, onDone }: Props) {
  const { t } = useLingui();
  const create = useWrite(createProvider);
  const change = useWrite(changeProvider);

  async function save(body: z.output<typeof TypedProvider>) {
    const saved = provider
      ? await change({ params: { org, id: provider.id }, body })
      : await create({ params: { org }, body });
    toast({ variant: 'success', title: provider ? t`Provider saved` : t`Provider added` });
    onDone(saved);
  }

  return (
    <Form
      schema={TypedProvider}
      defaults={{ name: provider?.name ?? '', file_id: provider?.file_id ?? null }}
      onSubmit={save}
      failuresOf={{ name_taken: 'name' }}
      className="grid gap-6"
    >
      <TextField name="name" label={t`Name`} autoComplete="off" maxLength={PROVIDER_NAME_MAX} />
      <ShownFileField
        org={org}
        kind={PROVIDER_FILE}
        kept={
          provider && {
            id: provider.file_id,
            name: provider.file_name ?? undefined,
            state: provider.file_state,
            url: provider.file_url,
          }
        }
        hint={
          <Trans>
            Shows who they are, such as their accreditation. A PDF or a picture; anyone with its address can
            open it.
          </Trans>
        }
      />
      <div className="grid gap-1 text-14 leading-5">
        <ProviderCheck at={provider?.checked_at ?? null} />
        <p className="text-ink-2">
          {provider?.checked_at ? (
            <Trans>If you change the name or the file, we have to check it again.</Trans>
          ) : (
            <Trans>
              Shoppers read this next to its certificates. Only we can change it:{' '}
              <TextLink to="/contact">contact us</TextLink>.
            </Trans>
          )}
        </p>
      </div>
      <Submit>{provider ? <Trans>Save</Trans> : <Trans>Add provider</Trans>}</Submit>
    </Form>
  );
}
