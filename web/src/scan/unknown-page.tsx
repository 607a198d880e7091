import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { CodeText } from './code-text.tsx';
import { QriginBar } from './frame/qrigin-bar.tsx';
import { Viewfinder } from './frame/viewfinder.tsx';
import { usePack } from './pack-context.ts';

/** The same whatever the reason. What is no code at all is not repeated: it could be any words. */
export function UnknownPage({ isCode, others }: { isCode: boolean; others: readonly Language[] }) {
  const { i18n } = useLingui();
  const { codeInFours } = usePack();
  return (
    <>
      <QriginBar others={others} />
      <main className="columns">
        <div className="column">
          <EmptyViewfinder />
          <h1>
            <Trans>Product not found</Trans>
          </h1>
          <p className="lead">
            <Trans>
              No maker on Qrigin has issued this code. It may have been misread, or it may be made up.
            </Trans>
          </p>
          {isCode && (
            <p className="read">
              <small>
                <Trans>The code we read</Trans>
              </small>
              <CodeText text={codeInFours} />
            </p>
          )}
        </div>
        <div className="column">
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
          <p className="quiet">
            <Trans>
              Still not found? Ask the shop or the maker. Do not trust a pack just because it has a code.
            </Trans>
          </p>
          <a className="link link-alone" href="/">
            <Trans>What is Qrigin?</Trans>
          </a>
        </div>
      </main>
    </>
  );
}

/** The code was read, and nothing answers to it. */
function EmptyViewfinder() {
  return (
    <Viewfinder>
      <path
        strokeWidth="2"
        strokeOpacity=".45"
        strokeDasharray="4 4"
        strokeDashoffset="2"
        d="M30 30h24v24H30zM66 30h24v24H66zM30 66h24v24H30zM66 66h24v24H66z"
      />
      <circle className="here" stroke="none" cx="78" cy="78" r="6" />
    </Viewfinder>
  );
}
