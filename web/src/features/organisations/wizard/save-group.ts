import { type DetailGroup, type OrganisationDetails, saveDetails } from '@qrigin/domain/organisations';
import { useWrite } from '../../../http/query/use-write.ts';
import { storedToken } from '../../../http/session.ts';
import { payloadOf } from './payload.ts';

export type SaveGroup = <Group extends DetailGroup>(
  group: Group,
  values: OrganisationDetails[Group],
) => Promise<void>;

/** Saves one group. What the organisation is called and looks like elsewhere is fetched again. */
export function useSaveGroup(org: string): SaveGroup {
  const save = useWrite(saveDetails, { refresh: 'later' });
  return async (group, values) => {
    await sendWithToken((token) => save({ params: { org }, body: payloadOf(group, values, { token, org }) }));
  };
}

/**
 * The payload repeats the token. Where the password was asked for on the way there is a new one, and the first payload
 * is refused for holding the old: it is sent once more.
 */
async function sendWithToken(send: (token: string) => Promise<unknown>): Promise<void> {
  const token = storedToken() ?? '';
  try {
    await send(token);
  } catch (error) {
    const newToken = storedToken();
    if (newToken === undefined || newToken === token) throw error;
    await send(newToken);
  }
}
