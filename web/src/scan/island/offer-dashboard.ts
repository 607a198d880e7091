import { signedIn } from './signed-in.ts';

/** Shows members of the organisation the way to the code in their dashboard, the first that the page has. Nothing is asked about anyone who is not signed in. */
export async function offerDashboard(code: string): Promise<void> {
  const headers = signedIn();
  const link = document.querySelector<HTMLAnchorElement>('.member');
  if (!link || !headers.Authorization) return;
  const response = await fetch(`/api/scan/${code}/whoami`, { headers });
  const { org_id: org } = await response.json();
  if (!org) return;
  link.href = `/dashboard/${org}/codes/${code}`;
  link.hidden = false;
}
