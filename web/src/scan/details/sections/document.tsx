import { Trans, useLingui } from '@lingui/react/macro';
import type { SectionOf } from '@qrigin/domain/details';
import type { ShownFile } from '@qrigin/domain/scan';
import { sizeOf } from '../../format/amounts.ts';
import { Icon } from '../../icon.tsx';
import type { FoldView } from '../fold.tsx';
import { type Reader, toldTo } from '../reader.ts';
import { Told } from '../told.tsx';
import { titleOf } from './section-titles.tsx';

export function documentFold(reader: Reader, section: SectionOf<'document'>): FoldView | undefined {
  const file = section.file_id === null ? undefined : reader.files[section.file_id];
  if (!file) return undefined;
  return {
    title: titleOf(reader, section),
    answer: toldTo(reader, section.text) ? <Told words={section.text} /> : <PdfOf file={file} />,
    body: (
      <ul className="links">
        <li>
          <a href={file.url} type="application/pdf">
            <Icon name="file" />
            <span>
              <b>
                <bdi>{file.name}</bdi>
              </b>
              <small>
                <PdfOf file={file} />
              </small>
            </span>
          </a>
        </li>
      </ul>
    ),
  };
}

/** How much has to be fetched, before anyone does. */
function PdfOf({ file }: { file: ShownFile }) {
  const { i18n } = useLingui();
  const size = <bdi dir="ltr">{sizeOf(i18n, file.bytes)}</bdi>;
  return <Trans>PDF, {size}</Trans>;
}
