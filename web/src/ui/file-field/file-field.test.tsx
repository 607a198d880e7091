import { FailedCall, Failure } from '@qrigin/domain/errors';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { FileField } from './file-field.tsx';
import type { Sent, Upload, UploadProgress } from './upload-parts.ts';

const pdf = new File([new Uint8Array(2048)], 'organic.pdf', { type: 'application/pdf' });
const png = new File([new Uint8Array(2048)], 'comb.png', { type: 'image/png' });

/** An upload that continues only when the test lets it. */
function slowUpload() {
  const calls: {
    file: File;
    signal: AbortSignal;
    progress: (progress: UploadProgress) => void;
    finish: (state?: Sent['state']) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const upload: Upload<Sent> = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      calls.push({
        file,
        signal,
        progress: (progress) => act(() => onProgress(progress)),
        finish: (state = 'ready') => resolve({ state }),
        fail: reject,
      });
    });
  return { upload, calls };
}

const onUploaded = vi.fn<(sent: Sent, file: File) => void>();
const onFailed = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  onUploaded.mockReset();
  onFailed.mockReset();
});

const field = () => screen.getByLabelText(/^Certificate/, { selector: 'input' });
const choose = (file: File) => userEvent.upload(field(), file, { applyAccept: false });

test('[ORG-69][ORG-71] without a file it offers to choose one', () => {
  show(<FileField label="Certificate" upload={slowUpload().upload} onUploaded={onUploaded} hint="PDF" />);
  expect(field()).toHaveAccessibleName('Certificate Choose File No File Chosen');
  expect(field()).toHaveAccessibleDescription('PDF');
});

test('[ORG-70] with a file it names it and its size, and offers to change it', () => {
  show(
    <FileField
      label="Certificate"
      file={{ name: 'organic.pdf', size: 412 * 1024 }}
      upload={slowUpload().upload}
      onUploaded={onUploaded}
    />,
  );
  expect(field()).toHaveAccessibleName('Certificate Change File organic.pdf');
  expect(screen.getByText('412 kB')).toBeVisible();
});

test('a chosen file is read, sent and checked, and each is told in words', async () => {
  const { upload, calls } = slowUpload();
  show(<FileField label="Certificate" upload={upload} onUploaded={onUploaded} />);
  await choose(pdf);
  expect(field()).toHaveAccessibleName('Certificate Change File organic.pdf');
  expect(screen.getAllByText('Preparing…')[0]).toBeVisible();
  calls[0]!.progress({ stage: 'sending', share: 0.43 });
  expect(screen.getByText('Uploading… 43%')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Certificate' })).toHaveAttribute('aria-valuenow', '43');
  expect(screen.getByRole('status')).toHaveTextContent(/^Uploading… 25%$/);
  calls[0]!.progress({ stage: 'sending', share: 0.49 });
  expect(screen.getByRole('status')).toHaveTextContent(/^Uploading… 25%$/);
  calls[0]!.progress({ stage: 'checking', share: 0 });
  expect(screen.getByRole('status')).toHaveTextContent(/^Checking…$/);
  calls[0]!.finish();
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith({ state: 'ready' }, pdf));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a file can be dropped on it', async () => {
  const { upload, calls } = slowUpload();
  show(<FileField label="Certificate" upload={upload} onUploaded={onUploaded} />);
  fireEvent.drop(screen.getByText('No File Chosen'), { dataTransfer: { files: [pdf] } });
  expect(calls.map(({ file }) => file)).toEqual([pdf]);
});

test('[ORG-104] a file of another kind is refused before anything is sent, chosen or dropped', async () => {
  const { upload, calls } = slowUpload();
  show(
    <FileField
      label="Certificate"
      accept=".pdf,application/pdf"
      upload={upload}
      onUploaded={onUploaded}
      onFailed={onFailed}
    />,
  );
  await choose(png);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('This type of file is not accepted here.');
  expect(field()).toHaveAccessibleName('Certificate Choose File No File Chosen');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.drop(screen.getByText('No File Chosen'), { dataTransfer: { files: [png] } });
  expect(onFailed).toHaveBeenCalledTimes(2);
  expect(calls).toEqual([]);
  await choose(pdf);
  expect(calls).toHaveLength(1);
  expect(field()).toBeValid();
});

