export { createBuiltInRoles } from './create-built-in-roles.ts';
export { listSubroles } from './list-roles.ts';
export { loadPeople, loadStanding, loadTree, type Standing } from './load-standing.ts';
export { logRole } from './log-role.ts';
export { ownerIds, rolesByRank } from './queries.ts';
