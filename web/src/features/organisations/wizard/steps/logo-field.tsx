import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileField } from '../../../../ui/file-field/file-field.tsx';
import { uploadLogo } from '../upload-files.ts';
import type { Uploads } from '../uploads.ts';
import { useUploadFailed } from './use-upload-failed.ts';
import { webAddress } from './web-address.ts';

const NAME = 'logo_url';

/** Sent as soon as it is chosen; what is saved is its address. */
export function LogoField({ org, uploads }: { org: string; uploads: Uploads }) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const uploadFailed = useUploadFailed();
  const address: unknown = useWatch({ name: NAME });
  const logo = typeof address === 'string' && address !== '' ? address : undefined;
  const upload = uploads.watched('businessDetails', uploadLogo(org));
  const keep = (url: string) => setValue(NAME, url, { shouldDirty: true });
  return (
    <FileField
      label={t`Logo`}
      accept="image/*"
      hint={<Trans>JPG, PNG, GIF, SVG or WebP, up to 5 MB. Anyone can see it.</Trans>}
      file={logo === undefined ? undefined : { name: t`Current logo`, picture: webAddress(logo) }}
      upload={upload}
      // An upload that gives no address leaves the one that is there.
      onUploaded={({ download_url: url }) => url !== null && keep(url)}
      onFailed={uploadFailed}
      onRemove={() => keep('')}
    />
  );
}
