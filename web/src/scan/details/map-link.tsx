import { Trans } from '@lingui/react/macro';
import { type Content } from '@qrigin/domain/details';
import { safeLink } from '@qrigin/domain/http';
import { Icon } from '../icon.tsx';
import { Host, OutwardLink } from './outward-link.tsx';

/** A place by its id opens on the map itself; an address for frames only as a last resort, since some want to be in one. */
function placeOf({ placeId, mapEmbedUrl }: Content['support']['location']): URL | undefined {
  const map = safeLink(mapEmbedUrl);
  if (placeId === '') return map;
  const place = new URL('https://www.google.com/maps/search/');
  place.search = String(new URLSearchParams({ api: '1', query: placeId, query_place_id: placeId }));
  return place;
}

/** The map is drawn by us and looks the same for every place: nothing is loaded before someone wants to see the real one. */
export function MapLink({ location }: { location: Content['support']['location'] }) {
  const to = placeOf(location);
  if (!to) return null;
  return (
    <OutwardLink to={to} className="map">
      <svg viewBox="0 0 350 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="park" d="M0 90c60-22 110 22 188 14v26H0zM236 0h114v58c-60 8-108-22-114-58z" />
        <path className="water" d="M-6 40c50-6 70 18 120 14s84-40 130-62" />
        <path
          className="road"
          d="M-6 78c70-14 140 20 210 2s100-6 154-30M150-6c6 50 30 90 26 142M268-6c-6 60 6 90 44 142M62-6c10 30 4 60-14 90"
        />
        <path className="pin" d="M178 74c-9-12-16-20-16-29a16 16 0 0 1 32 0c0 9-7 17-16 29z" />
        <circle cx="178" cy="45" r="6" />
      </svg>
      <span>
        <Icon name="pin" />
        <span>
          <b>
            <Trans>Show the map</Trans>
          </b>
          <small>
            <Host of={to.hostname} />
          </small>
        </span>
      </span>
    </OutwardLink>
  );
}
