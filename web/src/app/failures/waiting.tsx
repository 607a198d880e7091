import { useLingui } from '@lingui/react/macro';

/** Stands where a page will be while it is fetched. Shown only when that takes long enough to wonder. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <output className="wrap grid content-start gap-4 pt-8 delayed" aria-label={t`Loading`}>
      <span className="h-9 w-2/5 rounded-card bg-sunken" />
      <span className="h-24 rounded-card bg-sunken" />
      <span className="h-24 rounded-card bg-sunken" />
    </output>
  );
}
