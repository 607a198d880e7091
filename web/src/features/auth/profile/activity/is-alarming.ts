import { ALARMING_KINDS } from '@qrigin/domain/http';

/** What someone else may have tried. */
export const isAlarming = (kind: string): boolean => ALARMING_KINDS.some((alarming) => alarming === kind);
