import type { Whoami } from '@qrigin/domain/organisations';
import { CODES } from '@qrigin/domain/qr';
import { RECALLS } from '@qrigin/domain/recalls';
import type { TracedCode } from '@qrigin/domain/tracing';
import { may } from '../../../feature/may.ts';

/** What this person may do with this code; nothing is offered that would be refused. */
export function whatOneMayDo(code: TracedCode, canHold: boolean, whoami: Whoami) {
  const { kind, status, withdrawn, product } = code;
  const isPack = kind !== 'default' && status !== 'unassigned';
  const isInUse = withdrawn === null && status !== 'replaced' && status !== 'recalled';
  const mayPack = may(whoami, CODES.assign) && isPack && isInUse;
  // The pages of a deleted product are gone, and with them the form.
  const hasProduct = product !== null && !product.is_deleted;
  return {
    fill: mayPack && canHold,
    move: mayPack,
    recall: may(whoami, RECALLS.create) && hasProduct && status !== 'recalled',
    withdraw: may(whoami, CODES.delete) && withdrawn === null,
    trace: status !== 'unassigned',
  };
}
