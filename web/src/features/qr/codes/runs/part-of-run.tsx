import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '../../../../ui/form/text-field.tsx';

/** The first and the last number, in a form around it. */
export function PartOfRun({ count }: { count: number }) {
  const { t, i18n } = useLingui();
  const last = i18n.number(count);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField name="from" label={t`From number`} inputMode="numeric" autoComplete="off" />
        <TextField name="to" label={t`To number`} inputMode="numeric" autoComplete="off" />
      </div>
      <p className="text-14 text-ink-2">
        <Trans>The codes of this run are numbered 1 to {last}, each pack before what is in it.</Trans>
      </p>
    </div>
  );
}
