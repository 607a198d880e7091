import { Failure } from '@qrigin/domain/errors';
import type { StoredFile } from '@qrigin/domain/files';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCanvas } from '../../testing/fake-canvas.ts';
import { fakeCropperSize } from '../../testing/fake-cropper-size.ts';
import { sentPicture, slowUpload } from '../../testing/sent-picture.ts';
import { show } from '../../testing/show.tsx';
import { PictureField } from './picture-field.tsx';

const jpeg = new File([new Uint8Array(2048)], 'comb.jpg', { type: 'image/jpeg' });
const svg = new File(['<svg/>'], 'mark.svg', { type: 'image/svg+xml' });
const pdf = new File(['%PDF-'], 'leaflet.pdf', { type: 'application/pdf' });

beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Props = ComponentProps<typeof PictureField>;

/** As a page has it: what was sent is what is shown. */
function OnAPage({ start, ...props }: Partial<Props> & Pick<Props, 'upload'> & { start?: StoredFile }) {
  const [file, setFile] = useState(start);
  const [alt, setAlt] = useState('');
  return (
    <PictureField
      label="Product picture"
      fileId={file?.id ?? null}
      file={file}
      onUploaded={setFile}
      onRemove={() => setFile(undefined)}
      alt={{ text: alt, max: 200, onChange: setAlt }}
      {...props}
    />
  );
}

const field = () => screen.getByLabelText(/^Product picture/, { selector: 'input' });
const choose = (file: File) => userEvent.upload(field(), file, { applyAccept: false });
const button = (name: string) => screen.queryByRole('button', { name });
const picture = () => document.querySelector('img');

test('without a picture it offers to choose one, and asks nothing about it', () => {
  show(<OnAPage upload={slowUpload().upload} hint="JPEG, up to 20 MB" />);
  expect(field()).toHaveAccessibleName('Product picture Choose a picture');
  expect(field()).toHaveAccessibleDescription('JPEG, up to 20 MB');
  expect(screen.queryByLabelText('What does the picture show?')).toBeNull();
  expect([button('Crop'), button('Remove')]).toEqual([null, null]);
});

test('a chosen picture is shown from this device, made small, sent, and handed over with what was chosen', async () => {
  fakeCanvas({ width: 8160, height: 6120 });
  const { upload, calls } = slowUpload();
  const onUploaded = vi.fn<Props['onUploaded']>();
  show(<OnAPage upload={upload} onUploaded={onUploaded} />);
  await choose(jpeg);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.file).toMatchObject({ name: 'comb.jpg', type: 'image/jpeg', size: 5 });
  expect(picture()).toHaveAttribute('src', 'blob:1');
  calls[0]!.progress({ stage: 'sending', share: 0.43 });
  expect(screen.getByText('Uploading… 43%')).toBeVisible();
  expect(button('Crop')).toBeNull();
  const sent = sentPicture();
  await calls[0]!.finish(sent);
  expect(onUploaded).toHaveBeenCalledExactlyOnceWith(sent, jpeg);
});

test('a picture can be dropped; anything else is refused before it is sent', async () => {
  fakeCanvas({ width: 100, height: 100 });
  const { upload, calls } = slowUpload();
  show(<OnAPage upload={upload} />);
  const drop = (file: File) =>
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [file] } });
  drop(pdf);
  expect(await screen.findByText('This type of file is not accepted here.')).toBeVisible();
  expect(field()).toBeInvalid();
  drop(jpeg);
  await waitFor(() => expect(calls.map(({ file }) => file)).toEqual([jpeg]));
  expect(field()).toBeValid();
});

test('cancelling brings back what was there; a lost connection is told, and tried again', async () => {
  fakeCanvas({ width: 100, height: 100 });
  const { upload, calls } = slowUpload();
  show(<OnAPage upload={upload} start={sentPicture()} />);
  const before = picture()?.getAttribute('src');
  await choose(jpeg);
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls[0]!.signal.aborted).toBe(true);
  expect(picture()).toHaveAttribute('src', before);
  expect(field()).toHaveFocus();

  await choose(jpeg);
  await waitFor(() => expect(calls).toHaveLength(2));
  await calls[1]!.fail(new TypeError());
  expect(screen.getByText(/^The connection was lost/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls).toHaveLength(3));
  await calls[2]!.finish();
  expect(screen.queryByText(/^The connection was lost/)).toBeNull();
});

