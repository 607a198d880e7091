import { deflateSync } from 'node:zlib';
import { pdfWith } from '../../hostile-files/pdf-writer.ts';
import { type Attack, Succeeded, type Target } from '../attack.ts';
import { announce, newUploader, outcomeOf, sendTo } from '../upload.ts';

/** Each can be read in twice as many ways as with one comment fewer. */
const COMMENTS = `${'<!---->'.repeat(40)}<`;

/** One stream that 2,000 objects name. */
function sharedStream(): Buffer {
  const packed = deflateSync(Buffer.alloc(12_000_000, 'x')).toString('latin1');
  const named = Array.from({ length: 2000 }, () => '<< /Type /ObjStm >>');
  return pdfWith('', ...named, `<< /Type /ObjStm /Length ${packed.length} >>\nstream\n${packed}\nendstream`);
}

const FILES = [
  ...Array.from({ length: 8 }, () => ({ name: 'a.svg', content: Buffer.from(COMMENTS) })),
  ...Array.from({ length: 2 }, () => ({ name: 'a.pdf', content: sharedStream() })),
];

const MAIL_SECONDS = 10;
const FILE_SECONDS = 30;

/** How long a stranger waits for the code of their sign-up; without end when it does not come. */
async function secondsToMail(target: Target): Promise<number> {
  const start = performance.now();
  const isDone = await target.newPerson('Stranger').then(
    () => true,
    () => false,
  );
  return isDone ? (performance.now() - start) / 1000 : Number.POSITIVE_INFINITY;
}

export const attack: Attack = {
  name: 'slow files',
  async run(target) {
    const enemy = await newUploader(target);
    const ids: string[] = [];
    for (const file of FILES) ids.push(await sendTo(await announce(target, enemy, file), file.content));
    await Promise.all(ids.map((id) => outcomeOf(target, enemy, id, 0)));
    const checks = ids.map((id) => outcomeOf(target, enemy, id, FILE_SECONDS));
    const seconds = await secondsToMail(target);
    const outcomes = await Promise.all(checks);
    if (seconds > MAIL_SECONDS) throw new Succeeded(`a stranger’s code took ${seconds.toFixed(1)} s`);
    const passed = outcomes.filter(({ state }) => state !== 'refused').length;
    if (passed) throw new Succeeded(`${passed} of ${ids.length} files were not refused`);
    return `${ids.length} files refused, a stranger’s code came after ${seconds.toFixed(1)} s`;
  },
};
