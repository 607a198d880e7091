import { Trans } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { AskCode } from './ask-code.tsx';
import { CodeText } from './code-text.tsx';
import { QriginBar } from './frame/qrigin-bar.tsx';
import { Viewfinder } from './frame/viewfinder.tsx';
import { usePack } from './pack-context.ts';

/** The same whatever the reason. What is no code at all is not repeated: it could be any words. */
export function UnknownPage({ isCode, others }: { isCode: boolean; others: readonly Language[] }) {
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
          <AskCode />
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
