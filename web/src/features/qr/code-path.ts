/** The page of a code in the dashboard. */
export const codePath = (org: string, code: string): string => `/dashboard/${org}/codes/${code}`;
