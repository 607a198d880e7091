import { localTime } from './local-time.ts';
import { offerDashboard } from './offer-dashboard.ts';
import { offerShare } from './offer-share.ts';
import { sendUsage } from './send-usage.ts';

/** All that a scan page does by script. It can be read without. */
async function start(code: string): Promise<void> {
  offerShare();
  // Without storage or network the page is as everyone gets it.
  offerDashboard(code).catch(() => undefined);
  if (!(await sendUsage(code))) return;
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]'))
    time.textContent = localTime(time);
}

const code = document.querySelector('main')?.dataset['code'];
if (code) void start(code);
