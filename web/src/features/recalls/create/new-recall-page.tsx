import { Trans, useLingui } from '@lingui/react/macro';
import type { RecallEntry } from '@qrigin/domain/recalls';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { recallPath, recallsPath } from '../words/recall-paths.ts';
import { NewRecall } from './new-recall.tsx';

/** A recall or, with `?mock=true`, a mock recall. Other pages name the code, batch or run in the address. */
export function NewRecallPage() {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  const product = useProductHere();
  const [params] = useSearchParams();
  const isMock = params.get('mock') === 'true';
  const [opened, setOpened] = useState<RecallEntry>();
  const title = isMock ? t`New mock recall` : t`New recall`;
  // The form is gone by then, and asks no one whether to leave it.
  if (opened) return <Navigate to={recallPath(organisation.id, product.id, opened.id)} replace />;
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        note={
          isMock ? undefined : (
            <Trans>
              Shoppers see nothing until you open the recall. From then on, every affected code shows the
              message on its next scan.
            </Trans>
          )
        }
        actions={
          <TextLink to={recallsPath(organisation.id, product.id)} isAlone>
            <Trans>All recalls</Trans>
          </TextLink>
        }
      />
      {isMock && <MockNote />}
      <NewRecall key={String(isMock)} product={product} isMock={isMock} onOpened={setOpened} />
    </>
  );
}

function MockNote() {
  return (
    <p className="flex gap-2.5 rounded-control bg-info-soft px-3.5 py-2.5 text-15 text-info">
      <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <Trans>
        A mock recall has the same steps, numbers and report. Shoppers never see it, and codes keep their
        status.
      </Trans>
    </p>
  );
}
