/** A fault that someone could write tomorrow, the gate that must stop it, and what the gate says. */
export type Plant = {
  fault: string;
  /** A change of text in one file of the copy; a file that is not there is written anew. */
  change: { file: string; from?: string; to: string };
  /** The suite that must fail, and the project it belongs to. */
  suite: string;
  project: 'api' | 'matrix';
  /** What it must say. */
  says: RegExp;
};

const MATRIX = 'server/src/testing/matrix/matrix.api.test.ts';
const CATALOGUE = 'server/src/operator/catalogue.api.test.ts';
const WORKER = 'server/src/queue/worker-starts.api.test.ts';
const ROUTES = 'server/src/features/organisations/routes.ts';

function migration(sql: string): Plant['change'] {
  return { file: 'server/src/db/migrations/9999_planted.sql', to: sql };
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
    project: 'matrix',
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
    project: 'matrix',
    says: /GET \/:org\/whoami as member: answered 500, not 200/,
  },
  {
    fault: 'an endpoint without a policy',
    change: {
      file: 'domain/src/organisations/contract.ts',
      from: "policy: { who: 'member', permission: 'org.view', rate: 'read' },",
      to: '',
    },
    suite: MATRIX,
    project: 'matrix',
    says: /\/api\/:org\/whoami has no policy/,
  },
  {
    fault: 'a tenant table without row security',
    change: migration(
      'create table planted (org_id uuid not null, id uuid not null, primary key (org_id, id));',
    ),
    suite: CATALOGUE,
    project: 'api',
    says: /planted has no forced row security/,
  },
  {
    fault: 'a plain foreign key across tenants',
    change: migration(
      'create unique index planted_id on site (id); alter table batch add column planted uuid references site (id);',
    ),
    suite: CATALOGUE,
    project: 'api',
    says: /batch_planted_fkey is a foreign key between tenant tables without org_id/,
  },
  {
    fault: 'an ordinary view',
    change: migration('create view planted as select org_id, name from site;'),
    suite: CATALOGUE,
    project: 'api',
    says: /planted is a view that does not run as who asks/,
  },
  {
    fault: 'a job without a handler',
    change: {
      file: 'server/src/features/notifications/queue.ts',
      from: '/** Tells everybody',
      to: `export const planted = job({ name: 'notifications.planted', payload: z.object({}), tries: 1 });
/** Tells everybody`,
    },
    suite: WORKER,
    project: 'api',
    says: /no handler for notifications\.planted/,
  },
];
