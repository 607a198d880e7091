import { Trans } from '@lingui/react/macro';
import type { FixedContent } from '@qrigin/domain/details';
import { findDetails, ORGANISATIONS } from '@qrigin/domain/organisations';
import { Building2 } from 'lucide-react';
import { useParams } from 'react-router';
import { may } from '../../../../feature/may.ts';
import { useWhoami } from '../../../../feature/use-whoami.ts';
import { useRead } from '../../../../http/query/use-read.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Verbatim } from '../../../../ui/text/verbatim.tsx';
import { useFormSetting } from '../state/form-setting.ts';
import type { Change } from '../state/use-typed-content.ts';
import { makerOf } from './organisation-details.ts';

type Maker = FixedContent<'maker'>;

/** What the organisation says of itself needs no typing. Shown to those who may read it, while nothing is typed. */
export function OrganisationOffer({ change }: { change: Change<Maker> }) {
  const { language } = useFormSetting();
  const { orgId = '' } = useParams();
  const { data: me } = useWhoami(orgId);
  const isReadable = me !== undefined && may(me, ORGANISATIONS.view);
  const { data: details } = useRead(findDetails, { params: { org: orgId } }, { isEnabled: isReadable });
  if (!details) return null;
  const name = <Verbatim text={details.name} className="font-semibold wrap-anywhere" />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-3 pl-4">
      <p className="flex min-w-0 items-center gap-2.5 text-14 leading-5">
        <Building2 aria-hidden="true" className="size-4.5 text-ink-3" />
        <span>
          <Trans>Is {name} the maker?</Trans>
        </span>
      </p>
      <Button size="s" onClick={() => change((before) => makerOf(before, details, language))}>
        <Trans>Use the organisation’s details</Trans>
      </Button>
    </div>
  );
}
