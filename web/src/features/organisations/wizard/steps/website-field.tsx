import { Trans, useLingui } from '@lingui/react/macro';
import { DETAIL_MAX } from '@qrigin/domain/organisations';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { TextLink } from '../../../../ui/text/text-link.tsx';
import { webAddress } from './web-address.ts';

export function WebsiteField() {
  const { t } = useLingui();
  return (
    <TextField
      name="website"
      label={t`Website`}
      aside={<Opened />}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={DETAIL_MAX}
    />
  );
}

/** What can be opened may be looked at. */
function Opened() {
  const text: unknown = useWatch({ name: 'website' });
  const address = typeof text === 'string' ? webAddress(text) : undefined;
  if (address === undefined) return null;
  return (
    <TextLink
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="-my-3 inline-flex min-h-11 items-center md:-my-1 md:min-h-6"
    >
      <Trans>Open website</Trans>
    </TextLink>
  );
}
