import { Trans } from '@lingui/react/macro';
import { redirectLink } from '@qrigin/domain/http';
import { Icon } from '../icon.tsx';
import { Host, OutwardLink } from './outward-link.tsx';

/** Where the maker leads shoppers on to. Always a link that they choose to follow, with its host in sight. */
export function OnwardLink({ address }: { address: string }) {
  const to = redirectLink(address);
  if (!to) return null;
  return (
    <OutwardLink to={to} className="onward">
      <span>
        <small>
          <Trans>More from the maker</Trans>
        </small>
        <b>
          <Host of={to.hostname} />
        </b>
      </span>
      <Icon name="arrow" />
    </OutwardLink>
  );
}