test('what is too large says how large it can be, and what was there stays', async () => {
  fakeCanvas({ width: 100, height: 100 });
  const { upload, calls } = slowUpload();
  show(<OnAPage upload={upload} start={sentPicture()} />);
  const before = picture()?.getAttribute('src');
  await choose(jpeg);
  await waitFor(() => expect(calls).toHaveLength(1));
  await calls[0]!.fail(new Failure('file_refused', { refusal: 'too_big', max_bytes: 20 * 1024 * 1024 }));
  expect(screen.getByText('This file is too large. The limit is 20 MB.')).toBeVisible();
  expect(button('Try again')).toBeNull();
  expect(picture()).toHaveAttribute('src', before);
});

test('it asks what the picture shows, and marks that it is missing, without calling it wrong', async () => {
  show(<OnAPage upload={slowUpload().upload} start={sentPicture()} />);
  const alt = screen.getByLabelText('What does the picture show?');
  expect(alt).toHaveAccessibleDescription('For people who cannot see it.');
  expect(screen.getByText('Not written yet')).toBeVisible();
  expect(alt).toBeValid();
  await userEvent.type(alt, 'A jar of honey');
  expect(screen.queryByText('Not written yet')).toBeNull();
  expect(screen.getByAltText('A jar of honey')).toBe(picture());
  await userEvent.clear(alt);
  await userEvent.type(alt, '  ');
  expect(screen.getByText('Not written yet')).toBeVisible();
});

test.each([null, 'x'])('a page can ask about the picture itself, once there is one: %j', (fileId) => {
  show(
    <PictureField
      label="Picture"
      fileId={fileId}
      file={undefined}
      upload={slowUpload().upload}
      onUploaded={() => undefined}
    >
      <p>Caption</p>
    </PictureField>,
  );
  expect(screen.queryAllByText('Caption')).toHaveLength(fileId === null ? 0 : 1);
  expect(screen.queryByLabelText('What does the picture show?')).toBeNull();
});

test('a stored picture is fetched at the width that fits, and has its place before it comes', () => {
  show(<OnAPage upload={slowUpload().upload} start={sentPicture()} />);
  const at = 'https://content.example/files/o/comb';
  const sources = [...document.querySelectorAll('source')];
  expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
    ['image/avif', `${at}/320.avif 320w, ${at}/640.avif 640w`],
    ['image/webp', `${at}/320.webp 320w, ${at}/640.webp 640w`],
  ]);
  expect(picture()).toHaveAttribute('src', at);
  expect(picture()).toHaveAttribute('width', '800');
  expect(picture()).toHaveAttribute('height', '600');
});

test('one that is not drawn at any width is shown as it is; one that cannot be shown has a sign in its place', () => {
  const start = sentPicture({ picture: null });
  show(<OnAPage upload={slowUpload().upload} start={start} />);
  expect(document.querySelectorAll('source')).toHaveLength(0);
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(screen.getByText('Picture')).toBeInTheDocument();
});

test('one that the check refused after all says why', () => {
  const start = fileOfState('refused');
  show(<OnAPage upload={slowUpload().upload} start={start} />);
  expect(screen.getByText('This file is empty or damaged.')).toBeVisible();
  expect(field()).toBeInvalid();
});

const fileOfState = (state: StoredFile['state']): StoredFile => ({
  ...sentPicture(),
  state,
  refusal: state === 'refused' ? 'broken' : null,
  download_url: null,
});

