import { Trans, useLingui } from '@lingui/react/macro';
import { type FixedContent, LINE_MAX, NAME_MAX } from '@qrigin/domain/details';
import { LINK_MAX, redirectLink } from '@qrigin/domain/http';
import { LineField } from '../fields/line-field.tsx';
import { SharedFields } from '../fields/shared-fields.tsx';
import { WordsField } from '../fields/words-field.tsx';
import { useField } from '../state/use-field.ts';
import type { Change } from '../state/use-typed-content.ts';

type QrInfoPart = FixedContent<'qrinfo'>;

/** What people see where a code's address is shared, and where the maker leads them on to. */
export function QrInfoForm({ content, change }: { content: QrInfoPart; change: Change<QrInfoPart> }) {
  const { t } = useLingui();
  const changeInfo = useField(change, 'qrinfo');
  const { title, description, redirect_url: onward } = content.qrinfo;
  const host = redirectLink(onward)?.hostname;
  return (
    <>
      <WordsField
        label={t`Title`}
        words={title}
        max={NAME_MAX}
        change={useField(changeInfo, 'title')}
        hint={<Trans>Shown where someone shares the code’s address. Empty: the product name.</Trans>}
      />
      <WordsField
        label={t`Description`}
        words={description}
        max={LINE_MAX}
        isLong
        change={useField(changeInfo, 'description')}
      />
      <SharedFields legend={<Trans>Onward address</Trans>}>
        <LineField
          label={t`Onward address`}
          inputMode="url"
          autoCapitalize="none"
          placeholder="https://"
          value={onward}
          max={LINK_MAX}
          path="qrinfo.redirect_url"
          hint={
            host === undefined ? (
              <Trans>
                A page of yours, such as your shop. Shoppers see a link to it and are never sent there
                automatically.
              </Trans>
            ) : (
              <Trans>Shoppers see a link to {host}; they are never sent there automatically.</Trans>
            )
          }
          onType={(text) => changeInfo((before) => ({ ...before, redirect_url: text }))}
        />
      </SharedFields>
    </>
  );
}
