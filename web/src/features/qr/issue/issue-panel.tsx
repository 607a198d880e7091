import { Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Packaging } from '@qrigin/domain/packaging';
import { useId, useState } from 'react';
import { Card } from '../../../ui/page/card.tsx';
import { IssueForm } from './issue-form.tsx';
import { Issued, type IssuedCodes } from './issued.tsx';

interface Props {
  whoami: Whoami;
  product: string;
  packaging: Packaging;
}

/** Makes codes for a structure: how many and for which batch, and then what was made and what comes next. */
export function IssuePanel(props: Props) {
  const id = useId();
  const [issued, setIssued] = useState<IssuedCodes>();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-5 rounded-dialog p-5 text-15 sm:p-6"
    >
      <h2 id={id} className="text-20">
        {props.packaging.type === 'blank' ? <Trans>Issue blank codes</Trans> : <Trans>Issue codes</Trans>}
      </h2>
      {issued ? (
        <Issued {...props} issued={issued} onAgain={() => setIssued(undefined)} />
      ) : (
        <IssueForm {...props} onIssued={setIssued} />
      )}
    </Card>
  );
}
