import { type DraftPart, FIXED_CONTENT, Section } from '@qrigin/domain/details';
import { finishUpload, requestPublicUpload } from '@qrigin/domain/files';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileRow } from '../../../../../../../domain/src/files/samples.ts';
import { sampleId } from '../../../../../../../domain/src/http/index.ts';
import { answer, answerCalls } from '../../../../../testing/answer-calls.ts';
import { fakeCanvas } from '../../../../../testing/fake-canvas.ts';
import { fakeStore } from '../../../../../testing/fake-store.ts';
import { bodiesTo } from '../../../../../testing/sent-calls.ts';
import { sentPicture } from '../../../../../testing/sent-picture.ts';
import { showForm } from '../../../testing/show-form.tsx';

const ID = sampleId();
const TICKET = { id: ID, upload_url: 'https://store.example/q', headers: {}, download_url: null };
const jpg = new File(['x'], 'comb.jpg', { type: 'image/jpeg' });
const pdf = new File(['%PDF-'], 'purity.pdf', { type: 'application/pdf' });

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  fakeCanvas({ width: 100, height: 100 });
  fakeStore();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const section = (fields: object): DraftPart => ({
  part: 'section',
  content: Section.parse({ id: sampleId(), ...fields }),
});
const picture = (en: string) => ({ file_id: sampleId(), alt: { en }, caption: {} });
const alt = () => screen.getByLabelText('What does the picture show?');

test('a picture that was sent is in the content, and asks what it shows', async () => {
  const fetch = answerCalls(
    answer(requestPublicUpload, TICKET),
    answer(finishUpload, sentPicture({ id: ID })),
  );
  const { last } = showForm(section({ type: 'image' }));
  await userEvent.upload(screen.getByLabelText(/^Picture/, { selector: 'input' }), jpg);
  await waitFor(() => expect(last()).toMatchObject({ picture: { file_id: ID, alt: {}, caption: {} } }));
  expect(bodiesTo(fetch, requestPublicUpload)).toMatchObject([{ type: 'productPicture' }]);
  expect(screen.getByText('Not written yet')).toBeVisible();
  fireEvent.change(alt(), { target: { value: 'Combs on a cliff' } });
  fireEvent.change(screen.getByLabelText('Caption'), { target: { value: 'Above Kotagiri' } });
  expect(last()).toMatchObject({
    picture: { file_id: ID, alt: { en: 'Combs on a cliff' }, caption: { en: 'Above Kotagiri' } },
  });
  expect(screen.queryByText('Not written yet')).toBeNull();
});

test('the product’s picture goes with its words', async () => {
  const content = FIXED_CONTENT.overview.parse({ image_file_id: ID, image_alt: { en: 'A jar' } });
  const { last } = showForm({ part: 'overview', content }, { files: [sentPicture({ id: ID })] });
  expect(alt()).toHaveValue('A jar');
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(last()).toMatchObject({ image_file_id: null, image_alt: {} });
});

test('pictures of a gallery move with their words, and go', async () => {
  const pictures = [picture('One'), picture('Two')];
  const files = pictures.map(({ file_id: id }) => sentPicture({ id }));
  const { last } = showForm(section({ type: 'gallery', pictures }), { files });
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 2 up' }));
  expect(last()).toMatchObject({ pictures: [pictures[1], pictures[0]] });
  const [first] = screen.getAllByLabelText('What does the picture show?');
  fireEvent.change(first!, { target: { value: 'Second' } });
  expect(last()).toMatchObject({ pictures: [{ alt: { en: 'Second' } }, { alt: { en: 'One' } }] });
  await userEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!);
  expect(last()).toMatchObject({ pictures: [pictures[0]] });
});

test('pictures are added to a gallery at its end', async () => {
  answerCalls(answer(requestPublicUpload, TICKET), answer(finishUpload, sentPicture({ id: ID })));
  const before = picture('One');
  const { last } = showForm(section({ type: 'gallery', pictures: [before] }));
  await userEvent.upload(screen.getByLabelText('Add pictures'), jpg);
  await waitFor(() =>
    expect(last()).toMatchObject({ pictures: [before, { file_id: ID, alt: {}, caption: {} }] }),
  );
});

test('a document is a PDF with a line about it', async () => {
  const stored = fileRow({ id: ID, name: 'purity.pdf', nature: 'public' });
  const fetch = answerCalls(answer(requestPublicUpload, TICKET), answer(finishUpload, stored));
  const { last } = showForm(section({ type: 'document' }));
  await userEvent.upload(screen.getByLabelText(/^Document/, { selector: 'input' }), pdf);
  await waitFor(() => expect(last()).toMatchObject({ file_id: ID }));
  expect(bodiesTo(fetch, requestPublicUpload)).toMatchObject([{ type: 'productDocument' }]);
  fireEvent.change(screen.getByLabelText('About the document'), { target: { value: 'Of this batch' } });
  expect(last()).toMatchObject({ file_id: ID, text: { en: 'Of this batch' } });
});

test('a file that no page can show is said to be so at its place', () => {
  const words = 'This picture is missing or was not accepted. Choose another one.';
  showForm(section({ type: 'gallery', pictures: [picture('One'), picture('Two')] }), {
    faults: [{ path: 'sections.3.pictures.1.file_id', fault: 'picture' }],
  });
  expect(screen.getAllByText(words)).toHaveLength(1);
});
