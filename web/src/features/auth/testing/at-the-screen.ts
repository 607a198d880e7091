import { readMe } from '@qrigin/domain/auth';
import { listMyOrganisations } from '@qrigin/domain/organisations';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { answer } from '../../../testing/answer-calls.ts';
import { ME } from '../../../testing/me.ts';

/** What the page behind the door asks for. */
export const DASHBOARD = [answer(readMe, ME), answer(listMyOrganisations, [])];

export async function type(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await userEvent.type(await screen.findByLabelText(label), value);
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Into the six boxes; the last digit sends them. */
export async function typeCode(code: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText('Digit 1 of 6'));
  await userEvent.keyboard(code);
}

export async function logIn(): Promise<void> {
  await type({ Email: ME.email, Password: 'right horse' });
  await press('Login');
}

export const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** With the clock in hand, which is real again after the test. */
export async function passTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Lets all happen that takes no time, until the words are there. */
export async function passNoTimeUntil(words: string): Promise<void> {
  for (let turn = 0; turn < 200 && screen.queryAllByText(words).length === 0; turn += 1) await passTime(0);
}
