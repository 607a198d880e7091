import { Trans, useLingui } from '@lingui/react/macro';
import { IMPORT_KINDS, IMPORTED } from '@qrigin/domain/imports';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { may } from '../../feature/may.ts';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportSteps } from './import-steps.tsx';
import { KIND_WORDS, kindFrom } from './kind-words.ts';

export function ImportsPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const [search] = useSearchParams();
  const org = whoami.organisation.id;
  const kinds = IMPORT_KINDS.filter((kind) => IMPORTED[kind].every((permission) => may(whoami, permission)));
  const kind = kindFrom(search.get('kind'), kinds);
  return (
    <>
      <PageHead title={t`Import`} />
      <PageHeader
        title={t`Import`}
        note={<Trans>Add or change many products, batches or vendors at once, from a spreadsheet.</Trans>}
        actions={
          <ButtonLink
            to={`/dashboard/${org}${KIND_WORDS[kind].listedAt}`}
            icon={<ArrowLeft aria-hidden="true" />}
          >
            {kind === 'vendors' ? <Trans>Back to vendors</Trans> : <Trans>Back to products</Trans>}
          </ButtonLink>
        }
      />
      <div className="grid max-w-220 min-w-0 gap-6">
        <ImportSteps org={org} kinds={kinds} organisation={whoami.organisation.name} />
        <EarlierImports org={org} />
      </div>
    </>
  );
}
