/**
 * What must come out, written by hand from the permission table of `docs/permissions.md`. Nothing here is taken
 * from the policies or roles under test: that is the point.
 */

/** Who has a permission: Owner, Admin, Supervisor, Member, Qr operator. These were decided for all of them together (ROLE-25). */
export const DECIDED: Record<string, string> = {
  'org.view': 'OASMQ',
  'org.edit': 'OA',
  'org.legal.view': 'OA',
  'org.legal.edit': 'OA',
  'org.transfer': 'O',
  'org.delete': 'O',
  'subdomain.view': 'OAS',
  'subdomain.manage': 'OA',
  'billing.view': 'OA',
  'billing.pay': 'OA',
  'audit.view': 'OA',
  'member.view': 'OAS',
  'member.assign': 'OAS',
  'member.remove': 'OAS',
  'join.view': 'OAS',
  'join.decide': 'OAS',
  'role.view': 'OASM',
  'role.manage': 'OA',
  'product.view': 'OASMQ',
  'product.create': 'OAS',
  'product.edit': 'OASM',
  'product.activate': 'OAS',
  'product.delete': 'OA',
  'label.view': 'OASMQ',
  'label.edit': 'OASM',
  'label.delete': 'OAS',
  'packaging.view': 'OASMQ',
  'packaging.edit': 'OASM',
  'packaging.delete': 'OAS',
  'qr.view': 'OASMQ',
  'qr.generate': 'OAS',
  'qr.assign': 'OASMQ',
  'qr.delete': 'OA',
  'qr.renew': 'OA',
  'print.view': 'OASM',
  'print.run': 'OASM',
  'recall.view': 'OASMQ',
  'recall.create': 'OAS',
  'form.edit': 'OAS',
  'form.code': 'OA',
  'formdata.submit': 'OASMQ',
  'formdata.view': 'OASMQ',
  'engage.edit': 'OASM',
  'engage.view': 'OASM',
  'partner.edit': 'OAS',
  'file.upload': 'OASMQ',
};

/** Who has a permission that a feature brought later, in the order of the alphabet. */
const ADDED: Record<string, string> = {};

export const HOLDERS: Record<string, string> = { ...DECIDED, ...ADDED };

/** The permissions of the custom child role that the matrix makes below Member. */
export const CUSTOM_ROLE = ['org.view', 'role.view'];

