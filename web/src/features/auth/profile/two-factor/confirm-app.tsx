import { Trans, useLingui } from '@lingui/react/macro';
import { verifyTwoFactor as contract, verifyTwoFactor } from '@qrigin/domain/auth';
import { useState } from 'react';
import { useWrite } from '../../../../http/query/use-write.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CopyButton } from '../../../../ui/button/copy-button.tsx';
import { CodeBoxesField } from '../../../../ui/form/code/code-boxes-field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { QrImage } from '../../../../ui/qr/qr-image.tsx';
import { inFours } from '../../../../ui/text/in-fours.ts';
import { TextLink } from '../../../../ui/text/text-link.tsx';
import { Refusal } from '../refusal.tsx';

interface Props {
  secret: string;
  /** Opens the app with the key in it, where the device has one. */
  address: string;
  onTurnedOn: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The key for the app, and the code by which the app shows that it has it. */
export function ConfirmApp({ secret, address, onTurnedOn, onCancel }: Props) {
  const { t } = useLingui();
  const verify = useWrite(verifyTwoFactor, { refresh: 'later' });
  const [error, setError] = useState<unknown>();

  async function confirm(code: string) {
    const { recovery_codes: codes } = await verify({ body: { code } });
    onTurnedOn(codes);
  }

  return (
    <Form
      schema={contract.body}
      defaults={{ code: '' }}
      onSubmit={({ code }) => confirm(code)}
      onFailure={setError}
      className="grid gap-6"
    >
      <div className="flex flex-wrap gap-6">
        <QrImage text={address} label={t`QR code with the key for your app`} size={216} hasLogo={false} />
        <div className="grid min-w-0 flex-1 basis-64 content-center justify-items-start gap-3">
          <p>
            <Trans>
              Scan this with your authenticator app, or <TextLink href={address}>open it in the app</TextLink>
              . You can also enter the key:
            </Trans>
          </p>
          <code className="font-mono text-16 wrap-anywhere">{inFours(secret)}</code>
          <CopyButton size="s" text={secret} label={<Trans>Copy key</Trans>} />
        </div>
      </div>
      <CodeBoxesField name="code" label={t`Code from your app`} />
      <Refusal of={error} />
      <div className="flex flex-wrap gap-2">
        <Submit variant="outline" size="m">
          <Trans>Turn on</Trans>
        </Submit>
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}
