import { Trans } from '@lingui/react/macro';
import { embedOf } from '@qrigin/domain/details';
import type { ReactNode } from 'react';

/** What becomes of an address on the page; nothing while it is none. */
export function addressWords(address: string): ReactNode {
  const embed = embedOf(address);
  if (!embed) return undefined;
  if (embed.provider === 'youtube')
    return <Trans>YouTube film. Shoppers open it on YouTube; nothing is loaded before.</Trans>;
  if (embed.provider === 'vimeo')
    return <Trans>Vimeo film. Shoppers open it on Vimeo; nothing is loaded before.</Trans>;
  return <Trans>Shown as a link to {embed.host}</Trans>;
}
