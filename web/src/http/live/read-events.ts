import { type LiveEvent, liveEvent } from '@qrigin/domain/http';

/** What is between two empty lines: an event, or `undefined` for a mere sign of life. */
function eventIn(block: string): LiveEvent | undefined {
  const name = /^event: ?(.*)$/m.exec(block)?.[1];
  const data = /^data: ?(.*)$/m.exec(block)?.[1];
  return liveEvent(name ?? '', data ?? '');
}

/** Reads server-sent events to their end, however they are cut into pieces on the way. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onBlock: (event: LiveEvent | undefined) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) onBlock(eventIn(block));
  }
}
