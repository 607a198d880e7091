import * as contract from '@qrigin/domain/roles';
import type { Serve } from '../../http/serve.ts';
import { assignRole, changeStatus, removeRole } from './change-person.ts';
import { changeRole, deleteRole } from './change-role.ts';
import { createRole } from './create-role.ts';
import { listPeopleOfRole } from './list-people.ts';
import { listRoles, listSubroles } from './list-roles.ts';

export function routes(serve: Serve) {
  serve(contract.listRoles, ({ ctx }) => listRoles(ctx));
  serve(contract.createRole, ({ ctx, body }) => createRole(ctx, body));
  serve(contract.changeRole, ({ ctx, params, body }) => changeRole(ctx, params.id, body));
  serve(contract.deleteRole, ({ ctx, params }) => deleteRole(ctx, params.id));
  serve(contract.listSubroles, ({ ctx }) => listSubroles(ctx));
  serve(contract.listPeopleOfRole, ({ ctx, params, query }) => listPeopleOfRole(ctx, params.id, query));
  serve(contract.assignRole, ({ ctx, params }) => assignRole(ctx, params));
  serve(contract.removeRole, ({ ctx, params }) => removeRole(ctx, params));
  serve(contract.changeStatus, ({ ctx, params, body }) => changeStatus(ctx, params.user, body.status));
}
