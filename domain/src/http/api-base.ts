/** Where the API lives below the app's own origin. A browser build may name another address. */
export const API_BASE = '/api';
