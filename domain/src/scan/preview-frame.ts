/** Where the empty document is that the preview of a page is drawn into. */
export const PREVIEW_FRAME = '/preview-frame.html';
