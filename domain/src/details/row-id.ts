import { Id } from '../http/index.ts';

/** An id inside a content, in the one spelling in which the database has it: contents are compared as texts. */
export const RowId = Id.toLowerCase();
