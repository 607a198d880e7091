import { Trans, useLingui } from '@lingui/react/macro';
import { IMPORT_KINDS, IMPORTED } from '@qrigin/domain/imports';
import { may } from '../../feature/may.ts';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportSteps } from './import-steps.tsx';

export function ImportsPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const org = whoami.organisation.id;
  const kinds = IMPORT_KINDS.filter((kind) => may(whoami, IMPORTED[kind]));
  return (
    <>
      <PageHead title={t`Import`} />
      <PageHeader
        title={t`Import`}
        note={<Trans>Add or change many products, batches or vendors at once, from a spreadsheet.</Trans>}
      />
      <div className="grid max-w-220 min-w-0 gap-6">
        <ImportSteps org={org} kinds={kinds} organisation={whoami.organisation.name} />
        <EarlierImports org={org} />
      </div>
    </>
  );
}
