import { Trans, useLingui } from '@lingui/react/macro';
import { type FixedContent, LINE_MAX, PLACE_ID_MAX, type Support } from '@qrigin/domain/details';
import { LINK_MAX, safeLink } from '@qrigin/domain/http';
import { Verbatim } from '../../../../ui/text/verbatim.tsx';
import { LineField } from '../fields/line-field.tsx';
import { SharedFields } from '../fields/shared-fields.tsx';
import { WordsField } from '../fields/words-field.tsx';
import { useField } from '../state/use-field.ts';
import type { Change } from '../state/use-typed-content.ts';
import { addressIn } from './address-in.ts';

type SupportPart = FixedContent<'support'>;
type Location = Support['location'];

/** When someone answers, and where the maker is. */
export function SupportForm({ content, change }: { content: SupportPart; change: Change<SupportPart> }) {
  const { t } = useLingui();
  const changeSupport = useField(change, 'support');
  const { hours, location } = content.support;
  return (
    <>
      <WordsField
        label={t`Hours`}
        words={hours}
        max={LINE_MAX}
        isLong
        change={useField(changeSupport, 'hours')}
        hint={<Trans>Such as: Monday to Saturday, 9:00 to 18:00.</Trans>}
      />
      <LocationFields location={location} change={useField(changeSupport, 'location')} />
    </>
  );
}

function LocationFields({ location, change }: { location: Location; change: Change<Location> }) {
  const { t } = useLingui();
  const { placeId, mapEmbedUrl } = location;
  const host = safeLink(mapEmbedUrl)?.hostname;
  const shownHost = host !== undefined && <Verbatim text={host} />;
  return (
    <SharedFields legend={<Trans>Location</Trans>}>
      <LineField
        label={t`Map address`}
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://"
        value={mapEmbedUrl}
        max={LINK_MAX}
        path="support.location.mapEmbedUrl"
        hint={
          host === undefined ? (
            <Trans>
              In Google Maps, open your place, choose Share, then Embed a map, and paste the code here.
            </Trans>
          ) : (
            <Trans>
              Shoppers see a link to the map on {shownHost}. Nothing loads from there before they select it.
            </Trans>
          )
        }
        onType={(text) => change((before) => ({ ...before, mapEmbedUrl: addressIn(text) }))}
      />
      <LineField
        label={t`Place ID`}
        autoCapitalize="none"
        value={placeId}
        max={PLACE_ID_MAX}
        hint={
          <Trans>Optional. Google’s Place ID Finder shows it for any address; it begins with ChIJ.</Trans>
        }
        onType={(text) => change((before) => ({ ...before, placeId: text }))}
      />
    </SharedFields>
  );
}
