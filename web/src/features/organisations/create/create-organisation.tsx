import { Trans, useLingui } from '@lingui/react/macro';
import { createOrganisation, ORGANISATION_NAME_MAX } from '@qrigin/domain/organisations';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../http/query/use-write.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** A name is enough to begin; everything else is asked by the wizard, where it can be skipped. */
export function CreateOrganisation({ isOpen, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Create Organisation`}
      description={t`You’ll be its Owner. We’ll ask a few questions next, and you can skip them.`}
    >
      <NameForm />
    </Dialog>
  );
}

function NameForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useWrite(createOrganisation, { refresh: 'later' });

  async function handleSubmit(body: { name: string }) {
    const { id } = await create({ body });
    await navigate(`/dashboard/create-organisation/${id}`);
  }

  return (
    <Form
      schema={createOrganisation.body}
      defaults={{ name: '' }}
      onSubmit={handleSubmit}
      // Stays to be read, unlike a toast: it says what to do.
      failuresOf={{ too_many_organisations: 'name' }}
      className="grid gap-5"
    >
      <TextField
        name="name"
        label={t`Organisation name`}
        hint={t`The name your customers know. You can change it later.`}
        autoComplete="organization"
        maxLength={ORGANISATION_NAME_MAX}
      />
      <Submit>
        <Trans>Create and continue</Trans>
      </Submit>
    </Form>
  );
}
