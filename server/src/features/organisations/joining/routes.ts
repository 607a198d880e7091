import * as contract from '@qrigin/domain/organisations';
import type { Serve } from '../../../http/serve.ts';
import { actOnJoin } from './act-on-join.ts';
import { askToJoin } from './ask-to-join.ts';
import { listJoinRequests, listMyJoinRequests } from './list-requests.ts';
import { changeMyMembership, findMyMembership } from './my-membership.ts';
import { listPublicRoles, listSupervisors } from './supervisors.ts';

export function serveJoining(serve: Serve) {
  serve(contract.listPublicRoles, ({ ctx, params }) => listPublicRoles(ctx, params.org));
  serve(contract.listSupervisors, ({ ctx, params }) => listSupervisors(ctx, params));
  serve(contract.askToJoin, ({ ctx, params, body }) => askToJoin(ctx, params.org, body));
  serve(contract.listJoinRequests, ({ ctx, query }) => listJoinRequests(ctx, query));
  serve(contract.actOnJoin, ({ ctx, params, body }) => actOnJoin(ctx, params.org, body));
  serve(contract.listMyJoinRequests, ({ ctx }) => listMyJoinRequests(ctx));
  serve(contract.findMyMembership, ({ ctx }) => findMyMembership(ctx));
  serve(contract.changeMyMembership, ({ ctx, body }) => changeMyMembership(ctx, body.takes_requests));
}
