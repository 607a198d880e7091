import * as contract from '@qrigin/domain/audit';
import type { Serve } from '../../http/serve.ts';
import { listAudit } from './list-audit.ts';
import { listSecurityEvents } from './list-security-events.ts';

export function routes(serve: Serve) {
  serve(contract.listAudit, ({ ctx, query }) => listAudit(ctx, query));
  serve(contract.listSecurityEvents, ({ ctx, query }) => listSecurityEvents(ctx, query));
}
