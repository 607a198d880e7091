import * as contract from '@qrigin/domain/organisations';
import { call } from '../../http/call.ts';

export const listMyOrganisations = (signal: AbortSignal) => call(contract.listMyOrganisations, { signal });
