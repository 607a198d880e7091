import * as contract from '@qrigin/domain/roles';
import type { Serve } from '../../http/serve.ts';
import { changeRole, deleteRole } from './change-role.ts';
import { createRole } from './create-role.ts';
import { listRoles } from './list-roles.ts';

export function routes(serve: Serve) {
  serve(contract.listRoles, ({ ctx }) => listRoles(ctx));
  serve(contract.createRole, ({ ctx, body }) => createRole(ctx, body));
  serve(contract.changeRole, ({ ctx, params, body }) => changeRole(ctx, params.id, body));
  serve(contract.deleteRole, ({ ctx, params }) => deleteRole(ctx, params.id));
}
