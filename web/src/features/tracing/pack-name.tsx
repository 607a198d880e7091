import { useLingui } from '@lingui/react/macro';
import { Verbatim } from '../../ui/text/verbatim.tsx';

interface Props {
  level: string;
  /** Which one it is of the pack around it, where that is known. */
  number?: number | undefined;
  /** People write the names of levels as they like; a line begins with a capital letter. */
  isFirst?: boolean;
}

/** What a pack is called: its level and its number, 'Box 4'. */
export function PackName(props: Props) {
  const nameOf = usePackNames();
  return <Verbatim text={nameOf(props)} className="wrap-anywhere" />;
}

/** The same as a text, for names that are read out. */
export function usePackNames(): (pack: Props) => string {
  const { i18n } = useLingui();
  return ({ level, number, isFirst = false }) => {
    const name = isFirst ? `${level.slice(0, 1).toLocaleUpperCase(i18n.locale)}${level.slice(1)}` : level;
    return number === undefined ? name : `${name} ${i18n.number(number)}`;
  };
}
