import { expect, test } from 'vitest';
import { findInText, textRules } from './text-rules.ts';

const REGISTRY = 'https://packages.example.com:4873/npm/';
const RULES = textRules({
  registry: REGISTRY,
  calls: ['/:org', '/contact', '/sign-here', '/:org/barns', '/:org/barns/:id'],
  pages: ['/contact'],
});

// Joined here, because the rules that hold everywhere hold for this file as well.
const split = (...parts: string[]) => parts.join('');

type Sample = [path: string, text: string];

/** What each rule must find. */
const BAD: Record<string, Sample[]> = {
  'one-reader-of-the-environment': [
    ['server/src/http/serve.ts', 'const port = process.env.PORT;'],
    ['server/src/http/serve.test.ts', "process['env'];"],
    ['web/src/app/main.tsx', "import { env } from 'node:process';"],
  ],
  'no-raw-html': [['web/src/ui/x.tsx', '<p dangerouslySetInnerHTML={{ __html: x }} />']],
  'no-code-from-text': [
    ['domain/src/forms/x.ts', 'eval(text)'],
    ['server/src/x.ts', 'new Function(text)'],
    ['server/src/x.ts', "import { runInNewContext } from 'node:vm';"],
  ],
  'no-weak-randomness': [['domain/src/qr/x.ts', 'Math.random()']],
  'answers-are-kept-by-their-call': [
    ['web/src/features/sites/sites.tsx', 'useQuery(sites)'],
    ['web/src/ui/table/table.tsx', 'cache.invalidateQueries()'],
  ],
  'permissions-are-values': [
    ['domain/src/sites/contract.ts', "policy: { who: 'member', permission: 'org.view' }"],
    ['web/src/features/sites/sites.tsx', "me.permissions.includes('org.edit')"],
    ['domain/src/sites/feature.ts', "photo: { readBy: 'site.view' }"],
  ],
  'security-kinds-are-values': [
    ['server/src/http/watch/metrics.ts', "sql`count_security_events('sign-in.locked')`"],
    ['server/src/features/auth/sign-in/sessions.ts', "logSecurity(db, { kind: 'sign-in.done' })"],
    ['web/src/features/auth/profile/row.tsx', "kind === 'call.refused'"],
  ],
  'tokens-are-verified': [['server/src/http/guard/token.test.ts', 'decodeJwt(token)']],
  'engine-names-no-table-of-a-feature': [
    ['server/src/db/names-of.ts', "db.selectFrom('site')"],
    ['server/src/http/guard/guard.ts', 'sql`select from join_request where id = 1`'],
    ['server/src/queue/sweep.ts', 'sql`update recall set lifted_at = now()`'],
    ['server/src/db/paged.ts', "query.select('product.name')"],
  ],
  'engine-names-no-feature': [
    ['server/src/queue/run-worker.ts', "import { jobs } from '../features/files/jobs.ts';"],
    ['server/src/http/serve.ts', "import { Site } from '@qrigin/domain/sites';"],
    ['server/src/db/kept.ts', '/** As `server/src/features/scan/erasers.ts` has it. */'],
  ],
  'proxies-are-named': [['server/src/api.ts', split('fastify({ trust', 'Proxy: true })')]],
  'messages-have-a-target': [
    ['web/src/scan/x.ts', split('parent.post', "Message(\n  { height },\n  '*',\n)")],
    ['web/src/scan/x.ts', split('post(message, { target', 'Origin: "*" })')],
  ],
  'no-expected-failure': [['e2e/x.spec.ts', split('test', ".fails('x', () => {})")]],
  'no-unfinished-work': [
    ['docs/scale.md', split('TO', 'DO: figures')],
    ['web/src/ui/x.css', split('/* FIX', 'ME */')],
  ],
  'calls-by-contract': [
    ['server/src/x.api.test.ts', "api.ask('POST', '/sign-here')"],
    ['server/src/x.api.test.ts', 'const path = `/${org.id}/barns?page=2`;'],
    ['server/src/testing/x.ts', 'fetch(`${api.url}/api/${id}/barns/${barn.id}`)'],
    ['tooling/dev/x.ts', 'call(`/${org}/barns${query}`)'],
    ['tooling/shots/x.ts', "context.route('**/api/*/barns')"],
    ['e2e/x.spec.ts', split("page.waitForResponse('**/api", "/contact')")],
    ['domain/src/barns/x.test.ts', 'fetch("/:org/barns")'],
    ['web/src/barns/x.test.tsx', split("answerCalls({ 'GET /sign", "-here': {} })")],
    ['web/src/barns/x.test.tsx', 'answerCalls({ [`DELETE /${ORG}/barns/${BARN.id}`]: {} })'],
    ['web/src/barns/x.test.tsx', split('answerCalls({ [`GE', 'T /${ORG}`]: {} })')],
    ['web/src/barns/x.test.tsx', split("answerCalls({ 'POST /con", "tact': {} })")],
    ['web/src/barns/testing/x.ts', 'calls.filter(([address]) => address === `/api/${ORG}/barns`)'],
  ],
  'one-maker-of-tokens-sent': [
    ['server/src/x.api.test.ts', split('const headers = { authorization: `Bea', 'rer ${token}` };')],
    ['tooling/dev/x.ts', split("headers.set('Authorization', 'Bea", "rer ' + token)")],
  ],
  'no-registry-host': [
    ['ops/image', split('npm ci --registry https://registry.', 'npmjs.org/')],
    ['package-lock.json', split('https://packages.example', '.com:4873/npm/zod.tgz')],
  ],
};

