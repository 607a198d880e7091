import { TextLink } from '../text/text-link.tsx';

interface Props {
  /** Where each leads, and what it says. */
  links: readonly (readonly [to: string, words: string])[];
}

/** From the head of a page to others that belong to it and are in no navigation; as high as a finger needs. */
export function HeaderLinks({ links }: Props) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 text-15">
      {links.map(([to, words]) => (
        <TextLink key={to} to={to} isAlone>
          {words}
        </TextLink>
      ))}
    </div>
  );
}
