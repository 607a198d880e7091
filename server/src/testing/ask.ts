export type Answer = { status: number; headers: Headers; text: string; body: unknown };
type Asked = { token?: string | undefined; body?: unknown; headers?: Record<string, string> };

/** `ask('GET /:org/roles')` is written as `ask('GET', '/…/roles')`: a real request over HTTP. */
export type Ask = (method: string, path: string, asked?: Asked) => Promise<Answer>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Nothing waits for an answer that never ends: once it has begun, it counts as an empty text. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  await response.body?.cancel();
  return '""';
}

export function askAt(url: string): Ask {
  return async (method, path, { token, body, headers = {} } = {}) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await textOf(response);
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  };
}
