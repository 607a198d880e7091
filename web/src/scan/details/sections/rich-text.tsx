import { type Block, type Inline, type Mark, type RichText } from '@qrigin/domain/details';
import { safeLink } from '@qrigin/domain/http';
import type { ReactNode } from 'react';
import { Each } from '../each.tsx';
import { Host, OutwardLink } from '../outward-link.tsx';

/** A structured text of a maker. Whatever is stored, only these elements come of it. */
export function RichTextView({ doc }: { doc: RichText }) {
  return <Each of={doc.content}>{(block) => <BlockView block={block} />}</Each>;
}

function BlockView({ block }: { block: Block }) {
  if (block.type === 'paragraph')
    return (
      <p>
        <Inlines of={block.content} />
      </p>
    );
  if (block.type === 'heading')
    return (
      <h3>
        <Inlines of={block.content} />
      </h3>
    );
  const List = block.type === 'bulletList' ? 'ul' : 'ol';
  return (
    <List>
      <Each of={block.content}>
        {(item) => (
          <li>
            <Each of={item.content}>{(paragraph) => <BlockView block={paragraph} />}</Each>
          </li>
        )}
      </Each>
    </List>
  );
}

export function Inlines({ of: inlines = [] }: { of: readonly Inline[] | undefined }) {
  return (
    <Each of={inlines}>
      {(inline, at) => {
        if (inline.type === 'hardBreak') return <br />;
        const to = linkOf(inline);
        // A link in several pieces says once where it leads, after the last of them.
        const isLast = to !== undefined && linkOf(inlines[at + 1])?.href !== to.href;
        return (
          <>
            {(inline.marks ?? []).reduce<ReactNode>(marked, inline.text)}
            {isLast && inline.text !== to.hostname && (
              <small>
                {' ('}
                <Host of={to.hostname} />)
              </small>
            )}
          </>
        );
      }}
    </Each>
  );
}

function linkOf(inline: Inline | undefined): URL | undefined {
  if (inline?.type !== 'text') return undefined;
  const link = inline.marks?.find((mark) => mark.type === 'link');
  return link && safeLink(link.attrs.href);
}

function marked(words: ReactNode, mark: Mark): ReactNode {
  if (mark.type === 'bold') return <b>{words}</b>;
  if (mark.type === 'italic') return <em>{words}</em>;
  const to = safeLink(mark.attrs.href);
  return to ? (
    <OutwardLink to={to} className="link">
      {words}
    </OutwardLink>
  ) : (
    words
  );
}
