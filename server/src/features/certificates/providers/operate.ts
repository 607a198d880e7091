import { hash } from 'node:crypto';
import { CERTIFICATE_LOG } from '@qrigin/domain/certificates';
import { z } from 'zod';
import type { Db } from '../../../db/index.ts';
import { type Act, recordAct } from '../../../operator/act.ts';
import type { OperatorCtx } from '../../../operator/command.ts';
import { lockProvider, providersOf, setChecked } from './provider-queries.ts';

const OrganisationId = z.uuid('give the id of an organisation');
const ProviderId = z.uuid('give the id of a certificate provider');

type Looked = { name: string; file_id: string | null };

/** Of what there is to check: a check of something that was changed meanwhile is refused. */
const markOf = ({ name, file_id }: Looked) => hash('sha256', JSON.stringify([name, file_id])).slice(0, 32);

export function listProviders(ctx: OperatorCtx, organisation: string): Promise<string[]> {
  const orgId = OrganisationId.parse(organisation);
  return ctx.inOrg(orgId, async (db) => {
    const rows = await providersOf(db, orgId).orderBy('name').orderBy('id').execute();
    const lines = rows.map((row) => {
      const checked = row.checked_at ? `checked ${row.checked_at.toISOString().slice(0, 10)}` : 'not checked';
      const file = row.file_id === null ? 'no file' : `file ${row.file_id}`;
      return [row.id, markOf(row), checked, file, row.name].join('  ');
    });
    return lines.length ? lines : ['no certificate providers'];
  });
}

type OneProvider = { orgId: string; id: string };

async function requireProvider(db: Db, { orgId, id }: OneProvider) {
  const row = await lockProvider(db, { orgId, id });
  if (!row) throw new Error(`that organisation has no certificate provider ${id}`);
  return row;
}

type Named = { organisation: string; provider: string };
const placeOf = ({ organisation, provider }: Named) => ({
  orgId: OrganisationId.parse(organisation),
  id: ProviderId.parse(provider),
});

/** An operator has looked at the provider and its file as they are now. */
export function checkProvider(
  ctx: OperatorCtx,
  named: Named & { mark: string },
  act: Act,
): Promise<string[]> {
  const place = placeOf(named);
  return ctx.inOrg(place.orgId, async (db) => {
    const provider = await requireProvider(db, place);
    if (named.mark !== markOf(provider))
      throw new Error(
        'give the mark that certificate-providers shows; with another one, it was changed since',
      );
    await setChecked(db, place, true);
    await recordAct(db, act, {
      kind: CERTIFICATE_LOG.checked,
      organisationId: place.orgId,
      subjectId: place.id,
    });
    return [`${provider.name} is checked as of today`];
  });
}

export function uncheckProvider(ctx: OperatorCtx, named: Named, act: Act): Promise<string[]> {
  const place = placeOf(named);
  return ctx.inOrg(place.orgId, async (db) => {
    const provider = await requireProvider(db, place);
    await setChecked(db, place, false);
    await recordAct(db, act, {
      kind: CERTIFICATE_LOG.unchecked,
      organisationId: place.orgId,
      subjectId: place.id,
    });
    return [`${provider.name} is not checked`];
  });
}
