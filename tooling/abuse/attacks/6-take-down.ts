import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestPublicUpload } from '@qrigin/domain/files';
import { createOrganisation } from '@qrigin/domain/organisations';
import { createPackaging } from '@qrigin/domain/packaging';
import { createProduct } from '@qrigin/domain/products';
import { issueCodes, listCodes } from '@qrigin/domain/qr';
import { recallCode } from '@qrigin/domain/recalls';
import { clientAt } from '../../../server/src/testing/client.ts';
import { sendFile } from '../../dev/demo/seed-file.ts';
import { type Attack, Succeeded, type Target } from '../attack.ts';

/** Fast enough for anyone who asks again; every process hears of a block within milliseconds. */
const AT_ONCE_MS = 1000;
const REASON = 'Passes itself off as a bank';
const ACT = ['--reason', REASON, '--by', 'Ines Duarte'];

/** An organisation that publishes under a false name: a file, and two codes of which one is recalled. */
async function publish(target: Target) {
  const { token } = await target.newPerson();
  const { call, askRaw } = clientAt(target.url, { token });
  const { id: org } = await call(createOrganisation, { body: { name: 'Your Trusted Bank' } });
  const named = { name: 'Type your PIN here', nature: 'dynamic' } as const;
  const { id: product } = await call(createProduct, { params: { org }, body: named });
  const { id: packaging } = await call(createPackaging, {
    params: { org },
    body: {
      name: 'Packs',
      type: 'structure',
      packaging: { name: 'jar', count: 2 },
      printFormat: 'label',
      product_id: product,
    },
  });
  await call(issueCodes, { params: { org, id: packaging }, body: { packagingId: packaging, count: 1 } });
  const { items } = await call(listCodes, { params: { org, id: packaging } });
  const [plain, recalled] = items.map(({ id }) => id);
  if (plain === undefined || recalled === undefined) throw new Error('there are not two codes');
  await call(recallCode, { params: { org, id: recalled }, body: { reason: 'Glass in the jar' } });
  const file = await sendFile(call, org, {
    name: 'prize.html',
    kind: 'attachment',
    nature: 'public',
    mime: 'text/html',
    content: '<p>Type your PIN here</p>',
  });
  const archive = await askRaw(requestPublicUpload, {
    params: { org },
    body: {
      name: 'prize.zip',
      type: 'attachment',
      nature: 'public',
      file_size: 22,
      md5_hash: '76cdb2bad9582d23c1f6f4d868218d6c',
      mime_type: 'application/zip',
      extension: 'zip',
    },
  });
  return { org, plain, recalled, fileUrl: file.download_url ?? '', archive: archive.status };
}

/** Names of the content origin are found by browsers alone. */
async function statusOf(
  { url, contentUrl }: Target,
  address: string,
): Promise<{ status: number; cache: string }> {
  const { host, pathname } = new URL(address, contentUrl);
  return new Promise((resolve, reject) => {
    request(`${url}${pathname}`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, cache: answer.headers['cache-control'] ?? '' });
    })
      .on('error', reject)
      .end();
  });
}

async function pageOf({ url }: Target, code: string): Promise<string> {
  return (await fetch(`${url}/scan/${code}`)).text();
}

const TRACES = /Trusted Bank|Type your PIN/;

/** Asks until nothing of what was published is left, or too much time has passed. */
async function leftOver(target: Target, made: Awaited<ReturnType<typeof publish>>): Promise<string[]> {
  const [file, plain, recalled] = await Promise.all([
    statusOf(target, made.fileUrl),
    pageOf(target, made.plain),
    pageOf(target, made.recalled),
  ]);
  return [
    file.status === 451 ? '' : `the file answers ${file.status}`,
    TRACES.test(plain) ? 'the page of a code still shows the name' : '',
    TRACES.test(recalled) ? 'the recalled page still shows the name' : '',
    recalled.includes('Glass in the jar') ? '' : 'the recall is gone',
  ].filter((fault) => fault !== '');
}

/** What was wrong before anyone blocked anything. */
async function kept(
  target: Target,
  { fileUrl, archive }: Awaited<ReturnType<typeof publish>>,
): Promise<string[]> {
  const { cache } = await statusOf(target, fileUrl);
  const seconds = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? Infinity);
  return [
    seconds <= 3600 ? '' : `a file is cached for ${seconds} s`,
    archive === 200 ? 'an archive can be public' : '',
  ].filter((fault) => fault !== '');
}

export const attack: Attack = {
  name: 'no take-down',
  async run(target) {
    const made = await publish(target);
    const faults = await kept(target, made);
    // Whatever it says, what strangers see counts.
    await target.operator('block', 'organisation', made.org, ...ACT).catch(() => {});
    const until = Date.now() + AT_ONCE_MS;
    let left = await leftOver(target, made);
    while (left.length > 0 && Date.now() < until) {
      await sleep(20);
      left = await leftOver(target, made);
    }
    const acts = await target.operator('acts').catch(String);
    faults.push(...left, ...(acts.includes(REASON) ? [] : ['no record of who did what, and why']));
    if (faults.length > 0) throw new Succeeded(faults.join(', '));
    return 'file 451, neutral pages, recall still shown, act recorded';
  },
};
