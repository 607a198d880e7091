import type { StoredFile } from '@qrigin/domain/files';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SentFile } from '../../../http/upload/upload-file.ts';
import { fakeCanvas } from '../../../testing/fake-canvas.ts';
import { sentPicture, slowUpload } from '../../../testing/sent-picture.ts';
import { show } from '../../../testing/show.tsx';
import type { Upload } from '../../../ui/file-field/upload-parts.ts';
import { GalleryField } from './gallery-field.tsx';

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  fakeCanvas({ width: 100, height: 100 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fileOf = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const [one, two, three] = ['one.jpg', 'two.jpg', 'three.jpg'].map(fileOf) as [File, File, File];
const storedAs = (name: string) => sentPicture({ id: crypto.randomUUID(), name });

function OnAPage({
  upload,
  start = [],
  max = 5,
}: {
  upload: Upload<SentFile>;
  start?: StoredFile[];
  max?: number;
}) {
  const [files, setFiles] = useState<readonly StoredFile[]>(start);
  return (
    <GalleryField
      label="Gallery"
      fileIds={files.map(({ id }) => id)}
      files={files}
      max={max}
      upload={upload}
      onAdd={(sent) => setFiles((before) => [...before, sent])}
      onReplace={(at, sent) => setFiles((before) => before.with(at, sent))}
      onMove={(at, to) =>
        setFiles((before) => before.toSpliced(at, 1).toSpliced(to, 0, ...before.slice(at, at + 1)))
      }
      onRemove={(at) => setFiles((before) => before.toSpliced(at, 1))}
    >
      {(id) => <p>{files.find((file) => file.id === id)?.name}</p>}
    </GalleryField>
  );
}

const input = () => screen.getByLabelText('Add pictures');
const names = () =>
  within(screen.getAllByRole('list')[0]!)
    .queryAllByText(/\.jpg$/)
    .map(({ textContent }) => textContent);

test('several pictures are chosen at once, sent one after the other, and added in their order', async () => {
  const { upload, calls } = slowUpload();
  show(<OnAPage upload={upload} start={[storedAs('zero.jpg')]} />);
  await userEvent.upload(input(), [one, two, three]);
  await waitFor(() => expect(calls.map(({ file }) => file)).toEqual([one]));
  expect(screen.getAllByText('Waiting…')).toHaveLength(2);
  await calls[0]!.finish(storedAs('one.jpg'));
  await waitFor(() => expect(calls.map(({ file }) => file)).toEqual([one, two]));
  expect(names()).toEqual(['zero.jpg', 'one.jpg']);
  await calls[1]!.finish(storedAs('two.jpg'));
  await waitFor(() => expect(calls).toHaveLength(3));
  await calls[2]!.finish(storedAs('three.jpg'));
  expect(names()).toEqual(['zero.jpg', 'one.jpg', 'two.jpg', 'three.jpg']);
  expect(screen.getByText('4 of 5 pictures')).toBeVisible();
  expect(screen.queryByText('Waiting…')).toBeNull();
});

test('one that fails holds up no other, can be tried again, and can be dropped', async () => {
  const { upload, calls } = slowUpload();
  show(<OnAPage upload={upload} />);
  await userEvent.upload(input(), [one, two]);
  await waitFor(() => expect(calls).toHaveLength(1));
  await calls[0]!.fail(new TypeError());
  expect(screen.getByText(/^The connection was lost/)).toBeVisible();
  await waitFor(() => expect(calls.map(({ file }) => file)).toEqual([one, two]));
  await calls[1]!.finish(storedAs('two.jpg'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls.map(({ file }) => file)).toEqual([one, two, one]));
  await calls[2]!.fail(new TypeError());
  await userEvent.click(screen.getByRole('button', { name: 'Remove one.jpg' }));
  expect(screen.queryByText(/^The connection was lost/)).toBeNull();
  expect(names()).toEqual(['two.jpg']);
});

test('one that is cancelled makes room for the next', async () => {
  const { upload, calls } = slowUpload();
  show(<OnAPage upload={upload} />);
  await userEvent.upload(input(), [one, two]);
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls[0]!.signal.aborted).toBe(true);
  await waitFor(() => expect(calls.map(({ file }) => file)).toEqual([one, two]));
});

test('what there is no room for is left out, and that is said', async () => {
  const { upload, calls } = slowUpload();
  show(<OnAPage upload={upload} start={[storedAs('zero.jpg')]} max={2} />);
  fireEvent.drop(screen.getByText('1 of 2 pictures'), { dataTransfer: { files: [one, two, three] } });
  expect(await screen.findByText('2 pictures were left out: there is no room for more.')).toBeVisible();
  await waitFor(() => expect(calls.map(({ file }) => file)).toEqual([one]));
  expect(input()).toBeDisabled();
  await calls[0]!.finish(storedAs('one.jpg'));
  expect(names()).toEqual(['zero.jpg', 'one.jpg']);
});

test('pictures change places, which is said, and are taken away', async () => {
  const start = ['one.jpg', 'two.jpg', 'three.jpg'].map(storedAs);
  show(<OnAPage upload={slowUpload().upload} start={start} />);
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 3 up' }));
  expect(names()).toEqual(['one.jpg', 'three.jpg', 'two.jpg']);
  expect(screen.getByText('Moved to 2 of 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 1 up' }));
  expect(names()).toEqual(['one.jpg', 'three.jpg', 'two.jpg']);
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
  expect(names()).toEqual(['three.jpg', 'two.jpg']);
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 1 down' }));
  expect(names()).toEqual(['two.jpg', 'three.jpg']);
});

test('what was added here can be cropped in its place, and what takes its place too', async () => {
  const { upload, calls } = slowUpload();
  show(<OnAPage upload={upload} start={[storedAs('zero.jpg')]} />);
  await userEvent.upload(input(), [one]);
  await waitFor(() => expect(calls).toHaveLength(1));
  await calls[0]!.finish(storedAs('one.jpg'));
  // Of the two only the one that was chosen during this visit.
  expect(screen.getAllByRole('button', { name: 'Crop' })).toHaveLength(1);
  await userEvent.upload(screen.getByLabelText(/^Picture 1 of 2/, { selector: 'input' }), two);
  await waitFor(() => expect(calls).toHaveLength(2));
  await calls[1]!.finish(storedAs('two.jpg'));
  expect(names()).toEqual(['two.jpg', 'one.jpg']);
  expect(screen.getAllByRole('button', { name: 'Crop' })).toHaveLength(2);
});
