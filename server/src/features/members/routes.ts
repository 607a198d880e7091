import * as contract from '@qrigin/domain/members';
import type { Serve } from '../../http/serve.ts';
import { listSubroles } from '../roles/index.ts';
import { assignRole, changeStatus, removeRole } from './change-person.ts';
import { actOnJoin } from './joining/act-on-join.ts';
import { askToJoin } from './joining/ask-to-join.ts';
import { listJoinRequests, listMyJoinRequests } from './joining/list-requests.ts';
import { changeMyMembership, findMyMembership } from './joining/my-membership.ts';
import { listPublicRoles, listSupervisors } from './joining/supervisors.ts';
import { listColleagues, listPeopleOfRole } from './list-people.ts';

export function routes(serve: Serve) {
  serve(contract.listMembers, ({ ctx }) => listColleagues(ctx));
  serve(contract.listSubroles, ({ ctx }) => listSubroles(ctx));
  serve(contract.listPeopleOfRole, ({ ctx, params }) => listPeopleOfRole(ctx, params.id));
  serve(contract.assignRole, ({ ctx, params }) => assignRole(ctx, params));
  serve(contract.removeRole, ({ ctx, params }) => removeRole(ctx, params));
  serve(contract.changeStatus, ({ ctx, params, body }) => changeStatus(ctx, params.user, body.status));
  serve(contract.listPublicRoles, ({ ctx, params }) => listPublicRoles(ctx, params.org));
  serve(contract.listSupervisors, ({ ctx, params }) => listSupervisors(ctx, params));
  serve(contract.askToJoin, ({ ctx, params, body }) => askToJoin(ctx, params.org, body));
  serve(contract.listJoinRequests, ({ ctx, query }) => listJoinRequests(ctx, query));
  serve(contract.actOnJoin, ({ ctx, params, body }) => actOnJoin(ctx, params.org, body));
  serve(contract.listMyJoinRequests, ({ ctx }) => listMyJoinRequests(ctx));
  serve(contract.findMyMembership, ({ ctx }) => findMyMembership(ctx));
  serve(contract.changeMyMembership, ({ ctx, body }) => changeMyMembership(ctx, body.takes_requests));
}
