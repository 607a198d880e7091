import type { Words } from '@qrigin/domain/details';
import { inOwn, toldTo, useReader } from './reader.ts';

type Props = { words: Words; as?: 'bdi' | 'p' | 'h3'; className?: string };

/** A maker's own words for this reader; nothing where there are none. */
export function Told({ words, as: Tag = 'bdi', className }: Props) {
  const reader = useReader();
  const found = toldTo(reader, words);
  if (!found) return null;
  return (
    <Tag className={className} {...inOwn(found.language, reader)}>
      {found.text}
    </Tag>
  );
}
