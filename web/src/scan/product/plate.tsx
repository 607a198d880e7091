import { Trans } from '@lingui/react/macro';
import type { Content } from '@qrigin/domain/details';
import type { SharedOverview } from '@qrigin/domain/scan';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { Description } from '../details/description.tsx';
import { Brand, Kind, Licences, Warnings } from '../details/facts/identity.tsx';
import { Picture } from '../details/picture.tsx';
import { useReader } from '../details/reader.ts';
import { Icon } from '../icon.tsx';
import { Facts, hasFacts } from './facts.tsx';
import { LabelRoll } from './label-roll.tsx';

type Props = { overview: SharedOverview; content: Content | undefined; level: 'h1' | 'h2' };

/** The label of the pack: what it is, whose it is, and below the tear line its batch. */
export function Plate({ overview, content, level }: Props) {
  const { product } = overview;
  const Heading = level;
  return (
    <article className="plate">
      {product && <PlatePicture name={product.name} content={content} isFirst={level === 'h1'} />}
      <div className="who">
        {content && <Brand content={content} maker={overview.maker.name} />}
        <Heading>{product ? <Verbatim text={product.name} /> : <Trans>No product yet</Trans>}</Heading>
        {content && <Kind content={content} />}
        {content && <Description words={content.description} />}
        <Maker overview={overview} content={content} />
        {overview.maker.is_closed && (
          <p className="closed">
            <Icon name="note" />
            <Trans>This maker no longer uses Qrigin.</Trans>
          </p>
        )}
        {content && <Warnings warnings={content.warnings} />}
      </div>
      {(hasFacts(overview) || content) && (
        <>
          <hr className="tear" />
          <Facts overview={overview} content={content} />
        </>
      )}
    </article>
  );
}

function Maker({ overview, content }: Pick<Props, 'overview' | 'content'>) {
  const maker = <Verbatim text={overview.maker.name} />;
  const by = (
    <Trans>
      by <b>{maker}</b>
    </Trans>
  );
  if (!content) return <p>{by}</p>;
  return (
    <div className="by">
      <Icon name="maker" />
      <p>
        {by}
        <Licences licences={content.licences} />
      </p>
    </div>
  );
}

/** As wide as the column. */
const SIZES = '(min-width: 1000px) 494px, (min-width: 480px) 446px, calc(100vw - 34px)';

type PictureProps = { name: string; content: Content | undefined; isFirst: boolean };

/** The product as its maker shows it; labels on their roll where there is no picture. Below a warning it is no more than a reminder. */
function PlatePicture({ name, content, isFirst }: PictureProps) {
  const { files } = useReader();
  const id = content?.image_file_id ?? null;
  const file = id === null ? undefined : files[id];
  if (content && file?.picture)
    return (
      <div className={isFirst ? 'pic' : 'pic small'}>
        <Picture file={file} alt={content.image_alt} sizes={SIZES} isFirst={isFirst} />
      </div>
    );
  return isFirst ? <LabelRoll name={name} /> : null;
}
