import { endpoint, type Policy } from '@qrigin/domain/http';
import { ORGANISATIONS } from '@qrigin/domain/organisations';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { requirePolicies } from './require-policies.ts';

function guardedApp() {
  const app = Fastify();
  requirePolicies(app);
  return app;
}

const look = (policy: Policy) =>
  endpoint({ name: 'look', summary: 'Look', method: 'GET', path: '/look', policy, reply: z.string() });

test.each(['/api/secret', '/api/docs-of-mine', '/admin', '/assets', '/:anything'])(
  'a route without a policy does not start: %s',
  (url) => {
    expect(() => guardedApp().get(url, async () => 'open')).toThrow(`GET ${url} has no policy`);
  },
);

test.each(['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/docs', '/api/docs/static/x.js'])(
  'a page of the platform needs none: %s',
  (url) => {
    expect(() => guardedApp().get(url, async () => 'open')).not.toThrow();
  },
);

test('a page or a file of a feature starts when it says why it needs none', () => {
  const config = { unguarded: 'for anyone' };
  expect(() => guardedApp().get('/seen/:by', { config }, async () => 'open')).not.toThrow();
});

test('an endpoint with its policy starts, one that asks for a permission no one can hold does not', () => {
  const member = { who: 'member', rate: 'read' } as const;
  const serve = (policy: Policy) =>
    guardedApp().get('/api/look', { config: { endpoint: look(policy) } }, async () => 'seen');
  expect(() => serve({ ...member, permission: ORGANISATIONS.view })).not.toThrow();
  expect(() => serve({ ...member, permission: { ...ORGANISATIONS.view } })).toThrow(
    'asks for an unknown permission',
  );
});
