import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../../../ui/text/text-link.tsx';

export function YourChoices() {
  return (
    <>
      <p>
        <Trans>
          In your profile you can see and correct your details, end sessions, and download what we store about
          you.
        </Trans>
      </p>
      <p>
        <Trans>
          You can also delete your account there. This removes your name, email address, country, postal
          address, password, sessions, devices, two-factor authentication and notifications. What you did in
          an organisation stays on record under an ID that no longer leads to you. The security log, with
          networks and devices, stays the same way for 12 months.
        </Trans>
      </p>
      <p>
        <Trans>
          For anything else, such as a message you sent us, write to us through the{' '}
          <TextLink to="/contact">contact page</TextLink>. The law in your country may give you other rights,
          such as the right to complain to a regulator. Nothing here takes them away.
        </Trans>
      </p>
    </>
  );
}
