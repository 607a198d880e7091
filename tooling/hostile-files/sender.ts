import { setTimeout as sleep } from 'node:timers/promises';
import { downloadFile, finishUpload, requestUpload } from '@qrigin/domain/files';
import { createOrganisation } from '@qrigin/domain/organisations';
import { personSample } from '../../domain/src/auth/samples.ts';
import { type Client, clientAt } from '../../server/src/testing/client.ts';
import { caughtCode } from '../dev/caught-mail.ts';
import { register } from '../dev/demo/register.ts';
import { type Fate, type HostileFile, infoOf } from './hostile-file.ts';

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

/** Someone with an organisation of their own, who means no good. */
export async function newSender(
  { url, mailUrl }: { url: string; mailUrl: string },
  name: string,
): Promise<Sender> {
  const email = `${name}@people.example`;
  const since = new Date(Math.floor(Date.now() / 1000) * 1000);
  const password = 'a lantern behind the barn';
  const person = personSample(email, { name: 'Enemy', password_hash: password });
  const token = await register(url, person, () => caughtCode(mailUrl, email, since));
  const client = clientAt(url, { token });
  const { id: org } = await client.call(createOrganisation, { body: { name: 'Hostile Files' } });
  return {
    send: (file) => send(client, org, file),
    async linkTo(id) {
      return (await client.call(downloadFile, { params: { org, id } })).download_url;
    },
  };
}

async function send(client: Client, org: string, file: HostileFile): Promise<Sent> {
  const asked = await client.askRaw(requestUpload, { params: { org }, body: infoOf(file) });
  if (asked.status !== 200)
    return { fate: 'stopped by the api', answer: `${asked.status}`, path: undefined, id: undefined };
  const { id, upload_url, headers } = asked.body;
  const path = `/files/${org}/${id}`;
  const body = new Uint8Array(file.sent);
  const put = await fetch(upload_url, { method: 'PUT', headers: { ...headers, ...file.headers }, body });
  if (!put.ok) return { fate: 'stopped by the store', answer: `${put.status}`, path, id };
  const again = await fetch(upload_url, { method: 'PUT', headers, body });
  if (again.status !== 412) throw new Error(`${file.name} could be sent twice: ${again.status}`);
  const { state, refusal } = await outcomeOf(client, id);
  if (state === 'refused') return { fate: 'stopped by the check', answer: refusal ?? '?', path, id };
  return { fate: state === 'ready' ? 'served' : 'not checked', answer: state, path, id };
}

const PATIENCE = 20;

async function outcomeOf({ call }: Client, id: string) {
  for (let tries = 0; ; tries += 1) {
    const checked = await call(finishUpload, { body: { id } });
    if (checked.state !== 'checking' || tries === PATIENCE) return checked;
    await sleep(500);
  }
}
