import { handle } from '../../queue/handle.ts';
import { tellHolders } from './queue.ts';
import { tellWhoMay } from './tell.ts';

export const jobs = [
  handle(tellHolders, (ctx, { may, ...about }) => ctx.inOrg(about.orgId, (db) => tellWhoMay(db, about, may))),
];
