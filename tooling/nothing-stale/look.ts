import { type Overview, scanOverview } from '@qrigin/domain/scan';
import { clientAt } from '../../server/src/testing/client.ts';
import type { Dice } from '../../server/src/testing/fuzz/breaks/dice.ts';
import { fetchPatiently } from './patiently.ts';

/** The moments between which an answer was made. */
type Between = { after: number; before: number };

export type SeenOverview = Between & { overview: Overview | undefined; status: number };
export type SeenPage = Between & { text: string; status: number };

/** What was seen of one code at one process. */
export type Glance = { api: number; overview: SeenOverview };
export type Look = Glance & { page: SeenPage };

/** Looks at codes as shoppers do. */
export function createEyes(urls: readonly string[], roll: Dice) {
  async function lookAtOverview(url: string, code: string): Promise<SeenOverview> {
    const after = Date.now();
    const { ask } = clientAt(url, { send: fetchPatiently });
    const { status, body } = await ask(scanOverview, { params: { qr: code } });
    const isAnswered = status === scanOverview.status;
    return { after, before: Date.now(), overview: isAnswered ? body : undefined, status };
  }

  /** Compressed or not. */
  async function lookAtPage(url: string, code: string): Promise<SeenPage> {
    const after = Date.now();
    const response = await fetchPatiently(`${url}/scan/${code}`, {
      headers: roll(2) === 0 ? { 'accept-encoding': 'identity' } : {},
    });
    const text = await response.text();
    return { after, before: Date.now(), text, status: response.status };
  }

  return {
    /** At all processes at once, overview and page. */
    look: (code: string): Promise<Look[]> =>
      Promise.all(
        urls.map(async (url, at) => {
          const [overview, page] = await Promise.all([lookAtOverview(url, code), lookAtPage(url, code)]);
          return { api: at + 1, overview, page };
        }),
      ),
    /** The same without the page. */
    glance: (code: string): Promise<Glance[]> =>
      Promise.all(urls.map(async (url, at) => ({ api: at + 1, overview: await lookAtOverview(url, code) }))),
  };
}
export type Eyes = ReturnType<typeof createEyes>;
