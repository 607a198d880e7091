import { Trans, useLingui } from '@lingui/react/macro';

/** How much of a text's room is used. */
export function Count({ length, max }: { length: number; max: number }) {
  const { i18n } = useLingui();
  const used = i18n.number(length);
  const room = i18n.number(max);
  return (
    <span className="tabular-nums">
      <Trans>
        {used} of {room}
      </Trans>
    </span>
  );
}

/** A line is counted when its end is near; until then the figure would only be in the way. */
export const isNearEnd = (length: number, max: number): boolean => length >= max * 0.8;
