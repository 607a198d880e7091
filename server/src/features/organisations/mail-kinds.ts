import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { mailKind } from '../../mail/mail-kind.ts';
import { NOTICE_LIMIT } from '../notifications/index.ts';
import { organisationClosed } from './mails/organisation-closed.ts';

function organisationOf(db: Db, orgId: string) {
  return db
    .selectFrom('organisation')
    .select(['name', 'closed_at'])
    .where('id', '=', orgId)
    .executeTakeFirst();
}

/** To those who worked there. */
export const organisationClosedMail = mailKind({
  name: 'organisations.closed',
  facts: z.object({ orgId: Id }),
  limit: NOTICE_LIMIT,
  async prepare(db, { facts }) {
    const organisation = await organisationOf(db, facts.orgId);
    return organisation && { organisation: organisation.name };
  },
  render: organisationClosed,
});

export const ORGANISATION_MAILS = [organisationClosedMail];
