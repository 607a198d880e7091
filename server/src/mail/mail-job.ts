import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { type MailTransport, NotSent, type OutgoingMail } from '../outside/smtp.ts';
import { type HandledJob, handle } from '../queue/handle.ts';
import { isHeld, sendDigest } from './hold-mail.ts';
import { pickLanguage } from './language.ts';
import { declaredMails, type MailKind } from './mail-kind.ts';
import { sendDigestJob, sendMailJob } from './queue.ts';
import { layOut } from './template/layout.ts';

type Deps = {
  transport: MailTransport;
  kinds: readonly MailKind[];
  /** Where the links in emails lead. */
  appOrigin: string;
};

/**
 * The job that sends emails, each at most once: only the one that moves an email from 'waiting' to 'sending'
 * may send it. An email that certainly did not go out waits again. One that is in doubt, because the
 * connection broke at the wrong moment or the worker died, stays 'sending' for ever: people can ask for
 * another code, while two emails with two codes, one of which no longer works, leave them lost.
 */
export function mailJobs({ transport, kinds, appOrigin }: Deps): HandledJob[] {
  requireKinds(kinds);
  return [
    handle(sendMailJob, async (ctx, { mailId }) => {
      const mail = await ctx.register((db) => takeMail(db, mailId, { kinds, appOrigin }));
      if (!mail) return;
      try {
        await transport.send(mail);
      } catch (error) {
        if (error instanceof NotSent) await ctx.register((db) => putBack(db, mailId));
        // The queue tries again; when the email was not put back, that attempt finds nothing to do.
        throw error;
      }
      await ctx.register((db) => markSent(db, mailId));
    }),
    handle(sendDigestJob, (ctx, { mailId }) => ctx.register((db) => sendDigest(db, mailId, kinds))),
  ];
}

/** An email that can be requested but not written would wait for ever, so the worker refuses to start. */
function requireKinds(kinds: readonly MailKind[]): void {
  const listed = new Set(kinds.map(({ name }) => name));
  const missing = declaredMails().filter((name) => !listed.has(name));
  if (missing.length) throw new Error(`not in the list of mails: ${missing.join(', ')}`);
}

/**
 * Takes the email for sending and writes it; `undefined` when it is no longer waiting, held or not wanted.
 */
async function takeMail(
  db: Db,
  mailId: string,
  { kinds, appOrigin }: Omit<Deps, 'transport'>,
): Promise<OutgoingMail | undefined> {
  const mail = await db
    .updateTable('mail')
    .set({ state: 'sending' })
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .returning(['kind', 'address', 'language', 'facts', 'created_at'])
    .executeTakeFirst();
  if (!mail) return undefined;
  const kind = kinds.find(({ name }) => name === mail.kind);
  if (!kind) throw new Error(`no kind of mail is named ${mail.kind}`);

  const { address, facts, created_at: createdAt } = mail;
  if (await isHeld(db, kind.limit, { id: mailId, address, createdAt, facts })) return undefined;
  const language = pickLanguage(mail.language);
  const letter = await kind.write(db, { address, facts, createdAt }, language);
  if (letter) return { messageId: mailId, to: address, ...layOut(letter, { language, appOrigin }) };
  await db.updateTable('mail').set({ state: 'dropped' }).where('id', '=', mailId).execute();
  return undefined;
}

async function putBack(db: Db, mailId: string): Promise<void> {
  await db.updateTable('mail').set({ state: 'waiting' }).where('id', '=', mailId).execute();
}

async function markSent(db: Db, mailId: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'sent', sent_at: sql<Date>`now()` })
    .where('id', '=', mailId)
    .execute();
}
