import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../../../ui/text-link.tsx';

export function YourChoices() {
  return (
    <>
      <p>
        <Trans>
          In your profile you can read and correct your details, end sessions, and download what is stored
          about you.
        </Trans>
      </p>
      <p>
        <Trans>
          There you can also delete your account. Then your name, email address, country, postal address,
          password, sessions, devices, second factor and notifications are removed. What you did in an
          organisation stays on record under a number that no longer leads to you. The security log, with
          networks and devices, stays the same way for 12 months.
        </Trans>
      </p>
      <p>
        <Trans>
          For anything else, such as a message that you sent us, write through the{' '}
          <TextLink to="/contact">contact page</TextLink>. The law of your country may give you further
          rights, for instance to complain to an authority. Nothing here takes them away.
        </Trans>
      </p>
    </>
  );
}
