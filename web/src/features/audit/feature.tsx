import { msg } from '@lingui/core/macro';
import { AUDIT_FEATURE } from '@qrigin/domain/audit';
import { History } from 'lucide-react';
import { withEventWords } from '../../feature/event-words-context.tsx';
import { webFeature } from '../../feature/feature.ts';

export const audit = webFeature(AUDIT_FEATURE, {
  pages: {
    '/dashboard/:orgId/access/audit': withEventWords(
      async () => (await import('./audit-page.tsx')).AuditPage,
    ),
  },
  entries: [
    {
      place: 'access',
      at: 20,
      path: '/dashboard/:orgId/access/audit',
      words: msg`Audit log`,
      note: msg`Who did what, and when`,
      Icon: History,
    },
  ],
  permissions: {
    lines: [{ words: msg`Audit log`, Icon: History }],
    words: { 'audit.view': msg`See the audit log: who did what, and when` },
  },
});
