import { useContext } from 'react';
import { TitleCount } from './title-count.ts';

interface Props {
  title: string;
  /** For search engines and previews of links; only public pages have one. */
  description?: string;
}

/** Names the page in the browser's tab, its history and in search engines. */
export function PageHead({ title, description }: Props) {
  const count = useContext(TitleCount);
  return (
    <>
      <title>{`${count > 0 ? `(${count}) ` : ''}${title} · Qrigin`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
