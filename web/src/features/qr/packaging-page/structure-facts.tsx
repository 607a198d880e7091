import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Packaging } from '@qrigin/domain/packaging';
import { listRoles, ROLES } from '@qrigin/domain/roles';
import { may } from '../../../feature/may.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { Fact, Facts } from '../../../ui/text/facts.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { PRINT_FORMAT_WORDS } from '../../packaging/structure/print-format-words.ts';

interface Props {
  whoami: Whoami;
  packaging: Packaging;
}

/** What was issued of a structure so far, and how its labels are printed. */
export function StructureFacts({ whoami, packaging }: Props) {
  const { t } = useLingui();
  const { issued, type, printFormat, roleID } = packaging;
  const role = useRoleName(whoami, roleID);
  return (
    <Facts>
      <Fact name={t`Issued so far`}>
        {issued.runs === 0 ? (
          <Trans>Nothing yet</Trans>
        ) : (
          <>
            {type !== 'blank' && (
              <>
                <Plural value={issued.packs} one="# pack" other="# packs" />
                {', '}
              </>
            )}
            <Plural value={issued.codes} one="# code" other="# codes" />
            {', '}
            <Plural value={issued.runs} one="in # run" other="in # runs" />
            {type !== 'blank' && (
              <span className="block text-13 text-ink-3">
                <Trans>Each run keeps the structure it was issued with.</Trans>
              </span>
            )}
          </>
        )}
      </Fact>
      <Fact name={t`Printed on`}>{t(PRINT_FORMAT_WORDS[printFormat])}</Fact>
      {role !== undefined && (
        <Fact name={t`Role`}>
          <Verbatim text={role} />
        </Fact>
      )}
    </Facts>
  );
}

/** What a role is called, for those who see roles. */
function useRoleName(whoami: Whoami, id: string | null): string | undefined {
  const isAllowed = id !== null && may(whoami, ROLES.view);
  const { data } = useRead(listRoles, { params: { org: whoami.organisation.id } }, { isEnabled: isAllowed });
  return data?.find((role) => role.id === id)?.name;
}
