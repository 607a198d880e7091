/**
 * The script that the page loads in place of the provider’s: the same `window.Razorpay`, and a dialog in which no money moves.
 * It is text, because it runs in browsers and nothing builds it. It makes elements one by one, as the strictest pages demand.
 */
export const CHECKOUT_SCRIPT = `(() => {
  const home = new URL(document.currentScript.src).origin;
  const LOOK = {
    border: '1px solid #8a8a8a', borderRadius: '12px', padding: '24px', maxWidth: '340px', width: 'calc(100% - 48px)',
    background: '#ffffff', color: '#1a1a1a', font: '16px/1.5 system-ui, sans-serif',
  };
  const BUTTON = {
    display: 'block', width: '100%', minHeight: '44px', marginTop: '12px', border: '1px solid #1a1a1a',
    borderRadius: '8px', background: '#ffffff', color: '#1a1a1a', font: 'inherit', cursor: 'pointer',
  };
  const make = (name, text, style = {}) => {
    const element = document.createElement(name);
    element.textContent = text;
    Object.assign(element.style, style);
    return element;
  };
  window.Razorpay = class {
    #options;
    #listeners = new Map();
    #dialog;
    constructor(options) {
      if (!options || !options.key || !options.order_id) throw new Error('key and order_id are needed');
      this.#options = options;
    }
    on(event, listener) {
      this.#listeners.set(event, listener);
    }
    async #tell(outcome) {
      const { key, order_id } = this.#options;
      const answered = await fetch(home + '/v1/checkout/' + outcome, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key_id: key, order_id }),
      });
      return answered.json();
    }
    async #pay() {
      const told = await this.#tell('pay');
      if (told.error) return this.#failed(told.error);
      this.#end();
      this.#options.handler?.(told);
    }
    #failed(error) {
      this.#line.textContent = error.description;
      this.#listeners.get('payment.failed')?.({ error });
    }
    #line = make('p', '', { margin: '12px 0 0', color: '#b00020' });
    #end() {
      this.#dialog?.remove();
      this.#dialog = undefined;
    }
    close() {
      this.#end();
      this.#options.modal?.ondismiss?.();
    }
    open() {
      const { amount, currency, name, description } = this.#options;
      const dialog = make('dialog', '', LOOK);
      dialog.setAttribute('aria-label', 'Test payment');
      const price = new Intl.NumberFormat('en-IN', { style: 'currency', currency: currency ?? 'INR' });
      const button = (words, work, style) => {
        const made = make('button', words, { ...BUTTON, ...style });
        made.type = 'button';
        made.addEventListener('click', work);
        return made;
      };
      this.#line.setAttribute('role', 'alert');
      dialog.append(
        make('h2', 'Test payment: no money moves', { margin: '0 0 8px', fontSize: '18px' }),
        make('p', [name, description].filter(Boolean).join(', '), { margin: '0' }),
        make('p', amount ? price.format(amount / 100) : '', { margin: '4px 0 0', fontWeight: '600' }),
        button('Pay', () => this.#pay(), { background: '#1a1a1a', color: '#ffffff' }),
        button('Fail', async () => this.#failed((await this.#tell('fail')).error)),
        button('Close', () => this.close()),
        this.#line,
      );
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.close();
      });
      document.body.append(dialog);
      this.#dialog = dialog;
      dialog.showModal();
    }
  };
})();
`;
