export { createBuiltInRoles } from './create-built-in-roles.ts';
export { loadPeople, loadStanding, loadTree } from './load-standing.ts';
export { logRole } from './log-role.ts';
export { insertAssignment, listColleagues, storeStatus } from './people-queries.ts';
