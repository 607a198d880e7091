import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_BASE } from '@qrigin/domain/http';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { API_PAGE } from './pages/api-page.ts';

const DESCRIPTION = `The Qrigin API. Errors are \`{error, code}\`: a message for people and a code for programs.
Send \`Authorization: Bearer …\` where a call asks for it, and an \`Idempotency-Key\` with calls that create something:
repeating a key returns the same answer and creates nothing new. Calls that take \`If-Match\` change nothing unless you know
the current state: its tag is the \`ETag\` of the last answer, and \`"0"\` where there is nothing yet.`;

const IF_MATCH = {
  type: 'object',
  properties: { 'If-Match': { type: 'string', description: 'The state that you last knew, such as "3"' } },
};
const ETAG = { ETag: { type: 'string', description: 'The state that this answer shows, such as "3"' } };

type Described = ReturnType<typeof jsonSchemaTransform>;

/** Headers are named here only: a schema of them on the route would take all others away. */
function withHeaders({ schema, url }: Described, { config }: RouteOptions): Described {
  const { tag, fails = [], status = 200 } = config?.endpoint ?? {};
  const responses = Object(schema?.response);
  return {
    url,
    schema: {
      ...schema,
      ...(fails.includes('changed_meanwhile') && { headers: IF_MATCH }),
      ...(tag !== undefined && {
        response: { ...responses, [status]: { ...responses[status], headers: ETAG } },
      }),
    },
  };
}

/** Must be registered before the routes it describes. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Qrigin API',
        version,
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (document) => withHeaders(jsonSchemaTransform(document), document.route),
    transformObject: jsonSchemaTransformObject,
  });
}

/** The document at `/api/openapi.json` and a page to read it, from our own origin. */
export async function serveApiDescription(app: FastifyInstance): Promise<void> {
  app.get(`${API_BASE}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: `${API_BASE}/docs`, ...API_PAGE });
}
