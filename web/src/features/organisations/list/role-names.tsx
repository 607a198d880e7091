import { Trans, useLingui } from '@lingui/react/macro';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

/** What someone is in an organisation; nothing for nothing. */
export function RoleNames({ roles }: { roles: readonly { name: string }[] }) {
  const { i18n } = useLingui();
  if (roles.length === 0) return null;
  const list = new Intl.ListFormat(i18n.locale).format(roles.map((role) => role.name));
  const names = <Verbatim text={list} />;
  return roles.length === 1 ? <Trans>Your role: {names}</Trans> : <Trans>Your roles: {names}</Trans>;
}
