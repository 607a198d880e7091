/** Two statements keep a connection each busy while the next ones gather; more would only make smaller batches. */
const IN_FLIGHT = 2;
const MAX_CODES = 500;

type Waiting<Asked, Answer> = {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Joins look-ups that wait at the same moment into one statement. It adapts by itself: a lone one goes out at once and
 * alone; under load each statement carries everything that came while the last ones were under way.
 */
export function coalesce<Asked, Answer>(look: (asked: Asked[]) => Promise<Answer[]>) {
  const waiting: Waiting<Asked, Answer>[] = [];
  let inFlight = 0;

  async function send(batch: Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await look(batch.map(({ asked }) => asked));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const answer = answers[at];
        if (answer === undefined) reject(new Error('a look-up was left without an answer'));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function flush(): void {
    if (waiting.length === 0 || inFlight >= IN_FLIGHT) return;
    const batch = waiting.splice(0, MAX_CODES);
    inFlight += 1;
    void send(batch).finally(() => {
      inFlight -= 1;
      flush();
    });
  }

  return (asked: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ asked, resolve, reject });
    });
}
