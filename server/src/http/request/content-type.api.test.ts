import { request } from 'node:http';
import { API_BASE, type Endpoint, rawRequestOf } from '@qrigin/domain/http';
import { whoami } from '@qrigin/domain/organisations';
import { createRole } from '@qrigin/domain/roles';
import { changeSite, createSite, deleteSite, listSites } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let org: TestOrganisation;
beforeAll(async () => {
  api = await sharedApi();
  org = await newOrganisation(api);
});

type Header = string | string[] | undefined;

/** `fetch` tidies headers before it sends them; this does not. */
function send(endpoint: Endpoint, type: Header, body: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const types = [type ?? []].flat();
    const { host } = new URL(api.url);
    const {
      method,
      path,
      headers: own,
    } = rawRequestOf(endpoint, {
      params: { org: org.id, id: org.id },
      token: org.owner.token,
    });
    const headers = ['host', host, ...Object.entries(own).flat()];
    headers.push('content-length', String(Buffer.byteLength(body)));
    headers.push(...types.flatMap((value) => ['content-type', value]));
    const call = request(`${api.url}${API_BASE}${path}`, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', reject).end(body);
  });
}

const ALLOWED = [
  'application/json',
  'application/json;charset=utf-8',
  'application/json; charset=utf-8',
  'APPLICATION/JSON; Charset=UTF-8',
  // Space around the value is no part of it in HTTP, so nothing of it arrives.
  ' application/json',
  '\tapplication/json',
  'application/json ',
];

const REFUSED: Header[] = [
  undefined,
  '',
  'application/json;',
  'application/json; ',
  'application/json ;charset=utf-8',
  'application/json\t;charset=utf-8',
  'application/json;\tcharset=utf-8',
  'application/json;  charset=utf-8',
  'application/json; charset=utf8',
  'application/json; charset="utf-8"',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-8; charset=utf-7',
  'application/json, application/json',
  'application/json, text/plain',
  'application/json/',
  'application/json5',
  'application/jsonp',
  'application/json+xml',
  'application/vnd.api+json',
  'application/ld+json',
  'application /json',
  'application/ json',
  'application//json',
  '/json',
  'json',
  'text/json',
  'text/plain',
  'text/plain;application/json',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=application/json',
  'application/octet-stream',
  '*/*',
  'application/json\u00a0',
  ['text/plain', 'application/json'],
];

test.each(ALLOWED)('JSON sent as %j is read and checked', async (type) => {
  const wrong = await send(createSite, type, '{"name":""}');
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('"name"');
  const name = `Site ${crypto.randomUUID()}`;
  expect((await send(createSite, type, JSON.stringify({ name }))).status).toBe(200);
});

test.for(REFUSED)('a body sent as %j is not read, on no call that writes', async (type) => {
  const before = await api.ask(listSites, { params: { org: org.id }, token: org.owner.token });
  const body = '{"name":"Unread","parent_role_id":1}';
  for (const endpoint of [createSite, createRole, changeSite, deleteSite]) {
    const answer = await send(endpoint, type, body);
    expect([endpoint.name, answer.status]).toEqual([endpoint.name, 415]);
    expect(JSON.parse(answer.text)).toEqual({
      error: 'Send the request as JSON.',
      code: 'wrong_content_type',
    });
  }
  expect((await api.ask(listSites, { params: { org: org.id }, token: org.owner.token })).text).toBe(
    before.text,
  );
});

test('of two headers the first counts, and what it lets in is checked', async () => {
  const answer = await send(createSite, ['application/json', 'text/plain'], '{"name":""}');
  expect([400, 415]).toContain(answer.status);
});

test('a call without a body needs no content type', async () => {
  const answer = await api.ask(deleteSite, {
    params: { org: org.id, id: crypto.randomUUID() },
    token: org.owner.token,
  });
  expect(answer.status).toBe(404);
});

test('a GET is answered whatever it says about a body that it does not have', async () => {
  const headers = { 'content-type': 'text/plain' };
  expect((await api.ask(whoami, { params: { org: org.id }, token: org.owner.token, headers })).status).toBe(
    200,
  );
});
