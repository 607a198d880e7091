import { Plural, Trans } from '@lingui/react/macro';
import { decodeEmbedUrl, type Embed, embedOf, type SectionOf } from '@qrigin/domain/details';
import { Icon } from '../../icon.tsx';
import { Each } from '../each.tsx';
import type { FoldView } from '../fold.tsx';
import { Host, OutwardLink } from '../outward-link.tsx';
import { type Reader, toldTo } from '../reader.ts';
import { Told } from '../told.tsx';
import { Poster } from './pictures.tsx';
import { titleOf } from './section-titles.tsx';

/** Nothing of a film is asked for before someone follows the link, and then by the website that has it. */
export function videoFold(reader: Reader, section: SectionOf<'video'>): FoldView | undefined {
  const film = embedOf(section.url);
  if (!film) return undefined;
  const host = <Host of={film.host} />;
  return {
    title: titleOf(reader, section),
    answer: toldTo(reader, section.text) ? <Told words={section.text} /> : <Trans>Film on {host}</Trans>,
    body: (
      <OutwardLink to={new URL(film.link)} className="film">
        <Poster of={section.poster} reader={reader} />
        <span>
          <Icon name="play" />
          <EmbedWords embed={film} />
        </span>
      </OutwardLink>
    ),
  };
}

/** Films and anything else on other websites: each a link with its host in sight. */
export function embedsFold(reader: Reader, section: SectionOf<'embed-urls'>): FoldView | undefined {
  const embeds = section.embedUrlsData.flatMap((encoded) => {
    const embed = embedOf(decodeEmbedUrl(encoded) ?? '');
    return embed ? [embed] : [];
  });
  if (embeds.length === 0) return undefined;
  return {
    title: titleOf(reader, section),
    answer: <Plural value={embeds.length} one="# link" other="# links" />,
    body: (
      <ul className="links">
        <Each of={embeds}>
          {(embed) => (
            <li>
              <OutwardLink to={new URL(embed.link)}>
                <Icon name={embed.provider === undefined ? 'out' : 'play'} />
                <EmbedWords embed={embed} />
              </OutwardLink>
            </li>
          )}
        </Each>
      </ul>
    ),
  };
}

function EmbedWords({ embed }: { embed: Embed }) {
  const host = <Host of={embed.host} />;
  return <b>{embed.provider === undefined ? <Trans>Open {host}</Trans> : <Trans>Watch on {host}</Trans>}</b>;
}
