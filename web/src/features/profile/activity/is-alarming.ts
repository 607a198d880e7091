const ALARMING: readonly string[] = ['sign-in.failed', 'sign-in.locked', 'two-factor.failed'];

/** What somebody else may have tried. */
export const isAlarming = (kind: string): boolean => ALARMING.includes(kind);
