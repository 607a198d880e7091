import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { caughtCode } from '../dev/caught-mail.ts';
import { register } from '../dev/register.ts';
import { type Fate, type HostileFile, infoOf } from './hostile-file.ts';

const Ticket = z.object({
  id: z.string(),
  upload_url: z.string(),
  headers: z.record(z.string(), z.string()),
});
const Checked = z.object({ state: z.string(), refusal: z.string().nullable() });

export type Sent = {
  fate: Fate | 'not checked';
  /** What was said to it. */
  answer: string;
  /** Where it would be, had it come so far. */
  path: string | undefined;
  id: string | undefined;
};

export type Sender = {
  send(file: HostileFile): Promise<Sent>;
  /** A link to the file as it was sent. */
  linkTo(id: string): Promise<string>;
};

type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; json: unknown }>;

function callerAt(url: string, token: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  };
}

/** Someone with an organisation of their own, who means no good. */
export async function newSender(
  { url, mailUrl }: { url: string; mailUrl: string },
  name: string,
): Promise<Sender> {
  const email = `${name}@people.example`;
  const since = new Date(Math.floor(Date.now() / 1000) * 1000);
  const password = 'a lantern behind the barn';
  const person = { name: 'Enemy', email, country: 'India', address: '', password_hash: password };
  const token = await register(url, person, () => caughtCode(mailUrl, email, since));
  const call = callerAt(url, token);
  const made = await call('POST', '/organization', { name: 'Hostile Files' });
  const { id: org } = z.object({ id: z.string() }).parse(made.json);
  return {
    send: (file) => send(call, org, file),
    async linkTo(id) {
      const { json } = await call('GET', `/${org}/fileInfo/${id}/download`);
      return z.object({ download_url: z.string() }).parse(json).download_url;
    },
  };
}

async function send(call: Call, org: string, file: HostileFile): Promise<Sent> {
  const asked = await call('POST', `/${org}/fileInfo/upload`, infoOf(file));
  if (asked.status !== 200)
    return { fate: 'stopped by the api', answer: `${asked.status}`, path: undefined, id: undefined };
  const { id, upload_url, headers } = Ticket.parse(asked.json);
  const path = `/files/${org}/${id}`;
  const body = new Uint8Array(file.sent);
  const put = await fetch(upload_url, { method: 'PUT', headers: { ...headers, ...file.headers }, body });
  if (!put.ok) return { fate: 'stopped by the store', answer: `${put.status}`, path, id };
  const again = await fetch(upload_url, { method: 'PUT', headers, body });
  if (again.status !== 412) throw new Error(`${file.name} could be sent twice: ${again.status}`);
  const { state, refusal } = await outcomeOf(call, id);
  if (state === 'refused') return { fate: 'stopped by the check', answer: refusal ?? '?', path, id };
  return { fate: state === 'ready' ? 'served' : 'not checked', answer: state, path, id };
}

const PATIENCE = 20;

async function outcomeOf(call: Call, id: string) {
  for (let tries = 0; ; tries += 1) {
    const { json } = await call('PUT', '/upload', { id });
    const checked = Checked.parse(json);
    if (checked.state !== 'checking' || tries === PATIENCE) return checked;
    await sleep(500);
  }
}