test('cancelling ends the sending, brings back what was there and leaves the focus on the field', async () => {
  const { upload, calls } = slowUpload();
  show(
    <FileField
      label="Certificate"
      file={{ name: 'old.pdf' }}
      upload={upload}
      onUploaded={onUploaded}
      onFailed={onFailed}
    />,
  );
  await choose(pdf);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls[0]!.signal.aborted).toBe(true);
  expect(field()).toHaveAccessibleName('Certificate Change File old.pdf');
  expect(field()).toHaveFocus();
  expect(onFailed).not.toHaveBeenCalled();
  expect(onUploaded).not.toHaveBeenCalled();
});

test('a lost connection is told, and the same file is sent again without choosing it', async () => {
  const { upload, calls } = slowUpload();
  show(<FileField label="Certificate" upload={upload} onUploaded={onUploaded} onFailed={onFailed} />);
  await choose(pdf);
  calls[0]!.fail(new TypeError('Failed to fetch'));
  expect(
    await screen.findByText('The connection was lost. Your file is still here, so you can try again.'),
  ).toBeVisible();
  expect(onFailed).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(calls.map(({ file }) => file)).toEqual([pdf, pdf]);
  expect(field()).toHaveFocus();
  calls[1]!.finish();
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
});

test.each([
  [new FailedCall('Upload failed with status 503'), 'Upload failed with status 503', true],
  [
    new Failure('file_refused', { refusal: 'too_big', max_bytes: 5 * 1024 * 1024 }),
    'This file is too large. The limit is 5 MB.',
    false,
  ],
  [
    new Failure('file_refused', { refusal: 'infected' }),
    'We blocked this file because it could be harmful.',
    false,
  ],
  [
    new Failure('file_refused', { refusal: 'wrong_hash' }),
    'The file was damaged on the way. Upload it again.',
    true,
  ],
  [new Failure('file_refused'), 'Files of this type or size are not accepted here.', false],
  [new Failure('store_full'), 'This organisation has no storage left for files.', true],
])('%j is told as %j', async (error, words, canTry) => {
  const { upload, calls } = slowUpload();
  show(<FileField label="Certificate" upload={upload} onUploaded={onUploaded} />);
  await choose(pdf);
  calls[0]!.fail(error);
  expect(await screen.findByText(words)).toBeVisible();
  expect(field()).toBeInvalid();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(canTry ? 1 : 0);
});

test('a file that is still being checked says so', async () => {
  const { upload, calls } = slowUpload();
  show(
    <FileField label="Certificate" upload={upload} onUploaded={onUploaded} file={{ name: 'organic.pdf' }} />,
  );
  await choose(pdf);
  calls[0]!.finish('checking');
  expect(await screen.findByText(/still checking it/)).toBeVisible();
});

test('choosing another file meanwhile takes the place of the one under way', async () => {
  const { upload, calls } = slowUpload();
  show(<FileField label="Certificate" upload={upload} onUploaded={onUploaded} />);
  await choose(pdf);
  await choose(png);
  expect(calls[0]!.signal.aborted).toBe(true);
  calls[1]!.finish();
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith({ state: 'ready' }, png));
});

test('leaving the page ends the sending', async () => {
  const { upload, calls } = slowUpload();
  const { unmount } = show(<FileField label="Certificate" upload={upload} onUploaded={onUploaded} />);
  await choose(pdf);
  unmount();
  expect(calls[0]!.signal.aborted).toBe(true);
});

test('a file can be taken away where the screen allows it', async () => {
  const onRemove = vi.fn<() => void>();
  const { upload } = slowUpload();
  show(
    <FileField
      label="Certificate"
      file={{ name: 'old.pdf' }}
      upload={upload}
      onUploaded={onUploaded}
      onRemove={onRemove}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(field()).toHaveFocus();
});

test('a picture is shown before it is sent, from this device', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:comb');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { upload } = slowUpload();
  const { container } = show(<FileField label="Certificate" upload={upload} onUploaded={onUploaded} />);
  await choose(png);
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:comb');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(revoke).toHaveBeenCalledWith('blob:comb');
});
