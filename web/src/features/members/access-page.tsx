import { Trans, useLingui } from '@lingui/react/macro';
import { EntryCards } from '../../feature/entry-cards.tsx';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Access } from './access/access.tsx';

export function AccessPage() {
  const { t } = useLingui();
  const me = useWhoamiHere();
  return (
    <>
      <PageHead title={t`Access`} />
      <PageHeader
        title={t`Access`}
        note={<Trans>Who can do what here, and the web addresses your codes use.</Trans>}
      />
      <Access me={me} />
      <div className="grid gap-3 md:grid-cols-2">
        <EntryCards place="access" whoami={me} />
      </div>
    </>
  );
}
