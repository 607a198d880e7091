import { useLingui } from '@lingui/react/macro';
import type { Content } from '@qrigin/domain/details';
import { isRecalled, type SharedOverview } from '@qrigin/domain/scan';
import { toldTo, useReader } from '../details/reader.ts';
import { HeadOf } from './head-of.tsx';
import { pageTitle } from './page-title.ts';

type Props = { overview: SharedOverview | undefined; content: Content | undefined };

/** What differs from page to page in the head. */
export function PageHead({ overview, content }: Props) {
  const { i18n } = useLingui();
  const reader = useReader();
  const isAlarm = overview !== undefined && isRecalled(overview);
  const title = pageTitle(i18n, overview, content && toldTo(reader, content.qrinfo.title)?.text);
  return (
    <>
      <HeadOf title={title} isAlarm={isAlarm} />
      {content && <Shared title={title} content={content} isAlarm={isAlarm} />}
    </>
  );
}

type SharedProps = { title: string; content: Content; isAlarm: boolean };

/** What others see when someone sends them the address. While a recall is open its title is all that matters. */
function Shared({ title, content, isAlarm }: SharedProps) {
  const reader = useReader();
  const { qrinfo, description, image_file_id: image } = content;
  const about = toldTo(reader, qrinfo.description) ?? toldTo(reader, description);
  const picture = image === null ? undefined : reader.files[image];
  return (
    <>
      <meta property="og:title" content={title} />
      {about && !isAlarm && <meta name="description" property="og:description" content={about.text} />}
      {picture && !isAlarm && <meta property="og:image" content={picture.url} />}
    </>
  );
}
