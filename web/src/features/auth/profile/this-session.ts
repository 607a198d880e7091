import { endMySession, listMySessions, type OpenSession } from '@qrigin/domain/auth';
import { call } from '../../../http/call.ts';

/** The session behind the token that is kept now. */
export async function findThisSession(): Promise<OpenSession | undefined> {
  return (await call(listMySessions, {})).find((session) => session.is_this);
}

export const endSession = (id: string) => call(endMySession, { params: { id } });
