import { normaliseCode } from '@qrigin/domain/qr';
import { Navigate, useParams } from 'react-router';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { codePath } from '../../qr/code-path.ts';
import { FoundCode } from './found-code.tsx';
import { NotACode } from './no-code.tsx';

/** Any code of the organisation, by the code itself, however it was typed. */
export function CodePage() {
  const { organisation } = useWhoamiHere();
  const { code: typed = '' } = useParams();
  const code = normaliseCode(typed);
  if (code === undefined) return <NotACode />;
  if (code !== typed) return <Navigate replace to={codePath(organisation.id, code)} />;
  return <FoundCode code={code} />;
}