/** What each call needs: a permission, to be an Owner, just a signed-in person, or nothing. A call that is missing here fails the matrix. */
export const NEEDS: Record<string, string> = {
  'POST /organization': 'signed in',
  'GET /fetch-Organizations': 'signed in',
  'POST /signup': 'anybody',
  'POST /signin': 'anybody',
  'POST /forgot': 'anybody',
  'GET /email': 'anybody',
  'GET /verifyOtp': 'anybody',
  'GET /2fa/isenabled': 'anybody',
  'GET /mfa/isenabled': 'anybody',
  'GET /sessions/guest': 'anybody',
  'POST /users/me/handover': 'anybody',
  'POST /contact': 'anybody',
  'PUT /users/password': 'signed in',
  'GET /2fa/setup': 'signed in',
  'POST /2fa/verify': 'signed in',
  'DELETE /users/me/2fa': 'signed in',
  'GET /users/me': 'signed in',
  'PUT /users/me': 'signed in',
  'GET /users/me/sessions': 'signed in',
  'DELETE /users/me/sessions/:id': 'signed in',
  'POST /users/me/token': 'signed in',
  'GET /users/me/activity': 'signed in',
  'GET /users/me/data': 'signed in',
  'GET /users/me/deletion': 'signed in',
  'DELETE /users/me': 'signed in',
  'GET /getOrganizationByName/:name/:page': 'signed in',
  'GET /users/me/ownership-offers': 'signed in',
  'PUT /users/me/ownership-offers/:id': 'signed in',
  'GET /:org': 'org.view',
  'PUT /:org': 'org.edit',
  'DELETE /:org': 'org.delete',
  'GET /:org/details': 'org.view',
  'POST /:org/organizationDetails': 'org.edit', // of the first group
  'GET /:org/members': 'member.view',
  'DELETE /:org/membership': 'org.view',
  'POST /:org/ownership': 'org.transfer',
  'GET /:org/ownership': 'org.transfer',
  'DELETE /:org/ownership': 'org.transfer',
  'GET /:org/subdomains': 'subdomain.view',
  'POST /:org/subdomains': 'subdomain.manage',
  'GET /:org/subdomains/check': 'subdomain.manage',
  'DELETE /:org/subdomains/:id': 'subdomain.manage',
  'GET /users/me/notifications': 'signed in',
  'PUT /users/me/notifications/read': 'signed in',
  'GET /users/me/notifications/settings': 'signed in',
  'PUT /users/me/notifications/settings': 'signed in',
  'GET /users/me/notifications/stream': 'signed in',
  'GET /:org/audit': 'audit.view',
  'GET /:org/audit/security': 'to be an Owner',
  'GET /:org/whoami': 'org.view',
  'GET /:org/roles': 'role.view',
  'POST /:org/roles': 'role.manage',
  'PUT /:org/roles/:id': 'role.manage',
  'DELETE /:org/roles/:id': 'role.manage',
  'GET /:org/access-subroles': 'member.view',
  'GET /:org/access-subroles/:id/users': 'member.view',
  'POST /:org/users/:user/roles/:role': 'member.assign',
  'DELETE /:org/users/:user/roles/:role': 'member.remove',
  'PUT /:org/users/:user/status': 'member.remove',
  'GET /:org/public-roles': 'signed in',
  'GET /:org/admin_users/:id': 'signed in',
  'POST /:org/join': 'signed in',
  'GET /:org/join': 'join.view',
  'PUT /:org/join-action': 'signed in', // to take one's own request back
  'GET /users/me/join-requests': 'signed in',
  'GET /:org/membership': 'join.decide',
  'PUT /:org/membership': 'join.decide',
  'GET /:org/sites': 'org.view',
  'POST /:org/sites': 'org.edit',
  'PUT /:org/sites/:id': 'org.edit',
  'DELETE /:org/sites/:id': 'org.edit',
  'POST /:org/products': 'product.create',
  'GET /:org/products': 'product.view',
  'GET /:org/products/:id': 'product.view',
  'DELETE /:org/products/:id': 'product.delete',
  'POST /:org/products/:id/duplicate': 'product.create',
  'POST /:org/products/:id/batches': 'product.edit',
  'GET /:org/products/:id/batches': 'product.view',
  'POST /:org/packaging': 'packaging.edit',
  'GET /:org/packaging/product/:id': 'packaging.view',
  'GET /:org/packaging/:id': 'packaging.view',
  'PUT /:org/packaging/:id': 'packaging.edit',
  'DELETE /:org/packaging/:id': 'packaging.delete',
  'GET /:org/products/:id/default-qr': 'qr.view',
  'POST /:org/products/:id/default-qr/renew': 'qr.renew',
  'POST /:org/qr/:id': 'qr.generate',
  'GET /:org/qr/:id': 'qr.view',
  'GET /:org/child-counts/qr/:id': 'packaging.view',
  'DELETE /:org/qrs': 'qr.delete',
  'PUT /:org/qrs/products/:p/packaging/:k': 'qr.assign',
  'GET /:org/work': 'print.view',
  'POST /:org/work/bulk': 'print.run',
  'POST /:org/qr/:id/recall': 'recall.create',
  'GET /:org/qr/:id/recall': 'recall.view',
  'POST /:org/recalls': 'recall.create',
  'GET /:org/recalls': 'recall.view',
  'POST /:org/recalls/reach': 'recall.create',
  'POST /:org/recalls/:id/lift': 'recall.create',
  'POST /:org/fileInfo/upload': 'file.upload',
  'POST /:org/fileInfo/upload/public': 'file.upload',
  'PUT /upload': 'signed in',
  'GET /:org/fileInfo/:id/download': 'org.view', // of a logo
  'GET /scan/:qr/overview': 'anybody',
  'GET /scan/:qr/sections': 'anybody',
  'GET /scan/:qr/product-image': 'anybody',
  'GET /scan/:qr/whoami': 'anybody',
  'POST /scan/:qr/usage': 'anybody',
};

export const ACTORS = [
  'anonymous',
  'guest',
  'unverified',
  'expired',
  'suspended',
  'stranger', // owner of another organisation
  'owner',
  'admin',
  'supervisor',
  'member',
  'qr_operator',
  'custom',
] as const;
export type Actor = (typeof ACTORS)[number];

const LETTERS: Partial<Record<Actor, string>> = {
  owner: 'O',
  admin: 'A',
  supervisor: 'S',
  member: 'M',
  qr_operator: 'Q',
};

/** The status that the call must answer; 200 stands for whatever success the call declares. */
export function expectedStatus(need: string, actor: Actor): number {
  if (need === 'anybody') return 200;
  if (actor === 'anonymous' || actor === 'guest' || actor === 'expired') return 401;
  if (actor === 'unverified') return 403;
  if (need === 'signed in') return 200;
  if (actor === 'suspended' || actor === 'stranger') return 404;
  if (need === 'to be an Owner') return actor === 'owner' ? 200 : 403;
  if (actor === 'custom') return CUSTOM_ROLE.includes(need) ? 200 : 403;
  return HOLDERS[need]?.includes(LETTERS[actor] ?? '?') ? 200 : 403;
}
