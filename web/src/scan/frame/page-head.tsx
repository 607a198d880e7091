import { useLingui } from '@lingui/react/macro';
import type { Content } from '@qrigin/domain/details';
import { isRecalled, type SharedOverview } from '@qrigin/domain/scan';
import icon from '../../ui/look/mark.svg?inline';
import { toldTo, useReader } from '../details/reader.ts';
import { pageTitle } from './page-title.ts';

type Props = { overview: SharedOverview | undefined; content: Content | undefined };

/** What differs from page to page in the head. The icon is in the page, so that no one has to ask for it. */
export function PageHead({ overview, content }: Props) {
  const { i18n } = useLingui();
  const reader = useReader();
  const isAlarm = overview !== undefined && isRecalled(overview);
  const title = pageTitle(i18n, overview, content && toldTo(reader, content.qrinfo.title)?.text);
  return (
    <>
      <title>{title}</title>
      {content && <Shared title={title} content={content} isAlarm={isAlarm} />}
      <meta
        name="theme-color"
        content={isAlarm ? '#b42318' : '#faf8f4'}
        media="(prefers-color-scheme: light)"
      />
      <meta
        name="theme-color"
        content={isAlarm ? '#b42318' : '#0e1512'}
        media="(prefers-color-scheme: dark)"
      />
      <link rel="icon" href={icon} />
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
