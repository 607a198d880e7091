import { Trans, useLingui } from '@lingui/react/macro';

/** Leads to the page of a code, for whoever has the pack at hand and no scanner. */
export function AskCode() {
  const { i18n } = useLingui();
  return (
    <form className="ask" action="/scan" method="get">
      <input type="hidden" name="lang" value={i18n.locale} />
      <label htmlFor="code">
        <Trans>Enter the code next to the QR code</Trans>
      </label>
      <small id="signs">
        <Trans>20 letters and digits. Spaces do not matter.</Trans>
      </small>
      <input
        id="code"
        name="code"
        className="mono"
        dir="ltr"
        required
        minLength={20}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="signs"
      />
      <button type="submit" className="button button-main">
        <Trans>Check code</Trans>
      </button>
    </form>
  );
}
