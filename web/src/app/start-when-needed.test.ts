import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWhenNeeded } from './start-when-needed.ts';

/** Another address for each test: a module runs once for each. */
let count = 0;
const started: number[] = [];
Object.assign(globalThis, { started });

beforeEach(() => {
  count += 1;
  const app = `data:text/javascript,started.push(${count})`;
  document.head.innerHTML = `<link rel="modulepreload" data-app href="${app}">`;
});

afterEach(() => {
  // Ends the wait of a test in which no one did anything.
  window.dispatchEvent(new Event('scroll'));
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  localStorage.clear();
  history.replaceState(null, '');
});

/** Whether the app of this test runs: what was asked for before has been loaded by then. */
async function hasStarted(): Promise<boolean> {
  await import(/* @vite-ignore */ `data:text/javascript,${count}`);
  return started.includes(count);
}

const does = (sign: string) => document.body.dispatchEvent(new Event(sign, { bubbles: true }));

describe('the app of a page that is only read', () => {
  it('waits until someone does something', async () => {
    startWhenNeeded();
    expect(await hasStarted()).toBe(false);
  });

  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'popstate'])(
    'starts with %s',
    async (sign) => {
      startWhenNeeded();
      does(sign);
      await vi.waitFor(() => expect(started).toContain(count));
    },
  );

  it.each(['token-storage', 'theme'])('starts at once where %s is stored', async (name) => {
    localStorage.setItem(name, 'x');
    startWhenNeeded();
    await vi.waitFor(() => expect(started).toContain(count));
  });

  it('starts at once on a page to which someone returns', async () => {
    history.replaceState({ idx: 0 }, '');
    startWhenNeeded();
    await vi.waitFor(() => expect(started).toContain(count));
  });

  it('waits where the storage is switched off', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    startWhenNeeded();
    expect(await hasStarted()).toBe(false);
    does('keydown');
    await vi.waitFor(() => expect(started).toContain(count));
  });

  it('leaves a page alone that starts its app itself', async () => {
    document.head.innerHTML = '';
    startWhenNeeded();
    does('keydown');
    expect(await hasStarted()).toBe(false);
  });
});
