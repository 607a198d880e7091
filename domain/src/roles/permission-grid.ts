import type { Permission } from '../http/index.ts';

export const GRID_COLUMNS = ['see', 'create', 'change', 'use', 'delete'] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

export type GridRow = {
  key:
    | 'products'
    | 'labels'
    | 'packaging'
    | 'codes'
    | 'printing'
    | 'recalls'
    | 'forms'
    | 'engagement'
    | 'partners'
    | 'files'
    | 'people'
    | 'roles'
    | 'organisation'
    | 'subdomains'
    | 'billing'
    | 'audit';
  cells: Readonly<Record<GridColumn, readonly Permission[]>>;
};

type Cells = Partial<Record<GridColumn, readonly Permission[]>>;

function row(key: GridRow['key'], cells: Cells): GridRow {
  return { key, cells: { see: [], create: [], change: [], use: [], delete: [], ...cells } };
}

/** All permissions as someone looks for them: by thing and by what is done with it, each in one cell. */
export const PERMISSION_GRID: readonly GridRow[] = [
  row('products', {
    see: ['product.view'],
    create: ['product.create'],
    change: ['product.edit'],
    use: ['product.activate'],
    delete: ['product.delete'],
  }),
  row('labels', { see: ['label.view'], change: ['label.edit'], delete: ['label.delete'] }),
  row('packaging', { see: ['packaging.view'], change: ['packaging.edit'], delete: ['packaging.delete'] }),
  row('codes', {
    see: ['qr.view'],
    create: ['qr.generate'],
    change: ['qr.renew'],
    use: ['qr.assign'],
    delete: ['qr.delete'],
  }),
  row('printing', { see: ['print.view'], use: ['print.run'] }),
  row('recalls', { see: ['recall.view'], create: ['recall.create'] }),
  row('forms', { see: ['formdata.view'], change: ['form.edit', 'form.code'], use: ['formdata.submit'] }),
  row('engagement', { see: ['engage.view'], change: ['engage.edit'] }),
  row('partners', { change: ['partner.edit'] }),
  row('files', { create: ['file.upload'] }),
  row('people', {
    see: ['member.view', 'join.view'],
    change: ['member.assign'],
    use: ['join.decide'],
    delete: ['member.remove'],
  }),
  row('roles', { see: ['role.view'], change: ['role.manage'] }),
  row('organisation', {
    see: ['org.view', 'org.legal.view'],
    change: ['org.edit', 'org.legal.edit'],
    use: ['org.transfer'],
    delete: ['org.delete'],
  }),
  row('subdomains', { see: ['subdomain.view'], change: ['subdomain.manage'] }),
  row('billing', { see: ['billing.view'], use: ['billing.pay'] }),
  row('audit', { see: ['audit.view'] }),
];
