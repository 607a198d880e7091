import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileTypeOf, finishUpload, requestUpload } from '@qrigin/domain/files';
import { createOrganisation } from '@qrigin/domain/organisations';
import type { z } from 'zod';
import type { Answer } from '../../server/src/testing/client.ts';
import type { Person, Target } from './attack.ts';

type Announced = Answer<z.output<typeof requestUpload.reply>>;

export type Uploader = Person & { org: string };

/** A new person with a new organisation. */
export async function newUploader(target: Target): Promise<Uploader> {
  const person = await target.newPerson();
  const { token } = person;
  const body = { name: 'Files of a stranger' };
  const { id: org } = await target.call(createOrganisation, { token, body });
  return { ...person, org };
}

/** What an honest browser says about the file; `told` are the lies. */
export function announce(
  { askRaw }: Target,
  { org, token }: Uploader,
  { name, content, told = {} }: { name: string; content: Buffer | string; told?: object },
): Promise<Announced> {
  const body = {
    name,
    type: 'attachment',
    nature: 'public',
    file_size: Buffer.byteLength(content),
    md5_hash: createHash('md5').update(content).digest('hex'),
    ...fileTypeOf({ type: '', name }),
    ...told,
  };
  return askRaw(requestUpload, { params: { org }, token, body });
}

/** Sends the file to the address that was given for it; its id. */
export async function sendTo(announced: Announced, content: Buffer | string): Promise<string> {
  const { id, upload_url, headers } = announced.body;
  const sent = await fetch(upload_url, {
    method: 'PUT',
    headers,
    body: new Uint8Array(Buffer.from(content)),
  });
  if (!sent.ok) throw new Error(`the store answered ${sent.status}`);
  return id;
}

/** Asks for the check and waits for its outcome, at most this long. */
export async function outcomeOf({ call }: Target, { token }: Uploader, id: string, seconds: number) {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const checked = await call(finishUpload, { token, body: { id } });
    if (checked.state !== 'checking' || performance.now() > deadline) return checked;
    await sleep(200);
  }
}
