import type { BrowserContext, Request, Response } from '@playwright/test';
import { PREVIEW_FRAME } from '@qrigin/domain/scan';

/**
 * Every host beside the product's own origins and its file store that a browser may be sent to, and when. No one is
 * followed by others for looking at a page, so there is none until a person asks for what only that host has.
 */
const OUTSIDE_HOSTS: readonly { host: string; when: string }[] = [];

export interface Watch {
  /** Everything that went wrong in any page of the context since the start or the last clear(), in words. */
  faults(): readonly string[];
  clear(): void;
}

/** What pages call for data. An answer of 4xx there is an answer; a style or a picture that is missing is a fault. */
const CALLS = ['document', 'fetch', 'xhr'];

/** Notes what a person would never see but an engineer must: errors in the console, refusals, failed loads. */
export async function watchContext(context: BrowserContext): Promise<Watch> {
  const found: string[] = [];
  const note = (fault: string | undefined) => fault !== undefined && found.push(fault);

  context.on('console', (message) => {
    // The browser also prints failed loads here. They are judged below, where their kind and status are known.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    if (isOwnScript(message.text())) return;
    note(`console error: ${message.text()}`);
  });
  context.on('weberror', (webError) => note(`page error: ${webError.error().message}`));
  context.on('request', (request) => note(outsideRequest(request)));
  context.on('requestfailed', (request) => note(failedRequest(request)));
  context.on('response', (response) => note(badResponse(response)));
  await watchPolicy(context, note);
  return {
    faults: () => [...found],
    clear: () => {
      found.length = 0;
    },
  };
}

/** The script below goes into every frame, and in that of a preview none may run. */
const isOwnScript = (text: string) =>
  text.startsWith('Blocked script execution in ') && text.includes(`${PREVIEW_FRAME}'`);

/** Everything of the product answers on this machine, so any other host is someone else's. */
function outsideRequest(request: Request): string | undefined {
  const { protocol, hostname } = new URL(request.url());
  const isHere = !/^(https?|wss?):$/.test(protocol) || /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname);
  if (isHere || OUTSIDE_HOSTS.some(({ host }) => host === hostname)) return undefined;
  return `request to another host: ${hostname}`;
}

function failedRequest(request: Request): string | undefined {
  const reason = request.failure()?.errorText ?? 'no reason';
  // A page that is left, or a screen that no longer wants an answer, drops its own requests.
  if (reason === 'net::ERR_ABORTED') return undefined;
  // Scripts where they are switched off. What the content policy refuses elsewhere is noted as its violation.
  if (reason === 'csp') return undefined;
  return `failed request: ${request.method()} ${request.url()} (${reason})`;
}

function badResponse(response: Response): string | undefined {
  const status = response.status();
  const isCall = CALLS.includes(response.request().resourceType());
  if (status < 400 || (status < 500 && isCall)) return undefined;
  return `bad response: ${status} for ${response.request().method()} ${response.url()}`;
}

/** Content security policy: the event also reports refusals that print nothing, such as a caught eval. */
async function watchPolicy(context: BrowserContext, note: (fault: string) => void): Promise<void> {
  await context.exposeFunction('noteViolation', (directive: string, blocked: string) =>
    note(`policy violation: ${directive} refused ${blocked}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      if (!('noteViolation' in window) || typeof window.noteViolation !== 'function') return;
      window.noteViolation(event.effectiveDirective, event.blockedURI);
    });
  });
}
