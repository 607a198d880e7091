import { Trans, useLingui } from '@lingui/react/macro';
import { CloudCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '../../../../ui/look/mark.tsx';
import { OfflineNotice } from '../../../../ui/state/offline-notice.tsx';
import { Verbatim } from '../../../../ui/text/verbatim.tsx';
import type { Draft, Mode } from '../draft/draft.ts';
import { StepList } from './step-list.tsx';

interface Props {
  mode: Mode;
  draft: Draft;
  /** Not known at once when it is new. */
  name: string | undefined;
  isLegalHidden: boolean;
  children: ReactNode;
}

/** The steps beside the page, on a phone above it. */
export function WizardFrame({ mode, draft, name, isLegalHidden, children }: Props) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] text-15 md:grid-cols-[320px_minmax(0,1fr)] md:grid-rows-1">
      <div className="bg-chrome text-chrome-ink md:shadow-[inset_-1px_0_0_light-dark(transparent,var(--line))]">
        <div className="md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:overflow-y-auto md:pb-6">
          <Head mode={mode} name={name} />
          <StepList draft={draft} isLegalHidden={isLegalHidden} />
          <Footnote isKept={draft.isKept()} />
        </div>
      </div>
      <main id="content" className="flex min-w-0 flex-col">
        <OfflineNotice />
        {children}
      </main>
    </div>
  );
}

function Head({ mode, name }: Pick<Props, 'mode' | 'name'>) {
  const { t } = useLingui();
  return (
    <header className="flex items-center gap-1 px-2 pt-1 pb-3 md:grid md:gap-8 md:px-8 md:pt-1.5 md:pb-7">
      <Link
        to="/dashboard"
        translate="no"
        aria-label={`Qrigin, ${t`go to your organisations`}`}
        className="logo justify-self-start text-chrome-ink [--tail:var(--chrome-accent)] max-md:hidden"
      >
        <Mark size={26} />
        Qrigin
      </Link>
      <Link
        to="/dashboard"
        aria-label={t`Close`}
        className="grid size-11 shrink-0 place-items-center rounded-control text-chrome-ink focus-visible:outline-chrome-accent md:hidden"
      >
        <X aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-0">
        <p className="font-head text-18 leading-6 font-semibold md:text-24 md:leading-8">
          {mode === 'create' ? <Trans>Create Organisation</Trans> : <Trans>Edit Organisation</Trans>}
        </p>
        {name !== undefined && (
          <p className="text-14 leading-5 text-chrome-ink-2 wrap-anywhere">
            <Verbatim text={name} />
          </p>
        )}
      </div>
    </header>
  );
}

function Footnote({ isKept }: { isKept: boolean }) {
  const Icon = isKept ? CloudCheck : Info;
  return (
    <div className="mt-auto grid gap-4 px-8 max-md:hidden">
      <hr className="tear" />
      <p className="flex gap-2.5 text-14 text-chrome-ink-2">
        <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {isKept ? (
          <Trans>
            You can finish this later. Your draft is kept on this device, even if you close the page.
          </Trans>
        ) : (
          <Trans>
            Save each step with its own button. Anything you have not saved is lost when you leave.
          </Trans>
        )}
      </p>
    </div>
  );
}
