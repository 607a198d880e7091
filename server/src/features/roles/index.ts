export { createBuiltInRoles } from './create-built-in-roles.ts';
