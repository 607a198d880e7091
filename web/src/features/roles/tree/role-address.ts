/** The chosen role is in the address, so that a link to it can be sent. */
export const ROLE_PARAM = 'role';
/** There while the organisation is looked at as that role sees it. */
export const SEEN_AS_PARAM = 'seen_as';

export const roleAddress = (roleId: string): string => `?${ROLE_PARAM}=${roleId}`;
export const seenAsAddress = (roleId: string): string => `?${SEEN_AS_PARAM}=${roleId}`;
