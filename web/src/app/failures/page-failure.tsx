import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '@qrigin/domain/errors';
import { CirclePause, CloudOff, Lock, SearchX, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { errorNumber } from '../../http/error-number.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Notice } from './notice.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/**
 * Stands where a page cannot be shown. The cause is in the browser's console, never on the screen: it means nothing to
 * a reader and may hold what others must not see.
 */
export function PageFailure({ error, onRetry }: Props) {
  const kind = kindOf(error);
  if (kind === 'offline') return <Offline onRetry={onRetry} />;
  if (kind === 'suspended') return <Suspended />;
  if (kind === 'blocked') return <Blocked />;
  if (kind === 'forbidden') return <Forbidden />;
  if (kind === 'missing') return <Missing />;
  return <Fault error={error} onRetry={onRetry} />;
}

type Kind = 'offline' | 'suspended' | 'blocked' | 'forbidden' | 'missing' | 'fault';

/** By its name: the class would bring the words of every failure into the file that the home page waits for. */
const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure';

function kindOf(error: unknown): Kind {
  if (!navigator.onLine) return 'offline';
  if (isFailure(error) && error.code === 'organisation_suspended') return 'suspended';
  if (isFailure(error) && error.code === 'organisation_blocked') return 'blocked';
  const status = isFailure(error) || isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 403) return 'forbidden';
  return status === 404 ? 'missing' : 'fault';
}

function Offline({ onRetry }: Pick<Props, 'onRetry'>) {
  const { t } = useLingui();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const title = t`You’re offline`;
  return (
    <Notice icon={CloudOff} title={title} actions={<Retry onRetry={onRetry} />}>
      <PageHead title={title} />
      <Trans>
        This page needs a connection. It will open as soon as you’re back online. Everything you’ve saved is
        safe.
      </Trans>
    </Notice>
  );
}

function Forbidden() {
  const { t } = useLingui();
  const title = t`You do not have access to this page`;
  return (
    <Notice icon={Lock} title={title} actions={<ToOrganisations />}>
      <PageHead title={title} />
      <Trans>
        Your role in this organisation does not include it. Ask someone who manages roles there to give you
        access.
      </Trans>
    </Notice>
  );
}

function Suspended() {
  const { t } = useLingui();
  return (
    <ShutOut title={t`This organisation is suspended`}>
      <Trans>No one can use it for now. Its printed codes keep working. Contact us to find out more.</Trans>
    </ShutOut>
  );
}

function Blocked() {
  const { t } = useLingui();
  return (
    <ShutOut title={t`We have blocked this organisation`}>
      <Trans>
        No one can work in it. Its codes show only open recalls, and its files are not available. Please write
        to us if you think this is a mistake.
      </Trans>
    </ShutOut>
  );
}

function ShutOut({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice
      icon={CirclePause}
      title={title}
      actions={
        <>
          <ToOrganisations />
          <ButtonLink size="l" to="/contact" reloadDocument>
            <Trans>Contact us</Trans>
          </ButtonLink>
        </>
      }
    >
      <PageHead title={title} />
      {children}
    </Notice>
  );
}

function Missing() {
  const { t } = useLingui();
  const title = t`We cannot find this page`;
  return (
    <Notice icon={SearchX} title={title} actions={<ToOrganisations />}>
      <PageHead title={title} />
      <Trans>It may have been deleted, or it belongs to an organisation you’re not a member of.</Trans>
    </Notice>
  );
}

function Fault({ error, onRetry }: Props) {
  const { t } = useLingui();
  const title = t`We could not load this page`;
  const number = errorNumber(error);
  return (
    <Notice
      icon={TriangleAlert}
      title={title}
      number={
        <Trans>
          Error reference {<code className="font-mono">{number}</code>}. Please include it if you contact us.
        </Trans>
      }
      actions={
        <>
          <Retry onRetry={onRetry} />
          <ButtonLink size="l" to="/contact" reloadDocument>
            <Trans>Contact us</Trans>
          </ButtonLink>
        </>
      }
    >
      <PageHead title={title} />
      <Trans>
        This is our fault, not yours. Everything you’ve saved is safe, but anything you were typing here is
        lost.
      </Trans>
    </Notice>
  );
}

function Retry({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <Button variant="primary" size="l" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
}

function ToOrganisations() {
  return (
    <ButtonLink variant="primary" size="l" to="/dashboard">
      <Trans>Go to your organisations</Trans>
    </ButtonLink>
  );
}
