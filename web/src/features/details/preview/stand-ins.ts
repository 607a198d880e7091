/** In the place of a code: a preview is of no pack. */
export const NO_CODE = '00000000000000000000';

/** In the place of a recall: none is open yet. */
export const NO_RECALL = '00000000-0000-0000-0000-000000000000';
