import { setTimeout as sleep } from 'node:timers/promises';
import { findDraft } from '@qrigin/domain/details';
import { finishUpload } from '@qrigin/domain/files';
import { findDetails } from '@qrigin/domain/organisations';
import type { Call } from '../../dev/demo/seed-codes.ts';

/** As long as two busy processors take for all files of the demo. */
const PATIENCE_MS = 180_000;

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('the files of the demo are still being checked');
    await sleep(500);
  }
}

async function isLogoReady(call: Call, org: string): Promise<boolean> {
  const { orgData } = await call(findDetails, { params: { org } });
  const id = orgData.businessDetails.logo_url.split('/').at(-1) ?? '';
  return id === '' || (await call(finishUpload, { body: { id } })).state === 'ready';
}

/** Until they are drawn at all widths, pages show pictures as they were sent; they look the same. */
async function isPageReady(call: Call, org: string, id: string): Promise<boolean> {
  const { files } = await call(findDraft, { params: { org, id } });
  return files.every(({ state }) => state === 'ready');
}

/** Waits until everyone can see the files of an organisation and of its products: a picture taken earlier has gaps. */
export async function untilFilesAreReady(call: Call, org: string, products: readonly { id: string }[]) {
  await until(() => isLogoReady(call, org));
  for (const { id } of products) await until(() => isPageReady(call, org, id));
}
