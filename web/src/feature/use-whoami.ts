import { Id } from '@qrigin/domain/http';
import { whoami } from '@qrigin/domain/organisations';
import { useRead } from '../http/query/use-read.ts';

/** Who the person is in the organisation. No call is made outside one: anyone may type an address, and what is no id is none. */
export const useWhoami = (org: string | undefined) =>
  useRead(whoami, { params: { org: org ?? '' } }, { isEnabled: Id.safeParse(org).success });
