import { msg } from '@lingui/core/macro';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { Navigation } from './navigation.tsx';

function Page() {
  const [, setAgain] = useState(0);
  const entries = ['/roles', '/access'].map((path, at) => ({
    place: 'organisation' as const,
    at,
    path,
    to: path,
    opens: undefined,
    words: path === '/roles' ? msg`Roles` : msg`Access`,
    Icon: Bell,
  }));
  return (
    <>
      <Navigation label="Farm" entries={entries} />
      <button type="button" onClick={() => setAgain((count) => count + 1)}>
        Draw again
      </button>
      <Link to="/access/audit">Audit</Link>
    </>
  );
}

test('the strip shows where someone is once, and is not pulled back when it is drawn again', async () => {
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  show(<Page />, '/roles');
  expect(seen).toEqual(['Roles']);
  await userEvent.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(seen).toEqual(['Roles']);
  await userEvent.click(screen.getByRole('link', { name: 'Audit' }));
  expect(seen).toEqual(['Roles', 'Access']);
});
