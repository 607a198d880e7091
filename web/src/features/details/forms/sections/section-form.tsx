import { useLingui } from '@lingui/react/macro';
import { NAME_MAX, type Section } from '@qrigin/domain/details';
import type { ReactElement } from 'react';
import { WordsField } from '../fields/words-field.tsx';
import { useField } from '../state/use-field.ts';
import type { Change } from '../state/use-typed-content.ts';
import { CertificateSection } from './certificates/certificate-section.tsx';
import { DocumentSection } from './files/document-section.tsx';
import { GallerySection } from './files/gallery-section.tsx';
import { ImageSection } from './files/image-section.tsx';
import { EmbedUrlsSection } from './links/embed-urls-section.tsx';
import { VideoSection } from './links/video-section.tsx';
import { NutritionSection } from './nutrition/nutrition-section.tsx';
import { TableSection } from './table/table-section.tsx';
import { TextSection } from './text/text-section.tsx';
import { VendorSection } from './vendors/vendor-section.tsx';

interface Props {
  content: Section;
  change: Change<Section>;
}

/** A piece of the page: its title, and below it what it is made of. */
export function SectionForm({ content, change }: Props) {
  const { t } = useLingui();
  return (
    <>
      <WordsField label={t`Title`} words={content.title} max={NAME_MAX} change={useField(change, 'title')} />
      {bodyOf(content, change)}
    </>
  );
}

function bodyOf(section: Section, change: Change<Section>): ReactElement {
  switch (section.type) {
    case 'text':
      return <TextSection section={section} change={change} />;
    case 'table':
      return <TableSection section={section} change={change} />;
    case 'nutrition':
      return <NutritionSection section={section} change={change} />;
    case 'image':
      return <ImageSection section={section} change={change} />;
    case 'gallery':
      return <GallerySection section={section} change={change} />;
    case 'video':
      return <VideoSection section={section} change={change} />;
    case 'document':
      return <DocumentSection section={section} change={change} />;
    case 'vendor':
      return <VendorSection section={section} change={change} />;
    case 'certificate':
      return <CertificateSection section={section} change={change} />;
    case 'embed-urls':
      break;
  }
  return <EmbedUrlsSection section={section} change={change} />;
}
