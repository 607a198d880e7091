import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { FileField } from './file-field.tsx';

const pdf = new File(['%PDF'], 'organic.pdf', { type: 'application/pdf' });

test('without a file it offers to choose one', async () => {
  const onChoose = vi.fn<(file: File) => void>();
  show(<FileField label="Certificate" onChoose={onChoose} hint="PDF" />);
  const field = screen.getByLabelText('Certificate Choose File No File Chosen');
  expect(field).toHaveAccessibleDescription('PDF');
  await userEvent.upload(field, pdf);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(pdf);
});

test('with a file it names it and offers to change it', () => {
  show(
    <FileField
      label="Certificate"
      file={{ name: 'organic.pdf', size: 412_000 }}
      onChoose={vi.fn<(file: File) => void>()}
    />,
  );
  expect(screen.getByLabelText('Certificate Change File organic.pdf')).toBeVisible();
  expect(screen.getByText('412 kB')).toBeVisible();
});

test('what went wrong with it stands beside it', () => {
  show(
    <FileField
      label="Logo"
      onChoose={vi.fn<(file: File) => void>()}
      hint="PNG"
      fault="Choose the file again."
    />,
  );
  const field = screen.getByLabelText(/^Logo/);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Choose the file again.');
});

test('a file can be dropped on it', () => {
  const onChoose = vi.fn<(file: File) => void>();
  show(<FileField label="Logo" onChoose={onChoose} />);
  fireEvent.drop(screen.getByText('No File Chosen'), { dataTransfer: { files: [pdf] } });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(pdf);
});
