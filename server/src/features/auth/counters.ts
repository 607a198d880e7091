import { counter, DAY, HOUR, MINUTE } from '../../counter.ts';

const PAUSE = 15 * MINUTE;

/** Wrong passwords of one address from one network (or one known device), then a pause. */
export const SIGN_IN = counter('signIn', { points: 5, duration: PAUSE, blockDuration: PAUSE });
/** Wrong passwords of one address from everywhere. */
export const ACCOUNT = counter('account', { points: 100, duration: HOUR });
/** Wrong authenticator codes of one person (or one known device of theirs). */
export const CODE = counter('code', { points: 5, duration: PAUSE, blockDuration: PAUSE });
/** The same of all known devices and everyone else together: a mailed code makes a device known, so there may be many. */
export const CODE_EVERYWHERE = counter('codeEverywhere', { points: 30, duration: HOUR });
export const SIGN_UP = counter('signUp', { points: 200, duration: DAY });
/** Mails to one address that one network (or one known device) asks for. */
export const MAIL_MINUTE = counter('mailMinute', { points: 1, duration: MINUTE });
export const MAIL_DAY = counter('mailDay', { points: 5, duration: DAY });
/** Mails to one address that unknown devices ask for, wherever they are; those about a new password are counted apart. */
export const MAIL_ADDRESS = counter('mailAddress', { points: 15, duration: DAY });
/** Mails to one address that all its known devices ask for. */
export const MAIL_DEVICES = counter('mailDevices', { points: 20, duration: DAY });
export const MAIL_NETWORK = counter('mailNetwork', { points: 20, duration: HOUR });
export const GUEST = counter('guest', { points: 10, duration: HOUR });
/** Failed sign-ins of one network that the security log stores; whatever is more is only counted here. */
export const FAILURE_LOG = counter('failureLog', { points: 1000, duration: DAY });
/** Sign-ins and ended sessions of one person that the security log stores; a loop of right passwords would fill it too. */
export const SIGN_IN_LOG = counter('signInLog', { points: 200, duration: DAY });
