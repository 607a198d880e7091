import type { FeatureType, PageType } from '../declaration/index.ts';
import { FEATURES } from './list.ts';

type Declared<F> = F extends { pages: readonly (infer Page)[] } ? Page : never;
type PathOf<Page> = Page extends { path: infer Path extends string } ? Path : never;
type PublicPathOf<Page> = Page extends { isPublic: true } ? PathOf<Page> : never;
/** The pages of one feature, by path. */
export type PageOf<F> = PathOf<Declared<F>>;
/** Those of them that anyone may open. */
export type PublicPageOf<F> = PublicPathOf<Declared<F>>;

/**
 * Every address that shows a page of its own; `:orgId`, `:product` and the like stand for an id. The api answers 200 for these and 404, with
 * the not-found page, for any other; the browser's router has a route for each; and the picture run opens them all.
 */
export const PAGES: readonly PageType[] = FEATURES.flatMap((feature: FeatureType) => feature.pages ?? []);

/** Drawn by the build, so that they open without a script. */
export const PRERENDERED: readonly string[] = PAGES.filter(({ isDrawn }) => isDrawn).map(({ path }) => path);
