import { Trans } from '@lingui/react/macro';
import { Verbatim } from '../../ui/text/verbatim.tsx';

/** Who did something; accounts are deleted, what they did stays. */
export function ByPerson({ person }: { person: { name: string } | null }) {
  if (person === null) return <Trans>Someone who has left</Trans>;
  return <Verbatim text={person.name} className="wrap-anywhere" />;
}
