import { Trans } from '@lingui/react/macro';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

interface Props {
  name: string;
  /** Counted from 0. */
  at: number;
}

/** What a level is called, also before it has a name. */
export function LevelName({ name, at }: Props) {
  const number = at + 1;
  return name.trim() === '' ? <Trans>Level {number}</Trans> : <Verbatim text={name} />;
}
