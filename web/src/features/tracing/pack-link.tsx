import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { ShortCode } from '../../ui/text/short-code.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { codePath } from '../qr/code-path.ts';
import { PackName } from './pack-name.tsx';

interface Props {
  pack: { code: string; level: string };
  isFirst?: boolean;
  isAlone?: boolean;
}

/** A pack that a sentence is about, and its page. */
export function PackLink({ pack, isFirst = false, isAlone = false }: Props) {
  const { organisation } = useWhoamiHere();
  return (
    <TextLink isAlone={isAlone} className="gap-1" to={codePath(organisation.id, pack.code)}>
      <PackName level={pack.level} isFirst={isFirst} /> <ShortCode code={pack.code} />
    </TextLink>
  );
}
