import { listMyOrganisations, whoami } from '@qrigin/domain/organisations';
/** A fault that someone could write tomorrow, the gate that must stop it, and what the gate says. */
export type Plant = {
  fault: string;
  /** A change of text in one file of the copy; a file that is not there is written anew. */
  change: Change;
  /** The suite that must fail. */
  suite: Suite;
  /** What it must say. */
  says: RegExp;
  /** With this fault no other can be seen, so it is planted by itself. */
  hidesOthers?: true;
};

export type Change = { file: string; from?: string; to: string };

/** A suite of the copy, its project, and the test of it that judges the faults. */
export type Suite = { project: 'api' | 'matrix'; file: string; judge: string };

const MATRIX: Suite = {
  project: 'matrix',
  file: 'server/src/testing/matrix/matrix.api.test.ts',
  // The time that a case takes is no matter of faults.
  judge: 'the calls of organisations answer',
};
const CATALOGUE: Suite = {
  project: 'api',
  file: 'server/src/operator/catalogue.api.test.ts',
  judge: 'the migrated database has no faults',
};
const WORKER: Suite = {
  project: 'api',
  file: 'server/src/queue/worker-starts.api.test.ts',
  judge: 'the worker starts',
};
const ROUTES = 'server/src/features/organisations/routes.ts';

/** The matrix of the copy asks only the endpoints that faults are planted in: the others are asked by the real one. */
export const NARROWED: Change = {
  file: MATRIX.file,
  from: '  matrix = await openMatrix(api);',
  to: `  const concerned = ${JSON.stringify([listMyOrganisations.path, whoami.path])};
  api = { ...api, endpoints: api.endpoints.filter(({ path }) => concerned.includes(path)) };
  if (api.endpoints.length !== concerned.length) throw new Error('an endpoint has another path now');
  matrix = await openMatrix(api);`,
};

function migration(name: string, sql: string): Change {
  return { file: `server/src/db/migrations/${name}.sql`, to: sql };
}

export const PLANTS: Plant[] = [
  {
    fault: "an endpoint that leaks a neighbour's row",
    change: {
      file: ROUTES,
      from: 'serve(contract.listMyOrganisations, ({ ctx }) => listMyOrganisations(ctx));',
      to: `serve(contract.listMyOrganisations, async ({ ctx }) => {
        const all = await ctx.db.selectFrom('organisation').select(['id', 'name', 'logo_url']).execute();
        return all.map((row) => ({ ...row, roles: [], product_count: 0 }));
      });`,
    },
    suite: MATRIX,
    says: /GET \/fetch-Organizations as \w+: shows a word of the other organisation/,
  },
  {
    fault: 'an endpoint that answers an undeclared status',
    change: {
      file: ROUTES,
      from: 'serve(contract.whoami, ({ ctx }) => whoami(ctx));',
      to: `serve(contract.whoami, async ({ ctx }) => {
        const { Failure } = await import('@qrigin/domain/errors');
        if (ctx.member.rank > 2) throw new Failure('name_taken');
        return whoami(ctx);
      });`,
    },
    suite: MATRIX,
    says: /GET \/:org\/whoami as member: answered 500, not 200/,
  },
  {
    fault: 'an endpoint without a policy',
    change: {
      file: 'domain/src/organisations/contract.ts',
      from: "policy: { who: 'member', permission: ORGANISATIONS.view, rate: 'read' },",
      to: '',
    },
    suite: MATRIX,
    says: /\/api\/:org\/whoami has no policy/,
    // The api does not even start.
    hidesOthers: true,
  },
  {
    fault: 'a tenant table without row security',
    change: migration(
      '9997_planted_table',
      'create table planted (org_id uuid not null, id uuid not null, primary key (org_id, id));',
    ),
    suite: CATALOGUE,
    says: /planted has no forced row security/,
  },
  {
    fault: 'a plain foreign key across tenants',
    change: migration(
      '9998_planted_key',
      'create unique index planted_id on site (id); alter table batch add column planted uuid references site (id);',
    ),
    suite: CATALOGUE,
    says: /batch_planted_fkey is a foreign key between tenant tables without org_id/,
  },
  {
    fault: 'an ordinary view',
    change: migration('9999_planted_view', 'create view planted_view as select org_id, name from site;'),
    suite: CATALOGUE,
    says: /planted_view is a view that does not run as who asks/,
  },
  {
    fault: 'a job without a handler',
    change: {
      file: 'server/src/features/notifications/queue.ts',
      from: '/** Tells everyone',
      to: `export const planted = job({ name: 'notifications.planted', payload: z.object({}), tries: 1 });
/** Tells everyone`,
    },
    suite: WORKER,
    says: /no handler for notifications\.planted/,
  },
];
