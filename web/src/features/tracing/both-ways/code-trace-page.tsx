import { Trans } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { type Code, normaliseCode } from '@qrigin/domain/qr';
import { traceCodeBothWays } from '@qrigin/domain/tracing';
import { Navigate, useParams } from 'react-router';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { inFours } from '../../../ui/text/in-fours.ts';
import { codePath } from '../../qr/code-path.ts';
import { NotACode, UnknownCode } from '../page/no-code.tsx';
import { TracePage } from './trace-page.tsx';

/** Where a code and what is in it came from, and where it went. */
export function CodeTracePage() {
  const { organisation } = useWhoamiHere();
  const { code: typed = '' } = useParams();
  const code = normaliseCode(typed);
  if (code === undefined) return <NotACode />;
  if (code !== typed) return <Navigate replace to={`${codePath(organisation.id, code)}/trace`} />;
  return <CodeTrace code={code} />;
}

function CodeTrace({ code }: { code: Code }) {
  const { organisation } = useWhoamiHere();
  const { data, dataUpdatedAt, error, refetch } = useRead(traceCodeBothWays, {
    params: { org: organisation.id, code },
  });
  if (!data && error instanceof Failure && error.code === 'not_found') return <UnknownCode code={code} />;
  return (
    <TracePage
      about={
        <span translate="no" className="font-mono text-[0.93em] tracking-tight">
          {inFours(code)}
        </span>
      }
      back={{ to: codePath(organisation.id, code), words: <Trans>Everything about this code</Trans> }}
      trace={data}
      readAt={new Date(dataUpdatedAt)}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
