import type { Section } from '@qrigin/domain/details';
import type { FoldView } from '../fold.tsx';
import type { Reader } from '../reader.ts';
import { certificatesFold } from './certificates.tsx';
import { documentFold } from './document.tsx';
import { embedsFold, videoFold } from './films.tsx';
import { nutritionFold } from './nutrition.tsx';
import { galleryFold, imageFold } from './pictures.tsx';
import { tableFold } from './table.tsx';
import { textFold } from './text.tsx';
import { vendorsFold } from './vendors.tsx';

/** How a section of each type is shown; nothing for one with nothing in it. */
export function sectionFold(reader: Reader, section: Section): FoldView | undefined {
  switch (section.type) {
    case 'text':
      return textFold(reader, section);
    case 'table':
      return tableFold(reader, section);
    case 'nutrition':
      return nutritionFold(reader, section);
    case 'image':
      return imageFold(reader, section);
    case 'gallery':
      return galleryFold(reader, section);
    case 'video':
      return videoFold(reader, section);
    case 'document':
      return documentFold(reader, section);
    case 'certificate':
      return certificatesFold(reader, section);
    case 'vendor':
      return vendorsFold(reader, section);
    case 'embed-urls':
    default:
      return embedsFold(reader, section);
  }
}
