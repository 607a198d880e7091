import { Plural, useLingui } from '@lingui/react/macro';

/** How many codes a pack of a level has together with all that is in it; unknown while a number is missing. */
export function CodesEach({ codes }: { codes: number | undefined }) {
  const { i18n } = useLingui();
  return (
    <p className="ml-auto grid shrink-0 justify-items-end text-right">
      <b className="font-head text-16 leading-6 tabular-nums sm:text-18">
        {codes === undefined ? '–' : i18n.number(codes)}
      </b>
      <span className="text-13 leading-4 text-ink-3">
        <Plural value={codes ?? 0} one="code each" other="codes each" />
      </span>
    </p>
  );
}
