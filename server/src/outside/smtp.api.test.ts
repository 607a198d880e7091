import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Maildev, startMaildev } from '../../../tooling/services/maildev.ts';
import { type Script, type ScriptedSmtp, startScriptedSmtp } from '../testing/programs/scripted-smtp.ts';
import { connectMail, NotSent, type OutgoingMail } from './smtp.ts';

const FROM = 'Qrigin <no-reply@qrigin.example>';
const MAIL: OutgoingMail = {
  messageId: '0192f0c1-0000-4000-8000-000000000000',
  to: 'asha@people.example',
  subject: '407193 is your Qrigin code',
  text: 'Your code: 407193',
  html: '<p>Your code: 407193</p>',
};

let smtp: ScriptedSmtp | undefined;
afterEach(async () => {
  await smtp?.stop();
  smtp = undefined;
});

/** What `send` throws when the server behaves like this; undefined when it takes the email. */
async function failureOf(script: Script, login = ''): Promise<unknown> {
  smtp = await startScriptedSmtp(script);
  const transport = connectMail({ url: `smtp://${login}127.0.0.1:${smtp.port}`, from: FROM, timeoutMs: 300 });
  return transport.send(MAIL).then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Servers quote what they refuse. */
const QUOTE = '5.7.1 refused: "407193 is your Qrigin code" for asha@people.example';

test.each<[string, Script]>([
  ['greets with a refusal', { greeting: `421 ${QUOTE}` }],
  ['hangs up before its greeting', { greeting: 'drop' }],
  ['never greets', { greeting: 'silence' }],
  ['refuses the sender for now', { MAIL: `451 ${QUOTE}` }],
  ['refuses the recipient', { RCPT: `550 ${QUOTE}` }],
  ['hangs up at the recipient', { RCPT: 'drop' }],
  ['does not answer at the recipient', { RCPT: 'silence' }],
  ['refuses to take the message', { DATA: `452 ${QUOTE}` }],
  ['hangs up before the message', { DATA: 'drop' }],
  ['refuses the message when it has read it', { message: `554 ${QUOTE}` }],
])('a server that %s surely did not take the mail', async (_, script) => {
  const failure = await failureOf(script);
  expect(failure).toBeInstanceOf(NotSent);
  expect(String(failure)).not.toMatch(/407193|asha|refused/);
});

test.each<[string, Script]>([
  ['hangs up after the message', { message: 'drop' }],
  ['does not answer to the message', { message: 'silence' }],
])('a server that %s may have taken it', async (_, script) => {
  const failure = await failureOf(script);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(NotSent);
  expect(String(failure)).toMatch(/^Error: the mail may have been sent or not: E[A-Z]+$/);
  expect(smtp?.messages).toHaveLength(1);
});

test('where no one listens, the mail was surely not sent', async () => {
  const { port, stop } = await startScriptedSmtp();
  await stop();
  const transport = connectMail({ url: `smtp://127.0.0.1:${port}`, from: FROM });
  await expect(transport.send(MAIL)).rejects.toThrow(new NotSent('the mail was not sent: ESOCKET'));
});

test('name and password of the address are used, and refused ones send nothing', async () => {
  expect(await failureOf({}, 'a%40b:p%2Fw@')).toBeUndefined();
  const secret = Buffer.from('\0a@b\0p/w').toString('base64');
  expect(smtp?.commands).toContain(`AUTH PLAIN ${secret}`);
  await smtp?.stop();
  expect(await failureOf({ AUTH: '535 no' }, 'a:b@')).toBeInstanceOf(NotSent);
  expect(smtp?.messages).toEqual([]);
});

test('to another machine nothing goes unencrypted', async () => {
  smtp = await startScriptedSmtp();
  // The same machine, by an address that does not show it.
  const transport = connectMail({ url: `smtp://[::ffff:127.0.0.1]:${smtp.port}`, from: FROM });
  await expect(transport.send(MAIL)).rejects.toThrow('the mail was not sent: ETLS');
  expect(smtp.commands).toEqual([expect.stringMatching(/^EHLO /), 'STARTTLS']);
});

const dir = mkdtempSync(join(tmpdir(), 'qrigin-smtp-'));
let maildev: Maildev;
beforeAll(async () => {
  maildev = await startMaildev({ dir });
});
afterAll(async () => {
  await maildev.stop();
  rmSync(dir, { recursive: true, force: true });
});

type Caught = { id: string; envelope: { to: { address: string }[] } };

/** The email that was caught last, byte for byte, and whom it went to. */
async function lastCaught(): Promise<{ source: string; to: string[] }> {
  const mails = (await (await fetch(`${maildev.webUrl}/api/email`)).json()) as Caught[];
  const { id, envelope } = mails.at(-1)!;
  const source = await (await fetch(`${maildev.webUrl}/api/email/${id}/source`)).text();
  return { source, to: envelope.to.map(({ address }) => address) };
}
const send = (changes: Partial<OutgoingMail>) =>
  connectMail({ url: `smtp://127.0.0.1:${maildev.smtpPort}`, from: FROM }).send({ ...MAIL, ...changes });

test('what arrives is what was sent, as text and as HTML', async () => {
  await send({ replyTo: 'visitor@people.example' });
  const { source, to } = await lastCaught();
  const [head = '', ...bodies] = source.replaceAll('\r', '').split('\n\n');
  expect(head.split('\n')).toEqual(
    expect.arrayContaining([
      `From: ${FROM}`,
      `To: ${MAIL.to}`,
      `Subject: ${MAIL.subject}`,
      'Reply-To: visitor@people.example',
      `Message-ID: <${MAIL.messageId}@qrigin.example>`,
      'Auto-Submitted: auto-generated',
    ]),
  );
  expect(bodies.join('\n')).toMatch(
    /text\/plain[^]*\nYour code: 407193\n[^]*text\/html[^]*\n<p>Your code: 407193<\/p>\n/,
  );
  expect(to).toEqual([MAIL.to]);
});

test('a line break in a subject or an address adds neither a header nor a recipient', async () => {
  const injected = 'x\r\nBcc: everybody@people.example\r\nX-Forged: yes\r\n\r\nforged';
  await send({ subject: injected, replyTo: `a@people.example\r\nX-Forged: yes` });
  const { source, to } = await lastCaught();
  expect(source).not.toMatch(/^(bcc|x-forged|forged)/im);
  expect(source).toMatch(/^Subject: x Bcc: everybody/m);
  expect(to).toEqual([MAIL.to]);
});

test.each(['a@people.example,b@people.example', 'a@people.example>\r\nRCPT TO:<b@people.example'])(
  'the address %j never becomes two',
  async (to) => {
    smtp = await startScriptedSmtp();
    await connectMail({ url: `smtp://127.0.0.1:${smtp.port}`, from: FROM }).send({ ...MAIL, to });
    expect(smtp.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
  },
);
