import { ADDRESS_BREAKS } from './break-address.ts';
import { BODY_BREAKS } from './break-body.ts';
import { HEADER_BREAKS } from './break-headers.ts';

/** Every way to break a request; each breaks exactly one thing. */
export const BREAKS = [...BODY_BREAKS, ...ADDRESS_BREAKS, ...HEADER_BREAKS];
