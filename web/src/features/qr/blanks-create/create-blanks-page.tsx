import { Trans, useLingui } from '@lingui/react/macro';
import type { Packaging } from '@qrigin/domain/packaging';
import { CODES } from '@qrigin/domain/qr';
import { useState } from 'react';
import { may } from '../../../feature/may.ts';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { Card } from '../../../ui/page/card.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { NotAllowed } from '../../../ui/state/failed-state.tsx';
import { Issued, type IssuedCodes } from '../issue/issued.tsx';
import { BlanksForm } from './blanks-form.tsx';

/** Codes that are printed before anyone knows what they will be stuck on. */
export function CreateBlanksPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const product = useProductHere().id;
  const [made, setMade] = useState<{ packaging: Packaging; issued: IssuedCodes }>();
  const mayIssue = may(whoami, CODES.generate);
  return (
    <>
      <PageHead title={t`Create blank codes`} />
      <PageHeader
        title={t`Create blank codes`}
        note={<Trans>Print them first, and assign them to packs later, by list or by scanning.</Trans>}
      />
      {!mayIssue && <NotAllowed />}
      {mayIssue && (
        <Card className="w-full max-w-140 p-5 text-15 sm:p-6">
          {made ? (
            <Issued whoami={whoami} product={product} {...made} onAgain={() => setMade(undefined)} />
          ) : (
            <BlanksForm
              org={whoami.organisation.id}
              product={product}
              onMade={(packaging, issued) => setMade({ packaging, issued })}
            />
          )}
        </Card>
      )}
    </>
  );
}
