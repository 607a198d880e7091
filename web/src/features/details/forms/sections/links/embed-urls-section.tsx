import { Trans, useLingui } from '@lingui/react/macro';
import { EMBED_URLS_MAX, type Section, type SectionOf } from '@qrigin/domain/details';
import { LINK_MAX } from '@qrigin/domain/http';
import { memo } from 'react';
import { LineField } from '../../fields/line-field.tsx';
import { AddButton } from '../../rows/add-button.tsx';
import { RowButtons } from '../../rows/row-buttons.tsx';
import { type RowActions, useRows } from '../../rows/use-rows.ts';
import { useFormSetting } from '../../state/form-setting.ts';
import { useField } from '../../state/use-field.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { useOfType } from '../use-of-type.ts';
import { addressWords } from './address-words.tsx';
import { decodeTyped, encodeTyped } from './typed-embed.ts';

interface Props {
  section: SectionOf<'embed-urls'>;
  change: Change<Section>;
}

/** Addresses of other websites, in order. */
export function EmbedUrlsSection({ section, change }: Props) {
  const addresses = section.embedUrlsData;
  const changeUrls = useOfType(change, 'embed-urls');
  const { keys, list, actions, add } = useRows(addresses, useField(changeUrls, 'embedUrlsData'));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-14 leading-5 font-semibold">
          <Trans>Web addresses</Trans>
        </span>
        <span className="text-13 leading-5 text-ink-3">
          <Trans>The same in every language</Trans>
        </span>
      </legend>
      <ol ref={list} className="grid gap-3 empty:hidden">
        {addresses.map((encoded, at) => (
          <AddressRow key={keys[at]} encoded={encoded} at={at} count={addresses.length} actions={actions} />
        ))}
      </ol>
      <AddButton count={addresses.length} max={EMBED_URLS_MAX} onAdd={() => add('')}>
        <Trans>Add web address</Trans>
      </AddButton>
    </fieldset>
  );
}

interface RowProps {
  encoded: string;
  at: number;
  count: number;
  actions: RowActions<string>;
}

const AddressRow = memo(function AddressRow({ encoded, at, count, actions }: RowProps) {
  const { t } = useLingui();
  const { isReadOnly } = useFormSetting();
  const address = decodeTyped(encoded);
  const place = at + 1;
  const name = t`Web address ${place}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1">
      <LineField
        label={name}
        isLabelHidden
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://"
        value={address}
        max={LINK_MAX}
        path={`embedUrlsData.${at}`}
        hint={addressWords(address)}
        onType={(text) => actions.change(at, () => encodeTyped(text))}
        // An empty one would be a fault on the page.
        onLeave={() => address.trim() === '' && !isReadOnly && actions.drop(at)}
      />
      {!isReadOnly && (
        <RowButtons
          name={name}
          at={at}
          count={count}
          onMove={(to) => actions.move(at, to)}
          onRemove={() => actions.remove(at)}
        />
      )}
    </li>
  );
});
