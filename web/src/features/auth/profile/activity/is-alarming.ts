import { ALARMING_KINDS } from '@qrigin/domain/features';

/** What someone else may have tried. */
export const isAlarming = (kind: string): boolean => ALARMING_KINDS.includes(kind);
