import { createRole, listRoles } from '@qrigin/domain/roles';
import type { Serve } from '../../http/serve.ts';
import { createRole as create } from './create-role.ts';
import { listRoles as list } from './list-roles.ts';

export function routes(serve: Serve) {
  serve(listRoles, ({ ctx }) => list(ctx));
  serve(createRole, ({ ctx, body }) => create(ctx, body));
}
