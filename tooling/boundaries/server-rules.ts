import { type Rule, TESTS } from './rule.ts';

const FEATURE = '^server/src/features/';

export const SERVER_RULES: readonly Rule[] = [
  {
    name: 'engine-knows-no-feature',
    comment: 'features are built on the engine; an engine that knows one cannot serve the others alike',
    from: { path: '^server/src/(http|db|queue|mail|outside)/' },
    to: { path: FEATURE },
  },
  {
    name: 'features-open-no-connection',
    comment: 'a feature works in the transaction it is given; the pool would lead around tenant isolation',
    from: { path: FEATURE },
    to: { path: String.raw`^server/src/db/connect/connection\.ts$` },
  },
  {
    name: 'features-know-no-http',
    comment: 'an action can be called by the worker as well; only the type of serve() is needed for routes',
    from: { path: FEATURE },
    to: { path: '^server/src/http/', pathNot: String.raw`^server/src/http/(serve|guard/binding)\.ts$` },
  },
  {
    name: 'features-see-serve-as-a-type',
    comment: 'serve() is handed to the routes; calling it elsewhere would register past the start-up checks',
    from: { path: FEATURE },
    to: { path: String.raw`^server/src/http/serve\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'routes-touch-no-database',
    comment: 'a route calls an action; a query in it would be the same work done a second way',
    from: { path: String.raw`${FEATURE}[^/]+/routes\.ts$` },
    to: { path: '^server/src/db/' },
  },
  {
    name: 'few-enter-an-organisation',
    comment: 'everything else gets its organisation from the membership that was checked',
    from: {
      pathNot: [
        String.raw`^server/src/features/organisations/(create-organisation|delete-account|ownership/answer-offer)\.ts$`,
        String.raw`^server/src/features/members/joining/enter-as-guest\.ts$`,
        String.raw`^server/src/features/files/upload/finish-upload\.ts$`,
        String.raw`^server/src/features/certificates/providers/read-providers\.ts$`,
        TESTS,
      ],
    },
    to: { path: String.raw`^server/src/db/tenancy/enter-org\.ts$` },
  },
  {
    name: 'only-record-writes-the-audit-log',
    comment: 'an event is recorded as it is declared, with its notice; an entry by hand would tell no one',
    from: { path: FEATURE, pathNot: [String.raw`${FEATURE}notifications/record\.ts$`, TESTS] },
    to: { path: String.raw`^server/src/db/audit\.ts$` },
  },
  {
    name: 'only-operators-load-their-commands',
    comment: 'what only operators may do is not even loaded where calls are answered',
    from: { pathNot: TESTS },
    to: { path: String.raw`${FEATURE}[^/]+/operator\.ts$`, dynamic: false },
  },
  {
    name: 'only-the-worker-loads-jobs',
    comment: 'the api only sends jobs; loading their handlers would bring the whole worker with them',
    from: { pathNot: TESTS },
    // A feature names the file, and the worker loads it.
    to: { path: String.raw`${FEATURE}[^/]+/jobs\.ts$`, dynamic: false },
  },
];
