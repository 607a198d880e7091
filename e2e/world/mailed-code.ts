import { z } from 'zod';
import { expect } from './world.ts';

const Mails = z.array(z.object({ to: z.array(z.object({ address: z.string() })), subject: z.string() }));

/** The code in the subject of the email that someone gets, once it has arrived. */
export async function mailedCode(address: string, subject: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = (await subjectsTo(address)).map((line) => codeIn(line, subject)).find(Boolean);
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code ?? '';
}

async function subjectsTo(address: string): Promise<string[]> {
  const response = await fetch(`${process.env['E2E_MAIL_URL']}/api/email`);
  const mails = Mails.parse(await response.json());
  return mails.filter(({ to }) => to.some((one) => one.address === address)).map((mail) => mail.subject);
}

function codeIn(line: string, subject: string): string | undefined {
  return line.endsWith(subject) ? line.slice(0, 6) : undefined;
}
