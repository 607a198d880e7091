import { handle } from '../../queue/handle.ts';
import { notifyPermitted } from './notify.ts';
import { notifyHolders } from './queue.ts';

export const jobs = () => [
  handle(notifyHolders, (ctx, { may, ...about }) =>
    ctx.inOrg(about.orgId, (db) => notifyPermitted(db, about, may)),
  ),
];