/** What no rule may find. */
const GOOD: Sample[] = [
  ['web/src/features/scan/feature.tsx', "security: { 'codes.guessed': msg`Many unknown codes tried` }"],
  ['server/src/env.ts', 'process.env'],
  ['web/vite.config.ts', 'process.env.API_URL'],
  ['tooling/services/start.ts', 'process.env.PATH'],
  ['domain/src/qr/x.test.ts', 'Math.random()'],
  ['domain/src/qr/x.ts', 'Math.round(retrieval(x)); environment; processEnv'],
  ['web/src/http/token.ts', 'decodeJwt(token)'],
  ['server/src/features/sites/queries.ts', "db.selectFrom('site')"],
  ['server/src/db/migrations/0001_foundation.sql', 'create table site (id uuid)'],
  ['server/src/db/require-room.api.test.ts', "import { SITE } from '@qrigin/domain/sites';"],
  ['server/src/db/tenancy/load-member.ts', "db.selectFrom('membership'); import '@qrigin/domain/features';"],
  ['server/src/api.ts', "trustProxy: ['10.0.0.0/8']"],
  ['web/src/scan/x.ts', "frame.postMessage({ sign: '*' }, origin);"],
  ['domain/src/barns/contract.ts', "path: '/:org/barns'"],
  ['web/src/barns/x.test.tsx', 'answerCalls(answer(listBarns, [])); openPage(`/dashboard/${ORG}/barns`)'],
  ['web/src/scan/island/send-usage.ts', 'fetch(`/api/${org}/barns`)'],
  ['server/src/testing/matrix/expected.ts', "'/:org/barns': 'barn.view'"],
  ['e2e/x.spec.ts', "page.goto('/contact'); page.goto(`/dashboard/${org}/barns`); goto(`/${page}`)"],
  ['tooling/dev/x.ts', "join(dir, 'barns'); readFileSync('src/barns/x.ts')"],
  ['docs/x.md', 'a todo test proves nothing'],
  ['package-lock.json', split('sha512-ab+TO', 'DO/cd==')],
];

test('every rule has a bad sample', () => {
  expect(Object.keys(BAD)).toEqual(RULES.map(({ name }) => name));
});

test.each(
  Object.entries(BAD).flatMap(([rule, samples]) => samples.map(([path, text]) => ({ rule, path, text }))),
)('$rule finds one in $path', ({ rule, path, text }) => {
  expect(findInText(RULES, path, `first line\n${text}`)).toEqual([
    expect.objectContaining({ rule, where: `${path}:2` }),
  ]);
});

test.each(GOOD)('nothing is found in %s: %s', (path, text) => {
  expect(findInText(RULES, path, text)).toEqual([]);
});
