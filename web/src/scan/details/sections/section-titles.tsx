import { Trans } from '@lingui/react/macro';
import type { Section, SectionType } from '@qrigin/domain/details';
import type { ReactNode } from 'react';
import { type Reader, toldTo } from '../reader.ts';
import { Told } from '../told.tsx';

/** What a section is called when its maker gave it no name. */
const TITLES: Readonly<Record<SectionType, ReactNode>> = {
  text: <Trans>About it</Trans>,
  table: <Trans>Facts</Trans>,
  nutrition: <Trans>Nutrition</Trans>,
  image: <Trans>Picture</Trans>,
  gallery: <Trans>Pictures</Trans>,
  video: <Trans>Film</Trans>,
  document: <Trans>Document</Trans>,
  certificate: <Trans>Certificates</Trans>,
  vendor: <Trans>Who had a hand in it</Trans>,
  'embed-urls': <Trans>Links</Trans>,
};

export function titleOf(reader: Reader, { title, type }: Section): ReactNode {
  return toldTo(reader, title) ? <Told words={title} /> : TITLES[type];
}
