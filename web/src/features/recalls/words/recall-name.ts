import type { RecallEntry } from '@qrigin/domain/recalls';

/** What a recall is called: its heading, which may be missing, or why it was opened. */
export const recallName = ({ heading, reason }: Pick<RecallEntry, 'heading' | 'reason'>): string =>
  heading === '' ? reason : heading;
