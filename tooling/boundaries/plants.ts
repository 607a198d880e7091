import { FEATURES } from './features.ts';

/** A file that breaks exactly one rule by what it imports. */
export type Plant = { rule: string; file: string; imports: string };

const SERVER_SITE = 'server/src/features/website';
const WEB_SITE = 'web/src/features/website';

const ROOM_PLANTS: readonly Plant[] = [
  { rule: 'domain-is-pure', file: 'domain/src/website/planted-impure.ts', imports: 'node:fs' },
  { rule: 'domain-tests-are-pure', file: 'domain/src/website/planted.test.ts', imports: 'node:fs' },
  {
    rule: 'server-is-a-room',
    file: 'server/src/planted-room.ts',
    imports: '../../web/src/planted-target.ts',
  },
  {
    rule: 'server-is-a-room',
    file: 'server/src/planted-tool.ts',
    imports: '../../tooling/services/planted.ts',
  },
  {
    rule: 'server-tests-are-a-room',
    file: 'server/src/planted.test.ts',
    imports: '../../tooling/planted.ts',
  },
  { rule: 'web-is-a-room', file: 'web/src/planted-room.tsx', imports: '../../server/src/planted-target.ts' },
  { rule: 'no-undeclared-package', file: 'web/src/planted-undeclared.ts', imports: 'fastify' },
  { rule: 'no-development-package', file: 'web/src/planted-development.ts', imports: 'happy-dom' },
  { rule: 'no-unresolvable-import', file: 'web/src/planted-nowhere.ts', imports: '@qrigin/domain/nowhere' },
  { rule: 'no-circular-import', file: 'web/src/planted-chicken.ts', imports: './planted-egg.ts' },
  { rule: 'no-circular-import', file: 'web/src/planted-egg.ts', imports: './planted-chicken.ts' },
];

const FEATURE_PLANTS: readonly Plant[] = [
  {
    rule: 'domain-feature-has-one-door',
    file: 'server/src/planted-door.ts',
    imports: '../../domain/src/website/planted-inner.ts',
  },
  {
    rule: 'domain-models-are-for-tests',
    file: 'server/src/planted-model.ts',
    imports: '../../domain/src/website/testing/planted-model.ts',
  },
  {
    rule: 'samples-are-for-tests',
    file: 'server/src/planted-sample.ts',
    imports: '../../domain/src/sites/samples.ts',
  },
  {
    rule: 'domain-neighbours-use-the-door',
    file: 'domain/src/organisations/planted-door.ts',
    imports: '../website/planted-inner.ts',
  },
  {
    rule: 'server-feature-has-one-door',
    file: 'server/src/features/organisations/planted-door.ts',
    imports: '../website/planted-inner.ts',
  },
  {
    rule: 'domain-base-knows-no-feature',
    file: 'domain/src/errors/planted.ts',
    imports: '../website/index.ts',
  },
  {
    rule: 'declarations-stand-on-declarations',
    file: 'domain/src/website/feature.ts',
    imports: './planted-inner.ts',
  },
  { rule: 'unlisted-feature', file: 'domain/src/planted/contract.ts', imports: 'zod' },
  { rule: 'unlisted-feature', file: 'server/src/features/tour/routes.ts', imports: 'zod' },
  { rule: 'unlisted-feature', file: 'web/src/features/planted/screen.tsx', imports: 'zod' },
  ...FEATURES.filter((feature) => !feature.webOnly).flatMap(orderPlant),
];

/** Imports the next feature on the list, which is of the same level or a higher one, on each shelf. */
function orderPlant({ name, level }: { name: string; level: number }): Plant[] {
  const next = FEATURES.filter((feature) => !feature.webOnly).find(
    (other) => other.name !== name && other.level >= level,
  );
  if (!next) return [];
  const rule = `level-${level}-imports-only-lower-levels`;
  return [
    { rule, file: `domain/src/${name}/planted-order.ts`, imports: `../${next.name}/index.ts` },
    {
      rule,
      file: `server/src/features/${name}/planted-order.api.test.ts`,
      imports: `../${next.name}/index.ts`,
    },
    { rule, file: `server/src/features/${name}/planted-order.ts`, imports: `../${next.name}/index.ts` },
    {
      rule: `screens-of-level-${level}-show-only-lower-levels`,
      file: `web/src/features/${name}/planted-order.ts`,
      imports: `../${next.name}/planted-target.ts`,
    },
  ];
}

const SERVER_PLANTS: readonly Plant[] = [
  {
    rule: 'engine-knows-no-feature',
    file: 'server/src/queue/planted.ts',
    imports: '../features/website/planted-inner.ts',
  },
  {
    rule: 'features-open-no-connection',
    file: `${SERVER_SITE}/planted-pool.ts`,
    imports: '../../db/connect/connection.ts',
  },
  {
    rule: 'features-know-no-http',
    file: `${SERVER_SITE}/planted-http.ts`,
    imports: '../../http/planted-target.ts',
  },
  {
    rule: 'features-see-serve-as-a-type',
    file: `${SERVER_SITE}/planted-serve.ts`,
    imports: '../../http/serve.ts',
  },
  { rule: 'routes-touch-no-database', file: `${SERVER_SITE}/routes.ts`, imports: '../../db/index.ts' },
  {
    rule: 'few-enter-an-organisation',
    file: 'server/src/planted-enter.ts',
    imports: './db/tenancy/enter-org.ts',
  },
  {
    rule: 'only-record-writes-the-audit-log',
    file: `${SERVER_SITE}/planted-audit.ts`,
    imports: '../../db/audit.ts',
  },
  {
    rule: 'only-operators-load-their-commands',
    file: 'server/src/planted-operator.ts',
    imports: './features/website/operator.ts',
  },
  {
    rule: 'only-the-worker-loads-jobs',
    file: 'server/src/planted-jobs.ts',
    imports: './features/website/jobs.ts',
  },
];

const WEB_PLANTS: readonly Plant[] = [
  {
    rule: 'web-features-know-no-page',
    file: `${WEB_SITE}/planted-page.ts`,
    imports: '../../app/planted-target.ts',
  },
  {
    rule: 'previews-know-scan-pages-alone',
    file: 'web/src/features/details/preview/planted.ts',
    imports: '../../../app/planted-target.ts',
  },
  {
    rule: 'only-pages-join-features',
    file: 'web/src/planted-join.ts',
    imports: './features/website/planted-target.ts',
  },
  { rule: 'scan-pages-load-no-app', file: 'web/src/scan/planted.ts', imports: '../app/planted-target.ts' },
  { rule: 'kit-knows-no-feature', file: 'web/src/ui/planted-http.ts', imports: '../http/planted-target.ts' },
  { rule: 'kit-knows-no-feature', file: 'web/src/ui/planted-domain.ts', imports: '@qrigin/domain/website' },
  { rule: 'web-http-knows-no-feature', file: 'web/src/http/planted.ts', imports: '../ui/planted-target.ts' },
  {
    rule: 'only-the-query-layer-keeps-answers',
    file: `${WEB_SITE}/planted-query.ts`,
    imports: '@tanstack/react-query',
  },
];

export const PLANTS: readonly Plant[] = [...ROOM_PLANTS, ...FEATURE_PLANTS, ...SERVER_PLANTS, ...WEB_PLANTS];
