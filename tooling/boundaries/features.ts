import { FEATURES as DECLARED } from '../../domain/src/features/index.ts';

export type Feature = { name: string; level: number; webOnly?: true };

/** Screens that ask nothing of the server. */
const WEB_ONLY: readonly Feature[] = [{ name: 'scanner', level: 1, webOnly: true }];

/**
 * All features. In `domain` and `server` a feature imports only features of a smaller level, so this is also the order in
 * which the product can be understood.
 */
export const FEATURES: readonly Feature[] = [...DECLARED, ...WEB_ONLY].toSorted((a, b) => a.level - b.level);

/** Folders beside the features in `domain/src`, which all features build on. */
export const DOMAIN_BASE: readonly string[] = ['declaration', 'errors', 'http'];
/** The folder that lists the features, made of nothing but their declarations. */
export const DOMAIN_LIST = 'features';
