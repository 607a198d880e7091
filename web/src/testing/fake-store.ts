import { vi } from 'vitest';

interface Put {
  address: string;
  headers: Record<string, string>;
  body: Blob;
}

interface Fakes {
  /** What the store answers; 'lost' for no answer at all, 'never' for one that does not come. */
  answer?: () => number | 'lost' | 'never';
}

/** Stands in for the object store: takes what is sent to it by XMLHttpRequest, in two halves. */
export function fakeStore({ answer = () => 200 }: Fakes = {}) {
  const puts: Put[] = [];
  const aborted: string[] = [];

  class FakeRequest extends EventTarget {
    status = 0;
    upload = new EventTarget();
    private put: Put = { address: '', headers: {}, body: new Blob() };

    open(method: string, address: string) {
      if (method !== 'PUT') throw new Error(`the store is sent files by PUT, not ${method}`);
      this.put.address = address;
    }

    setRequestHeader(name: string, value: string) {
      this.put.headers[name] = value;
    }

    send(body: Blob) {
      this.put.body = body;
      puts.push(this.put);
      void this.respond();
    }

    abort() {
      aborted.push(this.put.address);
      this.end('abort');
    }

    private async respond() {
      await Promise.resolve();
      const { size } = this.put.body;
      for (const loaded of [Math.floor(size / 2), size])
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
      const status = answer();
      if (status === 'never') return;
      if (status !== 'lost') this.status = status;
      this.end(status === 'lost' ? 'error' : 'load');
    }

    private end(type: string) {
      this.dispatchEvent(new Event(type));
      this.dispatchEvent(new Event('loadend'));
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return { puts, aborted };
}
