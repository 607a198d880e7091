import { CopyButton } from '../../../ui/copy-button.tsx';
import { inFours } from '../../../ui/in-fours.ts';
import { verifyTwoFactor } from '../api.ts';
import { CodeField } from '../form/code-field.tsx';
import { SendForm, type Typed } from '../form/send-form.tsx';

interface Props {
  secret: string;
  /** Opens the app with the key in it, where the device has one. */
  address: string;
  onTurnedOn: (recoveryCodes: string[]) => void;
}

export function ConfirmApp({ secret, address, onTurnedOn }: Props) {
  async function handleSubmit(typed: Typed) {
    const { recovery_codes: codes } = await verifyTwoFactor(typed('code'));
    onTurnedOn(codes);
  }

  return (
    <SendForm button="Turn on" onSubmit={handleSubmit}>
      <p>
        Add this key to your app, or{' '}
        <a className="link" href={address}>
          open the app with it
        </a>
        . Then type the code that the app shows.
      </p>
      <div className="two-factor-key">
        <code>{inFours(secret)}</code>
        <CopyButton text={secret} label="Copy the key" />
      </div>
      <CodeField label="Code from the app" />
    </SendForm>
  );
}