test('a picture is taken away, and the focus stays here', async () => {
  show(<OnAPage upload={slowUpload().upload} start={sentPicture()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(picture()).toBeNull();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleName('Product picture Choose a picture');
});

test('where nothing can be changed nothing is offered', () => {
  show(<OnAPage upload={slowUpload().upload} start={sentPicture()} isDisabled />);
  expect(field()).toBeDisabled();
  expect(button('Remove')).toBeNull();
  expect(screen.getByLabelText('What does the picture show?')).toBeDisabled();
});

async function sendFirst(file = jpeg) {
  const { upload, calls } = slowUpload();
  show(<OnAPage upload={upload} />);
  await choose(file);
  await waitFor(() => expect(calls).toHaveLength(1));
  await calls[0]!.finish();
  return calls;
}

test('what was chosen here can be cropped: square, closer, and by keyboard', async () => {
  const { drawn } = fakeCanvas({ width: 4000, height: 3000 });
  const loaded = fakeCropperSize({ width: 4000, height: 3000 });
  const calls = await sendFirst();
  await userEvent.click(screen.getByRole('button', { name: 'Crop' }));
  const stage = await screen.findByRole('group', { name: /arrow keys/ });
  loaded(stage.parentElement!);
  await userEvent.click(screen.getByRole('radio', { name: 'Square' }));
  expect(screen.queryByLabelText('Width')).toBeNull();
  fireEvent.change(screen.getByLabelText('Zoom'), { target: { value: '2' } });
  fireEvent.keyDown(stage, { key: 'ArrowLeft' });
  fireEvent.keyUp(stage, { key: 'ArrowLeft' });
  await userEvent.click(screen.getByRole('button', { name: 'Crop picture' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  // 1500 of 3000 in the middle, and ten pixels of the screen to the side.
  expect(drawn.at(-1)).toMatchObject({ part: [1300, 750, 1500, 1500], size: [1500, 1500] });
  expect(calls[1]!.file).toMatchObject({ size: 5, type: 'image/jpeg' });
  await calls[1]!.finish(sentPicture({ id: crypto.randomUUID() }));

  // Again, from the same picture, as it was cut before.
  await userEvent.click(screen.getByRole('button', { name: 'Crop' }));
  expect(await screen.findByRole('radio', { name: 'Square' })).toBeChecked();
  expect(screen.getByLabelText('Zoom')).toHaveValue('2');
});

test('a free shape is as wide as wanted, and leaving changes nothing', async () => {
  const { drawn } = fakeCanvas({ width: 4000, height: 3000 });
  const loaded = fakeCropperSize({ width: 4000, height: 3000 });
  const calls = await sendFirst();
  await userEvent.click(screen.getByRole('button', { name: 'Crop' }));
  const open = async () => {
    const stage = await screen.findByRole('group', { name: /arrow keys/ });
    loaded(stage.parentElement!);
  };
  await open();
  const width = screen.getByLabelText('Width');
  expect(width).toHaveAttribute('aria-valuetext', 'As wide as the picture');
  fireEvent.change(width, { target: { value: '1' } });
  expect(width).toHaveAttribute('aria-valuetext', 'Wider');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls).toHaveLength(1);

  await userEvent.click(screen.getByRole('button', { name: 'Crop' }));
  await open();
  fireEvent.change(screen.getByLabelText('Width'), { target: { value: '1' } });
  await userEvent.click(screen.getByRole('button', { name: 'Crop picture' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  // Twice as wide as 4:3.
  expect(drawn.at(-1)).toMatchObject({ part: [0, 750, 4000, 1500], size: [2400, 900] });
});

test('a drawing cannot be cropped', async () => {
  fakeCanvas({ width: 100, height: 100 });
  await sendFirst(svg);
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(button('Crop')).toBeNull();
});

test('a picture from before cannot be cropped, since its pixels cannot be read', () => {
  show(<OnAPage upload={slowUpload().upload} start={sentPicture()} />);
  expect(button('Crop')).toBeNull();
});

test('one that takes too long to check says that no one needs to wait', async () => {
  fakeCanvas({ width: 100, height: 100 });
  const { upload, calls } = slowUpload();
  show(<OnAPage upload={upload} />);
  await choose(jpeg);
  await waitFor(() => expect(calls).toHaveLength(1));
  await calls[0]!.finish(sentPicture({ state: 'checking' }));
  expect(screen.getByText(/still checking it/)).toBeVisible();
});
