import type { ComponentType } from 'react';

type Frame = 'DashboardFrame' | 'DashboardLayout';

/** Fetches a page behind the door when it is opened; which feature has it is fetched then, too: who reads the home page needs none of it. */
export function page(path: string) {
  return async (): Promise<{ Component: ComponentType }> => {
    const { FEATURES } = await import('../features.ts');
    const load = FEATURES.map(({ pages }) => pages[path]).find((found) => found !== undefined);
    if (!load) throw new Error(`no feature has the page ${path}`);
    return { Component: await load(FEATURES) };
  };
}

export const frame = (name: Frame) => async () => ({
  Component: (await import('./dashboard-frame.tsx'))[name],
});
export const organisationLayout = async () => ({
  Component: (await import('./organisation/organisation-layout.tsx')).OrganisationLayout,
});
export const missingPage = async () => ({ Component: (await import('./missing-page.tsx')).MissingPage });
