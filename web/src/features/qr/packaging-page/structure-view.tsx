import type { Whoami } from '@qrigin/domain/organisations';
import { levelsOf, type Packaging } from '@qrigin/domain/packaging';
import { CODES } from '@qrigin/domain/qr';
import { may } from '../../../feature/may.ts';
import { classNames } from '../../../ui/class-names.ts';
import { StructureDrawing } from '../../packaging/drawing/structure-drawing.tsx';
import { TotalsRow } from '../../packaging/drawing/totals-row.tsx';
import { IssuePanel } from '../issue/issue-panel.tsx';
import { StructureFacts } from './structure-facts.tsx';
import { StructureHead } from './structure-head.tsx';

interface Props {
  whoami: Whoami;
  product: string;
  packaging: Packaging;
}

/** One structure: how it is packed, what that takes, what was issued of it, and the way to issue more. */
export function StructureView(props: Props) {
  const { whoami, packaging } = props;
  const levels = levelsOf(packaging.packaging);
  const mayIssue = may(whoami, CODES.generate);
  return (
    <div
      className={classNames(
        'grid items-start gap-x-8 gap-y-6',
        mayIssue && 'lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]',
      )}
    >
      <div className="grid min-w-0 gap-5">
        <StructureHead {...props} />
        <StructureDrawing levels={levels} />
        {packaging.type !== 'blank' && <TotalsRow levels={levels} />}
        <StructureFacts whoami={whoami} packaging={packaging} />
      </div>
      {mayIssue && <IssuePanel key={packaging.id} {...props} />}
    </div>
  );
}
