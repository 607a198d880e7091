import type { ComponentType } from 'react';

type Frame = 'DashboardFrame' | 'DashboardLayout';

/** Fetches a page behind the door when it is opened; which feature has it is fetched then, too: who reads the home page needs none of it. */
export function page(path: string) {
  return async (): Promise<{ Component: ComponentType }> => {
    const { FEATURES } = await import('../features.ts');
    const { PAGES } = await import('@qrigin/domain/features');
    const load = FEATURES.map(({ pages }) => pages[path]).find((found) => found !== undefined);
    const declared = PAGES.find((one) => one.path === path);
    if (!load || !declared) throw new Error(`no feature has the page ${path}`);
    const Component = await load(FEATURES);
    // One that fills the screen is not below the layout that knows who someone is here; its calls refuse.
    if (!declared.may || declared.isFullScreen) return { Component };
    return { Component: (await import('./organisation/allowed.tsx')).allowed(declared, Component) };
  };
}

export const frame = (name: Frame) => async () => ({
  Component: (await import('./dashboard-frame.tsx'))[name],
});
export const organisationLayout = async () => ({
  Component: (await import('./organisation/organisation-layout.tsx')).OrganisationLayout,
});
export const productLayout = async () => ({
  Component: (await import('./product/product-layout.tsx')).ProductLayout,
});
export const missingPage = async () => ({ Component: (await import('./missing-page.tsx')).MissingPage });
