import { type Rule, TESTS } from './rule.ts';

const DOMAIN_NEEDS = '^domain/src/|(^|/)node_modules/zod/';
const ROOMS = '^(domain|server|web)/src/';

export const ROOM_RULES: readonly Rule[] = [
  {
    name: 'domain-is-pure',
    comment: 'both sides run the domain, so it has no clock, network, file or database: only itself and zod',
    from: { path: '^domain/src/', pathNot: TESTS },
    to: { pathNot: DOMAIN_NEEDS },
  },
  {
    name: 'domain-tests-are-pure',
    comment: 'a rule that needs more than Vitest and fast-check to be tested does not belong in the domain',
    from: { path: `^domain/src/.*(${TESTS})` },
    to: { pathNot: `${DOMAIN_NEEDS}|(^|/)node_modules/(vitest|fast-check)/` },
  },
  {
    name: 'server-is-a-room',
    comment: 'the server runs without the browser code, the journeys and the tools',
    from: { path: '^server/src/', pathNot: TESTS },
    to: { path: '^(web|e2e|tooling)/' },
  },
  {
    name: 'server-tests-are-a-room',
    comment: 'tests of the server start the local services and need no other tool',
    from: { path: `^server/src/.*(${TESTS})` },
    to: { path: '^(web|e2e)/|^tooling/(?!services/)' },
  },
  {
    name: 'web-is-a-room',
    comment: 'nothing of the server, its secrets least of all, may reach the browser',
    from: { path: '^web/src/' },
    to: { path: '^(server|e2e|tooling)/' },
  },
  {
    name: 'no-undeclared-package',
    comment: 'a package that the room does not declare is there by accident and may be gone tomorrow',
    from: { path: ROOMS, pathNot: TESTS },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-development-package',
    comment: 'packages for development are not installed where the product runs',
    from: { path: ROOMS, pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    name: 'no-unresolvable-import',
    comment: 'an import that leads nowhere escapes every other rule',
    from: {},
    // The address of a file that the build copies: no module, so no rule is about it.
    to: { couldNotResolve: true, pathNot: String.raw`\.wasm\?url$` },
  },
  {
    name: 'no-circular-import',
    comment: 'of two files that need each other neither can be understood, tested or moved alone',
    from: {},
    to: { circular: true },
  },
];
