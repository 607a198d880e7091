import { Trans, useLingui } from '@lingui/react/macro';
import type { Code } from '@qrigin/domain/qr';
import { Scan, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStartScanning } from '../../../feature/scanning.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { inFours } from '../../../ui/text/in-fours.ts';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

/** For an address that holds something else. */
export function NotACode() {
  const { t } = useLingui();
  return (
    <NoCode title={t`This is not a Qrigin code`}>
      <Trans>A code has 20 characters. They are printed next to the QR code on the pack.</Trans>
    </NoCode>
  );
}

/** For one that was typed wrongly, or that is not of this organisation: which of the two is not for everyone to know. */
export function UnknownCode({ code }: { code: Code }) {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  const name = <Verbatim text={organisation.name} className="wrap-anywhere" />;
  const shown = (
    <span translate="no" className="font-mono text-[0.93em] tracking-tight">
      {inFours(code)}
    </span>
  );
  return (
    <NoCode
      title={t`We cannot find this code`}
      aside={
        <TextLink href={`/scan/${code}`} target="_blank" rel="noreferrer" isAlone>
          <Trans>Open scan page</Trans>
        </TextLink>
      }
    >
      <Trans>
        {name} has no code {shown}. Compare it with the pack: one wrong character is enough. If the pack is
        from another organisation, only its scan page can tell you about it.
      </Trans>
    </NoCode>
  );
}

interface Props {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

function NoCode({ title, aside, children }: Props) {
  const { t } = useLingui();
  const startScanning = useStartScanning();
  return (
    <>
      <PageHead title={title} />
      <PageHeader title={t`Code`} />
      <EmptyState
        title={title}
        picture={<SearchX />}
        action={
          <Button
            variant="primary"
            aria-haspopup="dialog"
            icon={<Scan aria-hidden="true" />}
            onClick={startScanning}
          >
            <Trans>Scan a code</Trans>
          </Button>
        }
        aside={aside}
      >
        {children}
      </EmptyState>
    </>
  );
}
