/**
 * Every host beside the product's own origins and its file store that a browser may be sent to, and when. No one is
 * followed by others for looking at a page, so there is none until a person asks for what only that host has.
 */
export const OUTSIDE_HOSTS: readonly { host: string; when: string }[] = [];
