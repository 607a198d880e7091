/** Tells the frame that a page belongs to an organisation. */
export const ORGANISATION_ROUTE = 'organisation';
