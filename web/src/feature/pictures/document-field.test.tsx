import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SentFile } from '../../http/upload/upload-file.ts';
import { sentPicture, slowUpload } from '../../testing/sent-picture.ts';
import { show } from '../../testing/show.tsx';
import { DocumentField } from './document-field.tsx';

const pdf = new File(['%PDF-'], 'leaflet.pdf', { type: 'application/pdf' });
const png = new File(['png'], 'comb.png', { type: 'image/png' });
const LEAFLET = sentPicture({
  name: 'leaflet.pdf',
  bytes: 412 * 1024,
  mime_type: 'application/pdf',
  download_url: 'https://content.example/files/o/leaflet',
  picture: null,
});
const field = () => screen.getByLabelText(/^Document/, { selector: 'input' });

test('a PDF is sent and handed over; anything else is refused', async () => {
  const { upload, calls } = slowUpload();
  const onUploaded = vi.fn<() => void>();
  show(
    <DocumentField label="Document" fileId={null} file={undefined} upload={upload} onUploaded={onUploaded} />,
  );
  await userEvent.upload(field(), png, { applyAccept: false });
  expect(screen.getByText('This type of file is not accepted here.')).toBeVisible();
  await userEvent.upload(field(), pdf);
  await calls[0]!.finish(LEAFLET);
  expect(onUploaded).toHaveBeenCalledExactlyOnceWith(LEAFLET, pdf);
});

const showDocument = (file: SentFile | undefined) =>
  show(
    <DocumentField
      label="Document"
      fileId={LEAFLET.id}
      file={file}
      upload={slowUpload().upload}
      onUploaded={() => undefined}
    />,
  );

test('the document that is there is named, and can be opened beside the page', () => {
  showDocument(LEAFLET);
  expect(screen.getByText('412 kB')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the document' })).toHaveAttribute(
    'href',
    LEAFLET.download_url,
  );
});

test('one of which nothing is known yet is called as the field is', () => {
  showDocument(undefined);
  expect(field()).toHaveAccessibleName('Document Change File Document');
  expect(screen.queryByRole('link')).toBeNull();
});
