export { forgetRequests, forgetSupervisor } from './joining/forget-requests.ts';
export { lockPerson } from './joining/lock-person.ts';
export { insertAssignment } from './queries.ts';
