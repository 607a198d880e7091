import { DOMAIN_BASE, DOMAIN_LIST, FEATURES, type Feature } from './features.ts';
import type { Rule } from './rule.ts';

const ORDERED = FEATURES.filter((feature) => !feature.webOnly);
const SHELVES = '(domain/src|server/src/features)';
const WEB = 'web/src/features';
const SERVER = 'server/src/features';
/** Calls whatever it needs from outside, by the contracts of any feature; what serves them stays as far away as ever. */
const API_TEST = String.raw`\.api\.test\.ts$`;
/** What a feature declares of itself: facts that anyone may refer to, which stand on nothing but other facts. */
const DECLARATION = String.raw`^domain/src/[^/]+/feature\.ts$`;

export const FEATURE_RULES: readonly Rule[] = [
  {
    name: 'domain-feature-has-one-door',
    comment: 'what a feature shares is what its index.ts exports; the rest may change freely',
    from: { path: '^(server|web)/src/' },
    to: { path: String.raw`^domain/src/[^/]+/(?!index\.ts$|samples\.ts$|testing/)` },
  },
  {
    name: 'domain-models-are-for-tests',
    comment:
      'a model that the rules are held to in tests, or a sample of what they tell, must not become one of them',
    from: { path: '^(domain|server|web)/src/', pathNot: [String.raw`\.test\.tsx?$`, '/testing/'] },
    to: { path: String.raw`^domain/src/[^/]+/testing/` },
  },
  {
    name: 'samples-are-for-tests',
    comment: 'what samples make up is believable, and must never reach a person as if it were true',
    from: { path: '^(domain|server|web)/src/', pathNot: [String.raw`\.test\.tsx?$`, '/testing/'] },
    to: { path: String.raw`^domain/src/[^/]+/samples\.ts$` },
  },
  {
    name: 'domain-neighbours-use-the-door',
    comment: 'inside the domain, too, a feature is reached through its index.ts',
    from: { path: '^domain/src/([^/]+)/' },
    to: {
      path: '^domain/src/[^/]+/',
      pathNot: [String.raw`^domain/src/[^/]+/(index\.ts$|testing/)`, DECLARATION, '^domain/src/$1/'],
    },
  },
  {
    name: 'server-feature-has-one-door',
    comment: 'another feature uses what index.ts offers; going around it would bypass its checks',
    from: { path: '^server/src/features/([^/]+)/' },
    to: {
      path: '^server/src/features/[^/]+/',
      pathNot: [String.raw`^server/src/features/[^/]+/index\.ts$`, '^server/src/features/$1/'],
    },
  },
  {
    name: 'domain-base-knows-no-feature',
    comment: 'every feature stands on the contract and the failures, so these stand on none',
    from: { path: `^domain/src/(${DOMAIN_BASE.join('|')})/` },
    to: { path: `^domain/src/(?!(${DOMAIN_BASE.join('|')})/)` },
  },
  {
    name: 'declarations-stand-on-declarations',
    comment: 'every list is made of declarations; one that imports a call or a rule would close a circle',
    from: { path: [DECLARATION, `^domain/src/${DOMAIN_LIST}/`], pathNot: String.raw`\.test\.ts$` },
    to: {
      path: '^domain/src/',
      pathNot: ['^domain/src/declaration/', `^domain/src/${DOMAIN_LIST}/`, DECLARATION],
    },
  },
  ...[...new Set(ORDERED.map((feature) => feature.level))].flatMap(orderRule),
];

/** None for a feature that stands alone on the highest level: there is nothing left to import. */
function orderRule(level: number): Rule[] {
  const same = ORDERED.filter((feature) => feature.level === level);
  const forbidden = ORDERED.filter((feature) => feature.level >= level);
  if (forbidden.length === 1) return [];
  const rule = {
    name: `level-${level}-imports-only-lower-levels`,
    comment: 'a feature may stand on features of a smaller number, never beside or above itself',
  };
  return [
    {
      ...rule,
      from: { path: `^${SHELVES}/${anyOf(same)}/`, pathNot: API_TEST },
      to: { path: `^${SHELVES}/${anyOf(forbidden)}/`, pathNot: [`^${SHELVES}/$2/`, DECLARATION] },
    },
    {
      ...rule,
      from: { path: `^${SERVER}/${anyOf(same)}/.*${API_TEST}` },
      to: { path: `^${SERVER}/${anyOf(forbidden)}/`, pathNot: `^${SERVER}/$1/` },
    },
    {
      name: `screens-of-level-${level}-show-only-lower-levels`,
      comment:
        'a screen may show parts of features of a smaller number; what it asks of the server may be anything',
      from: { path: `^${WEB}/${anyOf(same)}/` },
      to: { path: `^${WEB}/${anyOf(forbidden)}/`, pathNot: `^${WEB}/$1/` },
    },
  ];
}

function anyOf(features: Feature[]): string {
  return `(${features.map(({ name }) => name).join('|')})`;
}
