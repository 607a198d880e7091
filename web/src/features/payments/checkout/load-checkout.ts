import { allowCheckout } from './allow-checkout.ts';

/** What the provider’s documentation says that its checkout is opened with, as much of it as we use. */
export interface CheckoutOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  handler: (told: unknown) => void;
  modal: { ondismiss: () => void };
}

interface Checkout {
  open: () => void;
  on: (event: 'payment.failed', listener: () => void) => void;
}

export type CheckoutProgram = new (options: CheckoutOptions) => Checkout;

declare global {
  interface Window {
    Razorpay?: CheckoutProgram;
  }
}

/** The provider’s program did not come: no network, or something in the browser blocks it. Nobody has paid anything. */
export class CheckoutUnreachable extends Error {
  override readonly name = 'CheckoutUnreachable';
}

const WAIT_MS = 20_000;

function addScript(address: string): Promise<void> {
  const script = document.createElement('script');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new CheckoutUnreachable());
    timer = setTimeout(fail, WAIT_MS);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    script.src = address;
    document.head.append(script);
  });
  // The program keeps running without its element.
  return loaded.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

/** The provider’s program, fetched when someone pays for the first time; after a failure it is fetched anew. */
export async function loadCheckout(address: string): Promise<CheckoutProgram> {
  if (!window.Razorpay) {
    allowCheckout();
    await addScript(address);
  }
  if (!window.Razorpay) throw new CheckoutUnreachable();
  return window.Razorpay;
}
