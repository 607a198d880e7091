import { expect, test, vi } from 'vitest';
import { z } from 'zod';

// Anew: other tests of this process may have loaded features, whose mails would be asked for too.
vi.resetModules();
const { mailKind } = await import('./mail-kind.ts');
const { mailJobs } = await import('./mail-job.ts');

const LETTER = { subject: 's', preheader: 'p', heading: 'h', parts: [], note: 'n' };
const greeting = mailKind({
  name: 'test.greeting',
  facts: z.object({ name: z.string() }),
  limit: null,
  prepare: async (_, { address, facts }) => (address ? { to: `${facts.name} at ${address}` } : undefined),
  render: ({ to }, language) => ({ ...LETTER, subject: `${language}: ${to}` }),
});

const PARTS = { transport: { send: async () => {} }, appOrigin: 'https://app.example.com' };
const write = (address: string, facts: unknown) =>
  greeting.write(undefined as never, { address, facts, createdAt: new Date() }, 'en');

test('a mail is written from what was prepared, and not at all when nothing was', async () => {
  expect(await write('asha@people.example', { name: 'Asha' })).toMatchObject({
    subject: 'en: Asha at asha@people.example',
  });
  expect(await write('', { name: 'Asha' })).toBeUndefined();
});

test('facts that are not what the mail asks for are refused', async () => {
  await expect(write('asha@people.example', { name: 1 })).rejects.toThrow('expected string');
});

test('two mails cannot have one name', () => {
  const again = {
    name: 'test.greeting',
    facts: z.object({}),
    limit: null,
    prepare: async () => ({}),
    render: () => LETTER,
  };
  expect(() => mailKind(again)).toThrow('two kinds of mail are named test.greeting');
});

test('a worker without a mail that can be asked for does not start, and names the mail', () => {
  expect(() => mailJobs({ ...PARTS, kinds: [] })).toThrow('not in the list of mails: test.greeting');
  expect(mailJobs({ ...PARTS, kinds: [greeting] })).toHaveLength(2);
});
