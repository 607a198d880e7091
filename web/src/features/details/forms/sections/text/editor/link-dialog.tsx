import { Trans, useLingui } from '@lingui/react/macro';
import { LINK_MAX, safeLink } from '@qrigin/domain/http';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../../../ui/button/button.tsx';
import { Dialog } from '../../../../../../ui/overlay/dialog.tsx';
import { FieldFrame } from '../../../fields/field-frame.tsx';
import { TypedLine } from '../../../fields/typed-text.tsx';

const TEXT_MAX = 300;

/** What a link leads to, and its words where none are chosen in the text. */
export interface TypedLink {
  href: string;
  text: string;
}

interface Props {
  /** Where the link at the cursor leads; empty when there is none. */
  before: string;
  /** Some text is chosen, which becomes the link. */
  hasText: boolean;
  onLink: (link: TypedLink) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks where a link leads. Takes what a page may lead to: an address that begins with https. */
export function LinkDialog({ before, hasText, onLink, onRemove, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const [address, setAddress] = useState(before);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const href = wholeAddress(address);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is drawn elsewhere, but within the form around the text.
    event.stopPropagation();
    setTried(true);
    if (href !== undefined) onLink({ href, text: text.trim() || href });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={before === '' ? <Trans>Add link</Trans> : <Trans>Change link</Trans>}
      footer={
        <>
          {before !== '' && (
            <Button onClick={onRemove}>
              <Trans>Remove link</Trans>
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary">
            {before === '' ? <Trans>Add link</Trans> : <Trans>Change link</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <FieldFrame
          label={<Trans>Web address</Trans>}
          fault={isTried && href === undefined ? t`Enter a web address that begins with https://` : undefined}
        >
          {(parts) => (
            <TypedLine
              {...parts}
              value={address}
              max={LINK_MAX}
              inputMode="url"
              autoCapitalize="none"
              placeholder="https://"
              dir="ltr"
              translate="no"
              onType={setAddress}
            />
          )}
        </FieldFrame>
        {!hasText && before === '' && (
          <FieldFrame label={<Trans>Words of the link</Trans>}>
            {(parts) => <TypedLine {...parts} value={text} max={TEXT_MAX} dir="auto" onType={setText} />}
          </FieldFrame>
        )}
      </form>
    </Dialog>
  );
}

/** Many leave out how an address begins. */
function wholeAddress(typed: string): string | undefined {
  const text = typed.trim();
  return safeLink(text.includes(':') ? text : `https://${text}`)?.href;
}
