import { Trans, useLingui } from '@lingui/react/macro';
import { LEVEL_COUNT_MAX, LEVEL_NAME_MAX } from '@qrigin/domain/packaging';
import { TextField } from '../../../ui/form/text-field.tsx';
import { CountField } from '../count/count-field.tsx';
import { LevelName } from '../drawing/level-name.tsx';

interface Props {
  /** Counted from 0, the outermost first. */
  at: number;
  /** What the pack around it is called; none for the outermost. */
  outer: string | undefined;
  /** The outermost has a count only where a structure that was made elsewhere comes with several at a time. */
  isCounted: boolean;
}

/** What a level is called, and how many of it go into the pack around it. */
export function LevelFields({ at, outer, isCounted }: Props) {
  const { t } = useLingui();
  const outerName = outer !== undefined && <LevelName name={outer} at={at - 1} />;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(10rem,14rem)]">
      <TextField
        name={`levels.${at}.name`}
        label={t`Name`}
        placeholder={[t`Carton`, t`Jar`][at]}
        autoComplete="off"
        maxLength={LEVEL_NAME_MAX}
      />
      {isCounted && (
        <CountField
          name={`levels.${at}.count`}
          label={
            <span className="wrap-anywhere">
              {outerName ? <Trans>How many in one {outerName}</Trans> : <Trans>How many at a time</Trans>}
            </span>
          }
          max={LEVEL_COUNT_MAX}
        />
      )}
    </div>
  );
}
