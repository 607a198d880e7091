import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileTypeOf } from '@qrigin/domain/files';
import { z } from 'zod';
import type { Answer } from '../../server/src/testing/ask.ts';
import type { Person, Target } from './attack.ts';

const Ticket = z.object({
  id: z.string(),
  upload_url: z.string(),
  headers: z.record(z.string(), z.string()),
});
const Checked = z.object({ state: z.string(), refusal: z.string().nullable() });

export type Uploader = Person & { org: string };

/** A new person with a new organisation. */
export async function newUploader(target: Target): Promise<Uploader> {
  const person = await target.newPerson();
  const made = await target.ask('POST', '/organization', {
    token: person.token,
    body: { name: 'Files of a stranger' },
  });
  return { ...person, org: z.object({ id: z.string() }).parse(made.body).id };
}

/** What an honest browser says about the file; `told` are the lies. */
export function announce(
  { ask }: Target,
  { org, token }: Uploader,
  { name, content, told = {} }: { name: string; content: Buffer | string; told?: object },
): Promise<Answer> {
  const body = {
    name,
    type: 'attachment',
    nature: 'public',
    file_size: Buffer.byteLength(content),
    md5_hash: createHash('md5').update(content).digest('hex'),
    ...fileTypeOf({ type: '', name }),
    ...told,
  };
  return ask('POST', `/${org}/fileInfo/upload`, { token, body });
}

/** Sends the file to the address that was given for it; its id. */
export async function sendTo(announced: Answer, content: Buffer | string): Promise<string> {
  const { id, upload_url, headers } = Ticket.parse(announced.body);
  const sent = await fetch(upload_url, {
    method: 'PUT',
    headers,
    body: new Uint8Array(Buffer.from(content)),
  });
  if (!sent.ok) throw new Error(`the store answered ${sent.status}`);
  return id;
}

/** Asks for the check and waits for its outcome, at most this long. */
export async function outcomeOf({ ask }: Target, { token }: Uploader, id: string, seconds: number) {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const { body } = await ask('PUT', '/upload', { token, body: { id } });
    const checked = Checked.parse(body);
    if (checked.state !== 'checking' || performance.now() > deadline) return checked;
    await sleep(200);
  }
}
