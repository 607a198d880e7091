import { useLingui } from '@lingui/react/macro';
import type { PageType } from '@qrigin/domain/declaration';
import type { ComponentType } from 'react';
import { useFeatures } from '../../../feature/features-context.ts';
import { mayOpen } from '../../../feature/may.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { NotAllowed } from '../../../ui/state/failed-state.tsx';

/** A page of an organisation for those who may open it. The others are told, and nothing is asked that would be refused. */
export function allowed({ path, may }: PageType, Page: ComponentType): ComponentType {
  return function Allowed() {
    return mayOpen(useWhoamiHere(), may) ? <Page /> : <Refused path={path} />;
  };
}

/** Under the name that its way has; a page that no way leads to goes by what it is to this person. */
function Refused({ path }: Pick<PageType, 'path'>) {
  const { t } = useLingui();
  const entry = useFeatures()
    .flatMap(({ entries }) => entries)
    .find((one) => one.path === path);
  const title = entry ? t(entry.title ?? entry.words) : t`You do not have access to this page`;
  return (
    <>
      <PageHead title={title} />
      <PageHeader title={title} />
      <NotAllowed />
    </>
  );
}
