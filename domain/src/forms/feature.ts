import { feature, permissions } from '../declaration/index.ts';
import { PRODUCTS } from '../products/feature.ts';

export const FORMS = permissions(
  { row: 'forms', at: 7 },
  {
    edit: { name: 'form.edit', cell: 'change', from: 'supervisor' },
    code: { name: 'form.code', cell: 'change', from: 'admin', isNeverPublic: true },
    submit: { name: 'formdata.submit', cell: 'use', from: 'qr_operator' },
    view: { name: 'formdata.view', cell: 'see', from: 'qr_operator' },
  },
);

export const FORMS_FEATURE = feature({
  name: 'forms',
  level: 7,
  permissions: FORMS,
  pages: [
    { path: '/dashboard/:orgId/:product/setup/scan-view', may: [PRODUCTS.view] },
    { path: '/dashboard/:orgId/:product/setup/scan-view/code-editor/:roleId', may: [FORMS.code] },
    { path: '/dashboard/:orgId/:product/setup/scan-view/form-editor/:roleId', may: [FORMS.edit] },
  ],
});
